import { conjunctsOf, constantsOf, equalityOn, mapChildren } from './ast.ts';
import type { StoredDocument } from '../store/types.ts';
import type { ExprNode } from './ast.ts';
import type { View } from './view.ts';

/**
 * Narrows every `*[…]` of a query to the documents its indexed conditions allow, so that groq-js does not test the
 * whole dataset. The complete filter stays in place: a candidate list may hold too many documents, never too few, and
 * the result is the same with and without this step.
 */
export function planQuery(tree: ExprNode, view: View): ExprNode {
  const node = mapChildren(tree, (child) => planQuery(child, view));
  if (node.type !== 'Filter' || node.base.type !== 'Everything') return node;
  const candidates = smallest(conjunctsOf(node.expr).map((condition) => candidatesFor(condition, view)));
  return candidates ? { ...node, base: { type: 'Value', value: candidates } } : node;
}

function smallest(lists: readonly (readonly StoredDocument[] | undefined)[]): readonly StoredDocument[] | undefined {
  let best: readonly StoredDocument[] | undefined;
  for (const list of lists) {
    if (list && (!best || list.length < best.length)) best = list;
  }
  return best;
}

/** The documents that can satisfy a condition, in the view's order; undefined when no index knows. */
function candidatesFor(condition: ExprNode, view: View): readonly StoredDocument[] | undefined {
  const equality = equalityOn(condition);
  if (equality) {
    if (equality.path === '_id') return view.withIds(equality.values);
    if (equality.path === '_type') return merge(equality.values, view, view.ofType);
    if (equality.path === 'slug.current') return merge(equality.values, view, view.withSlug);
    return undefined;
  }
  if (condition.type !== 'FuncCall') return undefined;
  if (condition.namespace === 'global' && condition.name === 'references') {
    const ids = constantArguments(condition.args);
    return ids && view.referencing(ids);
  }
  if (condition.namespace === 'sanity' && condition.name === 'versionOf') {
    const [id] = constantArguments(condition.args) ?? [];
    return id === undefined ? undefined : view.ofGroup(id);
  }
  return undefined;
}

/** Results of several lookups in the view's order; a single one is used as it is. */
function merge(
  values: readonly string[],
  view: View,
  lookup: (value: string) => readonly StoredDocument[],
): readonly StoredDocument[] {
  const [first, ...others] = [...new Set(values)];
  if (first === undefined) return [];
  if (others.length === 0) return lookup(first);
  return view.withIds([first, ...others].flatMap((value) => lookup(value).map(({ _id }) => _id)));
}

/** Every string among constant arguments, lists opened; undefined when one of them is computed. */
function constantArguments(args: readonly ExprNode[]): string[] | undefined {
  const values: string[] = [];
  for (const argument of args) {
    const constants = constantsOf(argument);
    if (!constants) return undefined;
    values.push(...constants.filter((value) => typeof value === 'string'));
  }
  return values;
}
