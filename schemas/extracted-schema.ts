/** What Sanity's `schema extract` says of a value. A number or text may be said to be one of the options: `value`. */
export type SchemaNode = PlainNode | UnionNode | { readonly type: 'inline'; readonly name: string };
/** What is neither another type's name nor a choice of types. */
export type PlainNode =
  | ObjectNode
  | { readonly type: 'array'; readonly of: SchemaNode }
  | { readonly type: 'string'; readonly value?: string }
  | { readonly type: 'number'; readonly value?: number }
  | { readonly type: 'boolean' | 'null' | 'unknown' };

export interface ObjectNode {
  readonly type: 'object';
  readonly attributes: Attributes;
  /** Has more attributes. */
  readonly rest?: SchemaNode;
  /** Of references: the type of document. */
  readonly dereferencesTo?: string;
}

interface UnionNode {
  readonly type: 'union';
  readonly of: readonly SchemaNode[];
}

export type Attributes = Readonly<Record<string, { readonly value: SchemaNode; readonly optional?: boolean }>>;

export type SchemaEntry =
  | { readonly type: 'document'; readonly name: string; readonly attributes: Attributes }
  | { readonly type: 'type'; readonly name: string; readonly value: SchemaNode };

// Not a static import: Next compiles it for Jest with `assert`, which Node no longer reads.
const { default: schema } = await import('#schemas/generated/schema.json', { with: { type: 'json' } });

/** The content model as `npm run generate` extracts it. */
export const extractedSchema = schema as readonly SchemaEntry[];
