import type { DiskQueue } from './disk-queue.ts';

/** `later`: the other side cannot take it now. `refused`: it never will, whatever is tried. */
export type Delivery = 'done' | 'later' | 'refused';

export interface Courier {
  /** There may be something to deliver. */
  wake(): void;
  /** Resolves when nothing is under way; what could not be delivered waits for its next attempt. */
  settled(): Promise<void>;
  stop(): void;
}

interface CourierOptions {
  /** For the log: what is delivered, and to whom. */
  readonly title: string;
  readonly queue: DiskQueue;
  /** May be called again for something that had arrived. */
  readonly deliver: (content: unknown) => Promise<Delivery>;
  /** Milliseconds until the second attempt; doubles up to `longestDelay`. */
  readonly firstDelay?: number;
  readonly longestDelay?: number;
  readonly log?: Pick<Console, 'warn' | 'error'>;
}

/**
 * Delivers a queue in its order, one at a time, until it is empty. While the other side is away it tries again, less and
 * less often, and says so once. Nothing leaves the queue before it has arrived.
 */
export function createCourier(options: CourierOptions): Courier {
  const { title, queue, deliver, firstDelay = 500, longestDelay = 10_000, log = console } = options;
  const off = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  let isRunning = false;
  let isAskedAgain = false;
  let failures = 0;

  /** @returns whether to go on with the next one */
  async function deliverFirst(): Promise<boolean> {
    const entry = await queue.first();
    if (!entry) return false;
    const delivery = await deliver(entry.content);
    if (delivery === 'later') throw new Error('not taken now');
    if (delivery === 'done') await queue.remove(entry.name);
    else {
      await queue.setAside(entry.name);
      log.error(`${title}: ${entry.name} was refused and is kept aside.`);
    }
    return true;
  }

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        while (!off.signal.aborted && (await deliverFirst())) {
          if (failures > 0) log.warn(`${title}: delivered again.`);
          failures = 0;
        }
      } while (isAskedAgain && !off.signal.aborted);
    } catch (error) {
      failures += 1;
      if (failures === 1) log.warn(`${title}: waits on disk and is tried again (${String(error)}).`);
      if (off.signal.aborted) return;
      timer = setTimeout(wake, Math.min(firstDelay * 2 ** (failures - 1), longestDelay));
      timer.unref();
    } finally {
      isRunning = false;
    }
  }

  function wake(): void {
    if (off.signal.aborted) return;
    clearTimeout(timer);
    if (isRunning) {
      isAskedAgain = true;
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
