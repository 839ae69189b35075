import { TooExpensive } from '../groq/meter.ts';
import { idsIn, runQuery, SHORT_CHARACTERS, SMALL } from '../query/run-query.ts';
import { assertMayWrite } from './permissions.ts';
import type { Budget } from '../groq/meter.ts';
import type { QueryParams } from '../groq/parse.ts';
import type { Selection } from '../query/workers/query-process.ts';
import { overlaid } from '../store/overlay.ts';
import type { AppliedChange } from '../store/overlay.ts';
import type { Documents } from '../store/documents.ts';
import type { MutateRequest } from './types.ts';
import type { WorkingSet } from './working-set.ts';

/** What the queries of one transaction may still cost in the process that everything else needs. */
export interface QueryBudget extends Budget {
  steps: number;
  documents: number;
}

/** Many of one transaction are trivial: by slug, by type. */
const SMALL_QUERIES = 5;

export function newQueryBudget(): QueryBudget {
  const { milliseconds, steps = 0, documents = 0 } = SMALL;
  return { milliseconds, steps: steps * SMALL_QUERIES, documents: documents * SMALL_QUERIES };
}

/** Documents of a transaction that a query may see here in place of the stored ones. */
export const MAX_OVERLAY = 200;

/**
 * A query of a mutation that is not small: somebody who can wait has it answered in another process, and does the
 * transaction again with the ids. Whoever cannot is told that it costs too much.
 */
export class CostlySelection extends TooExpensive {
  /** Index of the mutation. */
  readonly step: number;
  readonly query: string;
  readonly params: QueryParams;
  readonly overlay: readonly AppliedChange[];

  constructor(set: WorkingSet, query: string, params: QueryParams) {
    super('it takes too long for a mutation');
    this.step = set.step;
    this.query = query;
    this.params = params;
    this.overlay = set.overlay();
  }
}

/** Ids of the documents that a patch or deletion by query means, among those that the caller may read. */
export interface Selector {
  /** @throws LakeError 400 like `runQuery`, CostlySelection. @throws Failure for somebody who may change nothing */
  idsOf(set: WorkingSet, query: string, params: QueryParams, request: MutateRequest): readonly string[];
}

export function createSelector(documents: Documents): Selector {
  return {
    idsOf(set, query, params, { caller, selections }) {
      assertMayWrite(caller);
      const known: Selection | undefined = selections?.get(set.step);
      if (known?.sequence === documents.sequence) return known.ids;
      const overlay = set.overlay();
      const { queryBudget: left } = set;
      if (query.length > SHORT_CHARACTERS || overlay.length > MAX_OVERLAY) {
        throw new CostlySelection(set, query, params);
      }
      try {
        const limits = { ...SMALL, ...left };
        const answer = runQuery(overlaid(documents, overlay), { query, params, caller, limits });
        left.steps -= answer.cost.steps;
        left.documents -= answer.cost.documents;
        return idsIn(answer.result);
      } catch (error) {
        throw error instanceof TooExpensive ? new CostlySelection(set, query, params) : error;
      }
    },
  };
}
