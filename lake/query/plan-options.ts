import { candidatesFor } from './candidates.ts';
import { executionOf, WalkedList } from './execution.ts';
import { lazyValue } from './lazy-value.ts';
import type { ExprNode } from './ast.ts';
import type { Candidates } from './candidates.ts';
import type { Execution, Slot } from './execution.ts';
import type { Meter } from './meter.ts';

/** Candidates for a key that is computed for each element of an outer list. */
export type Lookup = (key: string, run: Execution) => Candidates | undefined;

export interface PlanOptions {
  readonly slot: Slot;
  readonly meter: Meter;
  /** Receives the lookups that the planned tree makes with keys known only while it is evaluated. */
  readonly lookups: Lookup[];
  /** Plans a part of the tree. */
  readonly plan: (node: ExprNode) => ExprNode;
}

/** The documents that a filter has to be asked about. */
export function walk(condition: ExprNode, { slot }: PlanOptions): ExprNode {
  return lazyValue(() => {
    const run = executionOf(slot);
    const candidates = candidatesFor(condition, run);
    return WalkedList.over(candidates?.entries ?? (() => run.view.source.entries), run);
  });
}
