import { LakeError } from '../errors.ts';
import type { Bucket } from './bucket.ts';
import type { Stranger } from './client-address.ts';

/** When something is done; tests have one of their own. */
export interface Clock {
  /** Milliseconds, rising. */
  readonly now: () => number;
  /** Milliseconds of processor that this thread has used: on a busy machine work takes longer, and costs no more. */
  readonly used: () => number;
  /** After everything that is due now: other requests are read in between. */
  readonly soon: (task: () => void) => void;
  readonly later: (task: () => void, ms: number) => void;
}

/** The work of strangers that nobody else can be served beside: one piece at a time, networks in turn. */
export interface FairQueue {
  /** @throws LakeError 429 when too much is waiting, or for too long */
  run<T>(stranger: Stranger, work: () => T, signal?: AbortSignal): Promise<T>;
}

interface Task {
  readonly since: number;
  readonly signal: AbortSignal | undefined;
  readonly run: () => void;
  readonly reject: (error: LakeError) => void;
}

export const MAX_WAITING = 500;
export const MAX_WAITING_OF_NETWORK = 32;
export const MAX_WAIT_MS = 10_000;
const RETRY_SECONDS = 2;

/**
 * Between two pieces everybody else is served, so a member waits for one of them at most, however many strangers there are.
 * When their share of the time is used up they wait until some has come back.
 * Not p-limit: that one knows neither networks nor what a piece has cost.
 * @param share milliseconds that strangers have together
 * @param spent told of what each piece has cost
 */
export function createFairQueue(
  share: Bucket,
  spent: (stranger: Stranger, ms: number) => void,
  clock: Clock,
): FairQueue {
  /** By network; the first key is whose turn it is. */
  const waiting = new Map<string, Task[]>();
  let count = 0;
  let isScheduled = false;

  function next(): Task | undefined {
    for (const [network, [task, ...others]] of waiting) {
      waiting.delete(network);
      if (others.length > 0) waiting.set(network, others);
      if (!task) continue;
      count -= 1;
      const isLate = clock.now() - task.since > MAX_WAIT_MS;
      // Nobody reads the answer to a request that was given up.
      if (!isLate && !task.signal?.aborted) return task;
      task.reject(tooMuch());
    }
    return undefined;
  }

  function schedule(): void {
    if (isScheduled || count === 0) return;
    isScheduled = true;
    const wait = share.waitFor(0);
    const go = () => {
      isScheduled = false;
      next()?.run();
      schedule();
    };
    if (wait > 0) clock.later(go, wait);
    else clock.soon(go);
  }

  function enqueue<T>(stranger: Stranger, work: () => T, signal: AbortSignal | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => {
        const usedBefore = clock.used();
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        } finally {
          spent(stranger, clock.used() - usedBefore);
        }
      };
      const own = waiting.get(stranger.network) ?? [];
      own.push({ since: clock.now(), signal, run, reject });
      waiting.set(stranger.network, own);
      count += 1;
      schedule();
    });
  }

  return {
    async run(stranger, work, signal) {
      const own = waiting.get(stranger.network)?.length ?? 0;
      if (count >= MAX_WAITING || (own >= MAX_WAITING_OF_NETWORK && !stranger.isMany)) throw tooMuch();
      return enqueue(stranger, work, signal);
    },
  };
}

function tooMuch(): LakeError {
  return new LakeError(429, undefined, 'Too many requests without a token are waiting.', { retryAfter: RETRY_SECONDS });
}
