import { mapChildren, someNode } from '../ast.ts';
import type { ExprNode } from '../ast.ts';
import type { Traced } from './traced.ts';

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
