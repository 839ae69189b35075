import { LakeError } from '../errors.ts';

export interface WorkQueue {
  /** Does the work when it is its turn. @throws LakeError 503 when too much is waiting already. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/** At most `parallel` pieces of work at the same time, and at most `maxWaiting` in line for them. */
export function createWorkQueue(options: {
  readonly parallel: number;
  readonly maxWaiting: number;
  /** Tells whoever is turned away what there is too much of. */
  readonly busy: string;
}): WorkQueue {
  const { parallel, maxWaiting, busy } = options;
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async inTurn(work) {
      if (running >= parallel) {
        if (waiting.length >= maxWaiting) throw new LakeError(503, undefined, busy, { retryAfter: 2 });
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        waiting.shift()?.();
      }
    },
  };
}
