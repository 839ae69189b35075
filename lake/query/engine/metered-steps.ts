import { someNode } from '../ast.ts';
import { isConstant } from '../lazy-value.ts';
import type { ExprNode } from '../ast.ts';

/** Sums of computed values in one query; each can double a text. */
const MOST_SUMS = 8;

/** Functions that go through large shapes or documents in one step. */
const UNSEEN = new Set(['geo', 'diff']);

/**
 * Whether the meter sees everything a query does. A single step can take for ever when a pattern with many asterisks
 * becomes a regular expression, when texts double, or when two long lists are compared element by element.
 */
export function hasMeteredSteps(tree: ExprNode): boolean {
  let sums = 0;
  return !someNode(tree, (node) => {
    if (node.type === 'FuncCall')
      return UNSEEN.has(node.namespace) || `${node.namespace}::${node.name}` === 'array::intersects';
    if (node.type !== 'OpCall') return false;
    if (node.op === '+' && !isConstant(node.left) && !isConstant(node.right)) sums += 1;
    return sums > MOST_SUMS || (node.op === 'match' && !isSafePattern(node.right));
  });
}

function isSafePattern(pattern: ExprNode): boolean {
  if (pattern.type === 'FuncCall' && pattern.namespace === 'text') return pattern.args.every(isSafePattern);
  if (pattern.type === 'Array') return pattern.elements.every(({ value }) => isSafePattern(value));
  if (!isConstant(pattern)) return false;
  const texts: readonly unknown[] = Array.isArray(pattern.value) ? pattern.value : [pattern.value];
  return texts.every((text) => typeof text !== 'string' || !/\*[^\s*]*\*[^\s*]*\*/.test(text.replace(/\*+/g, '*')));
}
