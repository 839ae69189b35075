import { LakeError } from '../errors.ts';
import { CostlySelection } from './selection.ts';
import type { QueryEngine } from '../query/workers/query-engine.ts';
import type { Selection } from '../query/workers/query-process.ts';
import type { MutateRequest, TransactionResult, Transactor } from './types.ts';

/** Clients do not wait for ever. */
const MAX_MS = 30_000;
/** Queries of one transaction that are answered in another process, those asked again included. */
export const MAX_SELECTIONS = 8;

/**
 * Does a transaction whose queries may be costly. Those are answered in another process, and count only when nothing was
 * committed meanwhile; else they are asked again.
 * @throws LakeError like `mutate`; 400 for too many costly queries, 503 when content changes faster than they are answered
 */
export async function mutateQueued(
  { transactor, queries }: { readonly transactor: Transactor; readonly queries: Pick<QueryEngine, 'select'> },
  request: MutateRequest,
  signal?: AbortSignal,
): Promise<TransactionResult> {
  const selections = new Map<number, Selection>();
  const end = performance.now() + MAX_MS;
  for (let asked = 0; asked <= MAX_SELECTIONS && performance.now() < end; asked += 1) {
    // Whoever has given up may send it again, and must not have it done twice.
    if (signal?.aborted) break;
    try {
      return await transactor.queued(() => transactor.mutate({ ...request, selections }));
    } catch (error) {
      if (!(error instanceof CostlySelection)) throw error;
      const { step, query, params, overlay } = error;
      selections.set(step, await queries.select({ query, params, caller: request.caller }, overlay));
    }
  }
  if (selections.size > MAX_SELECTIONS / 2) {
    throw new LakeError(400, 'validationError', 'The transaction has too many costly queries; send it in parts.');
  }
  const message = 'Content changes faster than the query of the mutation can be answered; nothing was changed.';
  throw new LakeError(503, undefined, message, { retryAfter: 1 });
}
