import { mapChildren } from '../ast.ts';
import type { ExprNode } from '../ast.ts';

const RELEASES: ExprNode = {
  type: 'Filter',
  base: { type: 'Everything' },
  expr: {
    type: 'OpCall',
    op: '==',
    left: { type: 'AccessAttribute', name: '_type' },
    right: { type: 'Value', value: 'system.release' },
  },
};

/** Steps that make a list out of what they stand on, or need one. */
const ON_LISTS = new Set<string>(['Filter', 'Slice', 'ArrayCoerce', 'Map', 'FlatMap', 'AccessElement']);
const TRAVERSALS = new Set<string>([...ON_LISTS, 'AccessAttribute', 'Deref', 'Projection']);

function isReleaseList(node: ExprNode): boolean {
  return node.type === 'FuncCall' && node.namespace === 'releases' && node.name === 'all';
}

/**
 * Replaces `releases::all()` by the filter it stands for, which the planner knows. groq-js reads the call as a single
 * value, so `releases::all().name` gives it null; here the steps that follow apply to each release, as after any filter.
 */
export function expandReleaseList(node: ExprNode): ExprNode {
  if (isReleaseList(node)) return RELEASES;
  const first = firstStep(node);
  const expanded = first && !ON_LISTS.has(first.type) ? perRelease(node) : node;
  return mapChildren(expanded, expandReleaseList);
}

/** The traversal step that stands directly on the call, when the node is a chain of steps on it. */
function firstStep(node: ExprNode): ExprNode | undefined {
  if (!TRAVERSALS.has(node.type) || !('base' in node) || !node.base) return undefined;
  return isReleaseList(node.base) ? node : firstStep(node.base);
}

function perRelease(chain: ExprNode): ExprNode {
  const givesList = ON_LISTS.has(chain.type) && chain.type !== 'AccessElement';
  return { type: givesList ? 'FlatMap' : 'Map', base: RELEASES, expr: onThis(chain) };
}

function onThis(step: ExprNode): ExprNode {
  return mapChildren(step, (child, key) => {
    if (key !== 'base') return child;
    return isReleaseList(child) ? { type: 'This' } : onThis(child);
  });
}
