import { type Person, requestOf } from '../approval/approval.ts';
import type { StoredPair } from '../stored-pairs.ts';
import { type Tick, tickFor } from './coverage.ts';

/** A plan as the lake has it. */
export interface StoredPlan {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly name?: string;
  readonly coverage?: readonly Tick[];
  readonly [field: string]: unknown;
}

export type PlanRow = StoredPair<StoredPlan>;

export const PLANS = `*[_type == $type && !(_id in path("versions.**"))] | order(name asc, _id asc)`;

export function planOf({ published, draft, id }: PlanRow): StoredPlan {
  return published ?? draft ?? { _id: id, _type: 'healthPlan', _rev: '' };
}

/** Which of these accept the plan. */
export function acceptedBy(plan: StoredPlan | undefined, ids: readonly string[]): readonly string[] {
  const ticked = new Set(plan?.coverage?.map(({ target }) => target?._ref));
  return ids.filter((id) => ticked.has(id));
}

/** What becomes of one plan. */
export interface PlanChange {
  readonly row: PlanRow;
  readonly accepts: boolean;
  /** Who accepts it from now on, or does not any more. */
  readonly ids: readonly string[];
}

/**
 * @param ids professionals, services and exams that were chosen
 * @param wanted plans that all of them accept, or none of them, by id; the others stay as they are
 */
export function planChanges(
  rows: readonly PlanRow[],
  ids: readonly string[],
  wanted: Readonly<Record<string, boolean>>,
): readonly PlanChange[] {
  return rows.flatMap((row) => {
    const accepts = wanted[row.id];
    if (accepts === undefined) return [];
    const already = new Set(acceptedBy(planOf(row), ids));
    const changed = ids.filter((id) => already.has(id) !== accepts);
    return changed.length > 0 ? [{ row, accepts, ids: changed }] : [];
  });
}

/**
 * One transaction for all plans: in what is published, and in the draft where there is one, so that no later publication takes
 * it back. Of whoever may not publish: drafts, each with a request. Fails as a whole where a plan is not as it was read.
 */
export function planMutations(changes: readonly PlanChange[], publishes: boolean, by: Person): readonly object[] {
  return changes.flatMap(({ row: { id, published, draft }, accepts, ids }) => {
    const patch = (plan: StoredPlan, target = plan._id) => {
      const already = new Set(acceptedBy(plan, ids));
      const missing = ids.filter((one) => !already.has(one));
      const gone = (plan.coverage ?? []).filter(({ target: to }) => ids.includes(to?._ref ?? ''));
      const change = accepts
        ? {
            setIfMissing: { coverage: [] },
            insert: { after: 'coverage[-1]', items: missing.map(tickFor) },
          }
        : { unset: gone.map(({ _key }) => `coverage[_key=="${_key}"]`) };
      const isChange = accepts ? missing.length > 0 : gone.length > 0;
      const guard = target === plan._id ? { ifRevisionID: plan._rev } : {};
      return isChange ? [{ patch: { id: target, ...guard, ...change } }] : [];
    };
    const inDraft = draft ? patch(draft) : [];
    if (!published) return inDraft;
    if (publishes) return [...patch(published), ...inDraft];
    const request = requestOf({ document: published, note: '', by });
    if (draft) return [...inDraft, { createOrReplace: request }];
    const { _rev, _updatedAt, ...content } = published;
    const draftId = `drafts.${id}`;
    return [{ create: { ...content, _id: draftId } }, ...patch(published, draftId), { createOrReplace: request }];
  });
}
