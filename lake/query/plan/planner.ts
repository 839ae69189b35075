import { mapChildren, someNode } from '../../groq/syntax-tree.ts';
import { candidateList } from './candidates.ts';
import { correlatedLookup } from './correlated-lookup.ts';
import { shown } from './query-run.ts';
import { topN } from './top-n.ts';
import { lateProjection } from './late-projection.ts';
import { lazyValue } from '../../groq/computed-nodes.ts';
import { hoistSubqueries } from './subqueries.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { CurrentRun } from './query-run.ts';
import type { Evaluator } from '../../groq/evaluator.ts';

export interface PlanOptions {
  readonly current: CurrentRun;
  readonly evaluator: Evaluator;
  /** Plans a part of the tree. */
  readonly plan: (node: ExprNode) => ExprNode;
}

/**
 * Turns every `*[…]` of a query into a walk over the documents its indexed conditions allow, evaluates subqueries once,
 * and stops at the end of a slice. The complete filter stays in place: candidates may be too many, never too few, and
 * the result is the same with and without this step. The plan holds no data: it looks things up when it runs.
 */
export function planQuery(tree: ExprNode, given: Omit<PlanOptions, 'plan'>): ExprNode {
  const options: PlanOptions = { ...given, plan: (node) => plan(node, options) };
  return options.plan(hoistSubqueries(tree, (subquery) => once(options.plan(subquery), options)));
}

function plan(node: ExprNode, options: PlanOptions): ExprNode {
  const later = lateProjection(node);
  if (later !== node) return options.plan(later);
  if (node.type === 'Everything') return 'isMark' in node ? { type: 'Value', value: null } : everything(options);
  if (node.type === 'Filter' && node.base.type === 'Everything') return planFilter(node, options);
  return topN(node, options) ?? countedFilter(node, options) ?? mapChildren(node, (child) => options.plan(child));
}

function once(subquery: ExprNode, { current, evaluator }: PlanOptions): ExprNode {
  const guarded = evaluator.guard(subquery);
  return lazyValue(() => {
    const run = current.get();
    if (!run.subqueries.has(guarded)) run.subqueries.set(guarded, run.evaluate(guarded));
    return run.subqueries.get(guarded);
  });
}

function everything({ current }: PlanOptions): ExprNode {
  return lazyValue(() => {
    const run = current.get();
    return [...shown(run.view.source.everything().entries(), run)];
  });
}

function planFilter({ expr }: { readonly expr: ExprNode }, options: PlanOptions): ExprNode {
  const base = correlatedLookup(expr, options) ?? candidateList(expr, options);
  return { type: 'Filter', base, expr: options.plan(expr) };
}

/** `count(*[…])` keeps no documents: it counts the answers of the filter. */
function countedFilter(node: ExprNode, options: PlanOptions): ExprNode | undefined {
  if (node.type !== 'FuncCall' || node.namespace !== 'global' || node.name !== 'count') return undefined;
  const [counted] = node.args;
  if (counted?.type !== 'Filter' || counted.base.type !== 'Everything') return undefined;
  // Inside of a map, `^` means something else.
  if (someNode(counted.expr, ({ type }) => type === 'Parent')) return undefined;
  const answers: ExprNode = {
    type: 'Map',
    base: candidateList(counted.expr, options),
    expr: options.plan(counted.expr),
  };
  const accepted: ExprNode = { type: 'Filter', base: answers, expr: { type: 'This' } };
  return exactCount(counted.expr, options) ?? { ...node, args: [accepted] };
}

const UNITS_PER_ENTRY = 32;

/** A type alone is counted without a look at any document. */
function exactCount(condition: ExprNode, { current }: PlanOptions): ExprNode | undefined {
  if (condition.type !== 'OpCall' || condition.op !== '==') return undefined;
  const { left, right } = condition;
  if (left.type !== 'AccessAttribute' || left.base || left.name !== '_type' || right.type !== 'Value') return undefined;
  return lazyValue(() => {
    const { view, charge } = current.get();
    const type = right.value;
    if (typeof type !== 'string') return 0;
    // Of the lake's own documents each says itself who may see it.
    if (view.shows && !type.startsWith('system.')) return view.source.count(type, view.shows);
    let count = 0;
    for (const entry of view.source.ofTypeEntries(type).entries()) {
      charge(UNITS_PER_ENTRY);
      count += Number(view.isShown(entry));
    }
    return count;
  });
}
