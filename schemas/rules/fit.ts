import {
  type Attributes,
  extractedSchema,
  type ObjectNode,
  type PlainNode,
  type SchemaEntry,
  type SchemaNode,
} from '../extracted-schema.ts';

/** A place of a stored document where its value is of another kind than its type says. */
export interface Misfit {
  /** Id of the document. */
  readonly id: string;
  readonly type: string;
  /** Like `sections[3].heading`. */
  readonly path: string;
  /** Kinds of values in words for staff, like `texto`. */
  readonly wanted: string;
  readonly found: string;
}

interface Identified {
  readonly _id: string;
  readonly _type: string;
}

type Fault = Pick<Misfit, 'path' | 'wanted' | 'found'>;

const WORDS = {
  string: 'texto',
  number: 'número',
  boolean: 'sim ou não',
  array: 'lista',
  object: 'objeto',
  null: 'nada',
  unknown: 'qualquer valor',
} as const;

/** Only types that hold themselves could lead as deep; a page that shows such a value goes as deep as this does. */
const MAX_DEPTH = 100;

/** Makes `misfitOf` for an extracted schema. */
export function judgeOf(schema: readonly SchemaEntry[]): (document: Identified) => Misfit | undefined {
  const types = new Map<string, SchemaNode>(
    schema.map((entry) => [
      entry.name,
      entry.type === 'document' ? { type: 'object', attributes: entry.attributes } : entry.value,
    ]),
  );
  const documentTypes = new Set(schema.filter(({ type }) => type === 'document').map(({ name }) => name));

  function faultIn(node: SchemaNode, value: unknown, path: string, depth: number): Fault | undefined {
    if (depth > MAX_DEPTH) return { path, wanted: `até ${MAX_DEPTH} níveis`, found: 'mais níveis' };
    const members = membersOf(node);
    if (members.some(({ type }) => type === 'unknown')) return undefined;
    const alike = members.filter(({ type }) => type === kindOf(value));
    const [first] = alike;
    if (!first) return fault(path, [...new Set(members.map(({ type }) => WORDS[type]))].join(' ou '), value);
    if (Array.isArray(value) && first.type === 'array') {
      return firstFault(value, (item, index) => faultIn(first.of, item, `${path}[${index}]`, depth + 1));
    }
    const objects = alike.filter((member) => member.type === 'object');
    return isObject(value) && objects.length > 0 ? faultInObject(objects, value, path, depth) : undefined;
  }

  function faultInObject(
    objects: readonly ObjectNode[],
    value: Readonly<Record<string, unknown>>,
    path: string,
    depth: number,
  ): Fault | undefined {
    const names = objects.map(({ attributes }) => literalOf(attributes._type));
    let object = objects[0];
    // References to several types are told apart by nothing, and need not be.
    if (new Set(names).size > 1) {
      if (typeof value._type !== 'string') return fault(`${path}._type`, WORDS.string, value._type);
      object = objects[names.indexOf(value._type)];
    }
    // Of a type that the schema does not have (yet): pages show nothing for it.
    if (!object) return undefined;
    const isReference = object.dereferencesTo !== undefined;
    return firstFault(Object.entries(object.attributes), ([name, attribute]) => {
      const member = value[name];
      if ((member === undefined || member === null) && !(isReference && name === '_ref')) return undefined;
      return faultIn(attribute.value, member, path ? `${path}.${name}` : name, depth + 1);
    });
  }

  /** What a value may be: one node, or several for a union; objects with the attributes of their `rest`. */
  function membersOf(node: SchemaNode): readonly PlainNode[] {
    if (node.type === 'union') return node.of.flatMap(membersOf);
    if (node.type === 'inline') return membersOf(types.get(node.name) ?? { type: 'unknown' });
    if (node.type !== 'object' || !node.rest) return [node];
    const more = membersOf(node.rest).find((member) => member.type === 'object');
    return [{ ...node, ...more, attributes: { ...node.attributes, ...more?.attributes } }];
  }

  return (document) => {
    const { _id: id, _type: type } = document;
    const found = documentTypes.has(type)
      ? (stumblingName(document, '', 0) ?? faultIn({ type: 'inline', name: type }, document, '', 0))
      : undefined;
    return found && { id, type, ...found };
  };
}

/**
 * The first place where a stored document, whoever wrote it, has another kind of value than its type in Studio. What is
 * missing (also `null`), unknown fields, former options and members of a list with an unknown `_type` are no misfits: pages
 * bear these. Members of a list must be there, and name their type where there is a choice; references must have an id.
 */
export const misfitOf = judgeOf(extractedSchema);

const PROTECTED = new Set(['testimonial', 'professional', 'priceItem']);

/** Whether nothing earlier of a document may stay when a version does not fit: that one may take back a consent, a name or a price. */
export function takesEarlierBack(type: string): boolean {
  return PROTECTED.has(type);
}

/** Names of fields at which the evaluation of GROQ ends (groq-js 2.0), wherever they stand; no type of Studio has them. */
const STUMBLING = ['hasOwnProperty', 'then'];

function stumblingName(value: unknown, path: string, depth: number): Fault | undefined {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return undefined;
  return firstFault(Object.entries(value), ([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if (STUMBLING.includes(name)) return { path: at, wanted: 'outro nome de campo', found: `“${name}”` };
    return stumblingName(inner, at, depth + 1);
  });
}

function fault(path: string, wanted: string, value: unknown): Fault {
  return { path, wanted, found: WORDS[kindOf(value)] };
}

function kindOf(value: unknown): keyof typeof WORDS {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return kindOf(value) === 'object';
}

function literalOf(attribute: Attributes[string] | undefined): string | undefined {
  return attribute?.value.type === 'string' ? attribute.value.value : undefined;
}

function firstFault<Item>(
  items: readonly Item[],
  faultOf: (item: Item, index: number) => Fault | undefined,
): Fault | undefined {
  for (const [index, item] of items.entries()) {
    const found = faultOf(item, index);
    if (found) return found;
  }
  return undefined;
}
