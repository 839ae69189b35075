import pLimit from 'p-limit';
import { LakeError } from '../errors.ts';

/** Does the work as soon as fewer than so many others run. @throws LakeError 503 when too much is waiting already */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `parallel` pieces of work at the same time, and at most `maxWaiting` in line for them. */
export function limitConcurrency(options: {
  readonly parallel: number;
  readonly maxWaiting: number;
  /** Tells whoever is turned away what there is too much of. */
  readonly busy: string;
}): RunLimited {
  const { parallel, maxWaiting, busy } = options;
  const limit = pLimit(parallel);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= parallel + maxWaiting) {
      throw new LakeError(503, undefined, busy, { retryAfter: 2 });
    }
    return limit(work);
  };
}
