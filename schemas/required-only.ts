import { type Attributes, extractedSchema, type SchemaNode } from './extracted-schema.ts';

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
  const entry = node.type === 'inline' ? extractedSchema.find(({ name }) => name === node.name) : undefined;
  return entry?.type === 'type' ? attributesOf(entry.value) : entry?.attributes;
}
