import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type SchemaNode =
  | { readonly type: 'object'; readonly attributes: Attributes; readonly rest?: SchemaNode }
  | { readonly type: 'array'; readonly of: SchemaNode }
  | { readonly type: 'union'; readonly of: readonly SchemaNode[] }
  | { readonly type: 'inline'; readonly name: string }
  | { readonly type: 'string'; readonly value?: string }
  | { readonly type: 'number' | 'boolean' | 'null' | 'unknown' };

type Attributes = Readonly<Record<string, { readonly value: SchemaNode; readonly optional?: boolean }>>;
type SchemaEntry = { readonly name: string; readonly value: SchemaNode };

const entries: readonly SchemaEntry[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'generated/schema.json'), 'utf8'),
);

/** Blocks of text are written by the editor, always whole: emptied ones never occur. */
const KEPT_WHOLE = new Set(['richTextBody']);

/**
 * The same value with every field gone that the content model does not require: the poorest content that can be published.
 * @param type name of the value's type in the schema
 */
export function requiredOnly(type: string, value: unknown): unknown {
  return reduced({ type: 'inline', name: type }, value);
}

function reduced(node: SchemaNode, value: unknown): unknown {
  if (node.type === 'array' && Array.isArray(value)) return value.map((item) => reduced(node.of, item));
  if (node.type === 'inline' && KEPT_WHOLE.has(node.name)) return value;
  const attributes = attributesOf(node);
  if (!attributes || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const attribute = attributes[name];
      if (attribute?.optional === true) return [];
      return [[name, attribute ? reduced(attribute.value, member) : member]];
    }),
  );
}

function attributesOf(node: SchemaNode): Attributes | undefined {
  if (node.type === 'object') return { ...node.attributes, ...(node.rest && attributesOf(node.rest)) };
  const entry = node.type === 'inline' ? entries.find(({ name }) => name === node.name) : undefined;
  return entry && attributesOf(entry.value);
}
