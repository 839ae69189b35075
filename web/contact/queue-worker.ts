import type { Queue } from './queue.ts';

/** `refused`: the other side will never take it, whatever is tried. */
export type Delivery = 'done' | 'refused';

export interface QueueWorker {
  /** There may be something to deliver. */
  wake(): void;
  /** Resolves when nothing is under way; what could not be delivered waits for its next attempt. */
  settled(): Promise<void>;
  stop(): void;
}

interface QueueWorkerOptions {
  /** For the log: what is delivered, and to whom. */
  readonly title: string;
  readonly queue: Queue;
  /** May be called again for something that had arrived. Rejects when the other side cannot take it now. */
  readonly deliver: (content: unknown) => Promise<Delivery>;
  /** Until the second attempt; doubles up to `longestDelayMs`. */
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  readonly log?: Pick<Console, 'warn' | 'error'>;
}

/**
 * Delivers a queue in its order, one at a time, until it is empty. While the other side is away it tries again, less and
 * less often, and says so once. Nothing leaves the queue before it has arrived.
 */
export function createQueueWorker(options: QueueWorkerOptions): QueueWorker {
  const { title, queue, deliver, firstDelayMs, longestDelayMs, log = console } = options;
  const off = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  let isRunning = false;
  let isWokenAgain = false;
  let failureCount = 0;

  /** @returns whether to go on with the next one */
  async function deliverFirst(): Promise<boolean> {
    const entry = queue.first();
    if (!entry) return false;
    if ((await deliver(entry.content)) === 'done') queue.remove(entry.id);
    else {
      queue.refuse(entry.id);
      log.error(`${title}: number ${entry.id} was refused and is kept aside.`);
    }
    return true;
  }

  async function run(): Promise<void> {
    try {
      do {
        isWokenAgain = false;
        while (!off.signal.aborted && (await deliverFirst())) {
          if (failureCount > 0) log.warn(`${title}: delivered again.`);
          failureCount = 0;
        }
      } while (isWokenAgain && !off.signal.aborted);
    } catch (error) {
      failureCount += 1;
      if (failureCount === 1) log.warn(`${title}: waits on disk and is tried again (${String(error)}).`);
      if (off.signal.aborted) return;
      timer = setTimeout(wake, Math.min(firstDelayMs * 2 ** (failureCount - 1), longestDelayMs));
      timer.unref();
    } finally {
      isRunning = false;
    }
  }

  function wake(): void {
    if (off.signal.aborted) return;
    clearTimeout(timer);
    if (isRunning) {
      isWokenAgain = true;
      return;
    }
    isRunning = true;
    current = run();
  }

  return {
    wake,
    settled: () => current,
    stop() {
      off.abort();
      clearTimeout(timer);
    },
  };
}
