import { mapChildren, someNode } from '../../groq/syntax-tree.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';

/** One step from a value into a part of it. Elements of stored lists are known by their key. */
export type Segment = string | number | { readonly key: string; readonly index: number };

/** The document as the caller sees it; `_originalId` is its stored id where a perspective shows another. */
interface SourceDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _originalId?: unknown;
}

/** A place in a stored document. */
export interface Source {
  readonly document: SourceDocument;
  readonly path: readonly Segment[];
}

/**
 * A value and where it comes from: `copy`, it stands in a document just like this; `object` and `list`, it was put
 * together from parts that have their own origins; `literal`, it stands in the query; `computed`, nobody can say.
 */
export type Traced =
  | { readonly kind: 'copy'; readonly value: unknown; readonly source: Source }
  | { readonly kind: 'object'; readonly value: object; readonly fields: ReadonlyMap<string, Traced> }
  | { readonly kind: 'list'; readonly value: readonly unknown[]; readonly items: readonly Traced[] }
  | { readonly kind: 'literal' | 'computed'; readonly value: unknown };

export const NOTHING: Traced = { kind: 'computed', value: null };

export function tracedDocument(document: unknown): Traced {
  return isDocument(document)
    ? { kind: 'copy', value: document, source: { document, path: [] } }
    : { kind: 'computed', value: document ?? null };
}

function isDocument(value: unknown): value is SourceDocument {
  return typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string';
}

export function tracedList(items: readonly Traced[]): Traced {
  return { kind: 'list', value: items.map(({ value }) => value), items };
}

export function tracedObject(fields: ReadonlyMap<string, Traced>): Traced {
  const value = Object.fromEntries([...fields].map(([name, field]) => [name, field.value]));
  return { kind: 'object', value, fields };
}

/** Plain objects only: dates and paths have no attributes in GROQ. */
export function isObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

export function memberOf(traced: Traced, name: string): Traced {
  if (traced.kind === 'object') return traced.fields.get(name) ?? NOTHING;
  const { value } = traced;
  if (!isObject(value) || !Object.hasOwn(value, name)) return NOTHING;
  const member: unknown = value[name as keyof typeof value];
  return traced.kind === 'copy' ? part(traced.source, member, name) : unplaced(traced, member);
}

/** All attributes; undefined when the value is no object. */
export function fieldsOf(traced: Traced): ReadonlyMap<string, Traced> | undefined {
  if (traced.kind === 'object') return traced.fields;
  if (!isObject(traced.value)) return undefined;
  return new Map(Object.keys(traced.value).map((name) => [name, memberOf(traced, name)]));
}

/** All elements; undefined when the value is no list. */
export function itemsOf(traced: Traced): readonly Traced[] | undefined {
  if (traced.kind === 'list') return traced.items;
  const list: unknown = traced.value;
  if (!Array.isArray(list)) return undefined;
  return list.map((element: unknown, index): Traced => {
    if (traced.kind !== 'copy') return unplaced(traced, element);
    const key = isObject(element) && '_key' in element ? element._key : undefined;
    return part(traced.source, element, typeof key === 'string' ? { key, index } : index);
  });
}

function part({ document, path }: Source, value: unknown, segment: Segment): Traced {
  return { kind: 'copy', value, source: { document, path: [...path, segment] } };
}

function unplaced(whole: Traced, value: unknown): Traced {
  return { kind: whole.kind === 'literal' ? 'literal' : 'computed', value };
}

/** Where an expression is evaluated: `@`, and what `^`, `^.^`, … mean, nearest first. */
export interface Scope {
  readonly value: Traced;
  readonly parents: readonly Traced[];
  /** Steps like `list[].name` have a `@` of their own and no `^`: scopes inside them skip them. */
  readonly isHidden: boolean;
}

export function nested(scope: Scope, value: Traced, isHidden = false): Scope {
  return { value, parents: scope.isHidden ? scope.parents : [scope.value, ...scope.parents], isHidden };
}

/** Which part of a node is evaluated in a scope of its own, and whether that scope is hidden. */
const INNER: Readonly<Record<string, { readonly key: string; readonly isHidden: boolean }>> = {
  Filter: { key: 'expr', isHidden: false },
  Projection: { key: 'expr', isHidden: false },
  PipeFuncCall: { key: 'args', isHidden: false },
  Map: { key: 'expr', isHidden: true },
  FlatMap: { key: 'expr', isHidden: true },
};

const withParents = new WeakMap<ExprNode, boolean>();

function usesParents(node: ExprNode): boolean {
  const known = withParents.get(node);
  if (known !== undefined) return known;
  const found = someNode(node, ({ type }) => type === 'Parent');
  withParents.set(node, found);
  return found;
}

/**
 * The expression with every `^` that leads out of it replaced by the value it means there, so that it can be evaluated
 * on its own with `@` as the root; the same node when it has none.
 */
export function closedExpression(node: ExprNode, scope: Scope): ExprNode {
  return usesParents(node) ? close(node, scope.parents, 0, scope.isHidden) : node;
}

/** @param inside how many of the nearest parents are scopes that the expression itself opens */
function close(node: ExprNode, parents: readonly Traced[], inside: number, isHidden: boolean): ExprNode {
  if (node.type === 'Parent') {
    return node.n <= inside ? node : { type: 'Value', value: parents[node.n - inside - 1]?.value ?? null };
  }
  const inner = INNER[node.type];
  return mapChildren(node, (child, key) =>
    inner && key === inner.key
      ? close(child, parents, isHidden ? inside : inside + 1, inner.isHidden)
      : close(child, parents, inside, isHidden),
  );
}
