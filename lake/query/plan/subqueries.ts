import { mapChildren, someNode } from '../../groq/syntax-tree.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';

/** Keys under which a node keeps what it evaluates once per element of its base. */
const INNER_KEYS: Readonly<Record<string, string>> = {
  Filter: 'expr',
  Projection: 'expr',
  Map: 'expr',
  FlatMap: 'expr',
  PipeFuncCall: 'args',
};

/** Functions that look at the document under test without naming it. */
const IMPLICIT = new Set(['references', 'versionOf', 'partOfRelease', 'anywhere']);

/**
 * Replaces every subquery that does not depend on its surroundings, so that it can be evaluated once. groq-js
 * evaluates it anew for each element: `*[_id in *[_id in *[…]]]` nested ten deep would keep it busy for ever.
 */
export function hoistSubqueries(tree: ExprNode, replace: (subquery: ExprNode) => ExprNode): ExprNode {
  return hoist(tree, false, replace);
}

function hoist(node: ExprNode, isRepeated: boolean, replace: (subquery: ExprNode) => ExprNode): ExprNode {
  const inner = INNER_KEYS[node.type];
  const isSubquery = isRepeated && isIndependent(node);
  const hoisted = mapChildren(node, (child, key) =>
    hoist(child, key === inner || (isRepeated && !isSubquery), replace),
  );
  if (!isSubquery) return hoisted;
  return replace(hoisted);
}

function isIndependent(node: ExprNode): boolean {
  // The dataset by itself is no subquery: what stands on it decides which of it is looked at.
  if (node.type === 'Everything') return false;
  // An element of an array or object is a carrier, not something that has a value.
  if (node.type === 'Array' || node.type === 'Object' || !someNode(node, ({ type }) => type === 'Everything'))
    return false;
  if (CARRIERS.has(node.type) || someNode(node, ({ type }) => type === 'Parent' || type === 'Context')) return false;
  return !readsSurroundings(node);
}

const CARRIERS = new Set<string>([
  'ArrayElement',
  'ObjectAttributeValue',
  'ObjectConditionalSplat',
  'ObjectSplat',
  'SelectAlternative',
  'Asc',
  'Desc',
]);

/** Whether the node uses the value it is evaluated on, outside the parts that get a value of their own. */
function readsSurroundings(node: ExprNode): boolean {
  if (node.type === 'This' || node.type === 'Parameter') return true;
  if (node.type === 'AccessAttribute' && !node.base) return true;
  if (node.type === 'FuncCall' && IMPLICIT.has(node.name)) return true;
  const inner = INNER_KEYS[node.type];
  let reads = false;
  mapChildren(node, (child, key) => {
    if (key !== inner) reads ||= readsSurroundings(child);
    return child;
  });
  return reads;
}
