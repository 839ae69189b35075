import { evaluateSync, parse, toJS } from 'groq-js';
import { ANYTHING, ofId, ofSlug, ofType, type Published } from './dependencies.ts';

/** Documents as a query reaches them. */
export interface Shelves {
  readonly all: readonly Published[];
  get(id: string): Published | undefined;
  ofType(type: string): readonly Published[];
}

export interface Evaluated {
  /** JSON; null where nothing was found. */
  readonly result: unknown;
  /** Names of what it depends on (`dependencies.ts`). */
  readonly dependsOn: ReadonlySet<string>;
}

/** A node of groq-js' syntax tree, as far as it is looked at here. */
export interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/**
 * Answers a GROQ query from the documents at hand, and says what of them the answer depends on.
 *
 * groq-js looks through all documents for each `*[…]`. Here `*` is only the documents that the filter can accept, as far as
 * it says so by constants: those of a type, one id, one slug. What is written into the tree for it notes when it is looked at: a
 * page's query names all types, and evaluates few of them.
 * @throws Error where groq-js cannot evaluate it
 */
export function evaluate(parsed: Node, params: Readonly<Record<string, unknown>>, shelves: Shelves): Evaluated {
  const dependsOn = new Set<string>();
  const tree = narrow(parsed, { shelves, note: (name) => dependsOn.add(name) });
  const value = evaluateSync(tree, {
    dataset: shelves.all,
    params,
    timestamp: new Date(),
    dereference: ({ _ref: id }: { readonly _ref: string }) => {
      dependsOn.add(ofId(id));
      return shelves.get(id);
    },
  });
  return { result: toJS(value) ?? null, dependsOn };
}

/** @param params stand in the tree afterwards. @throws Error for what is no query */
export function parseQuery(query: string, params: Readonly<Record<string, unknown>>): Node {
  return parse(query, { params });
}

interface Narrowing {
  readonly shelves: Shelves;
  readonly note: (name: string) => void;
}

function narrow(node: Node, narrowing: Narrowing): Node {
  // Data, which may look like a node.
  if (node.type === 'Value') return node;
  if (node.type === 'Everything') return lookedAt([ANYTHING], narrowing.shelves.all, narrowing);
  const parts = Object.entries(node).map(([name, part]): [string, unknown] => {
    const base = name === 'base' && node.type === 'Filter' && isNode(part) && part.type === 'Everything';
    return [name, base && isNode(node.expr) ? candidates(node.expr, narrowing) : narrowPart(part, narrowing)];
  });
  return Object.fromEntries(parts) as Node;
}

function narrowPart(part: unknown, narrowing: Narrowing): unknown {
  if (Array.isArray(part)) return part.map((item: unknown) => narrowPart(item, narrowing));
  return isNode(part) ? narrow(part, narrowing) : part;
}

/** Stands for `*` under a filter. */
function candidates(filter: Node, narrowing: Narrowing): Node {
  const { shelves } = narrowing;
  const conditions = conjuncts(filter);
  const ids = constantsFor('_id', conditions);
  if (ids?.length === 1) return lookedAt(ids.map(ofId), ids.map((id) => shelves.get(id)).filter(isDefined), narrowing);
  const types = constantsFor('_type', conditions);
  if (!types) return lookedAt([ANYTHING], shelves.all, narrowing);
  const slugs = constantsFor('slug.current', conditions);
  const names = types.flatMap((type) => slugs?.map((slug) => ofSlug(type, slug)) ?? [ofType(type)]);
  const [only = ''] = types;
  // In the order in which groq-js would come to them.
  const documents =
    types.length === 1 ? shelves.ofType(only) : shelves.all.filter(({ _type }) => types.includes(_type));
  return lookedAt(names, documents, narrowing);
}

/** Documents in the place of a part of the query, which are noted when groq-js comes to them. */
function lookedAt(names: readonly string[], documents: readonly Published[], { note }: Narrowing): Node {
  return {
    type: 'Value',
    get value() {
      for (const name of names) note(name);
      return documents;
    },
  };
}

function conjuncts(node: Node): readonly Node[] {
  if (node.type === 'Group' && isNode(node.base)) return conjuncts(node.base);
  if (node.type !== 'And' || !isNode(node.left) || !isNode(node.right)) return [node];
  return [...conjuncts(node.left), ...conjuncts(node.right)];
}

/** The texts that an attribute has to be one of: `path == "a"`, `path in ["a", "b"]`. */
function constantsFor(path: string, conditions: readonly Node[]): readonly string[] | undefined {
  for (const { type, op, left, right } of conditions) {
    if (type !== 'OpCall' || !isNode(left) || !isNode(right) || pathOf(left) !== path) continue;
    const texts = op === '==' ? [right] : op === 'in' && right.type === 'Array' ? elementsOf(right) : [];
    const values = texts.map((node) => (node?.type === 'Value' ? node.value : undefined));
    if (values.length > 0 && values.every((value) => typeof value === 'string')) return values;
  }
  return undefined;
}

function elementsOf({ elements }: Node): readonly (Node | undefined)[] {
  return Array.isArray(elements)
    ? elements.map((element: unknown) => (isNode(element) && isNode(element.value) ? element.value : undefined))
    : [];
}

function pathOf({ type, base, name }: Node): string | undefined {
  if (type !== 'AccessAttribute' || typeof name !== 'string') return undefined;
  if (!isNode(base)) return name;
  const before = pathOf(base);
  return before && `${before}.${name}`;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;
