import type { LakeHealth } from './lake-health.ts';

interface CopyKeeperOptions {
  readonly health: LakeHealth;
  /** Rejects while the lake does not answer. */
  readonly askLake: () => Promise<void>;
  /** Drops what was given from copies. */
  readonly refresh: () => Promise<void>;
  /** Reads what is missing of all that the site shows, so that a copy of each is kept. */
  readonly warm: () => Promise<void>;
}

declare global {
  // The webhook's route and the caches are bundled apart from what starts the keeper.
  var wakeCopyKeeper: (() => void) | undefined;
}

/** How often it is looked whether there is something to do: milliseconds. */
const LOOK_MS = 250;
/** A net below the webhook: milliseconds. What was read before costs nothing. */
const ROUND_MS = 45_000;
/** Between two times of dropping copies: milliseconds. A lake that answers this and fails at that is not to be pressed. */
const SETTLING_MS = 1_000;
/** Before something that failed is tried again: milliseconds. */
const PAUSE_MS = 2_000;

/** Milliseconds, rising: by the time of day nothing would be due for as long as somebody has set the clock back. */
const now = () => performance.now();

/** Something was published: its copies are made anew. For routes; does nothing where there is no keeper. */
export function wakeCopyKeeper(): void {
  globalThis.wakeCopyKeeper?.();
}

/**
 * Sees to it that there is a copy of everything the site shows, as it was last published, whether anybody has asked for
 * it or not: at the start, after each publish, and in between. While copies are given because the lake is away, it is asked
 * until it answers; then what was given from them is dropped.
 * @returns stops it
 */
export function startCopyKeeper({ health, askLake, refresh, warm }: CopyKeeperOptions): () => void {
  let dueAt = 0;
  let droppedAt = -SETTLING_MS;
  let isWarming = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      if (health.copiesGiven && now() >= droppedAt + SETTLING_MS) {
        await askLake();
        await dropCopies();
      }
    } catch {
      // What reads reports a lake that is away; that it is back is seen at the next look.
    }
    // Not waited for: it takes its time, and the lake may come back meanwhile.
    if (!isWarming && now() >= dueAt) void warmUp();
    if (!stopped) timer = setTimeout(() => void look(), LOOK_MS).unref();
  }

  async function warmUp(): Promise<void> {
    isWarming = true;
    dueAt = now() + ROUND_MS;
    try {
      await warm();
    } catch {
      dueAt = Math.min(dueAt, now() + PAUSE_MS);
    }
    isWarming = false;
  }

  async function dropCopies(): Promise<void> {
    droppedAt = now();
    health.awayUntil = 0;
    // Before, since others may be given while it is done.
    health.copiesGiven = false;
    dueAt = 0;
    try {
      await refresh();
    } catch (error) {
      health.copiesGiven = true;
      throw error;
    }
  }

  // Not at once: Next drops what is out of date when the webhook's handler has returned.
  const wake = () => (dueAt = Math.min(dueAt, now() + LOOK_MS));
  globalThis.wakeCopyKeeper = wake;
  timer = setTimeout(() => void look(), LOOK_MS).unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
