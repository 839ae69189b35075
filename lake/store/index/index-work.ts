import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database.ts';
import { heldWrites } from '../held-writes.ts';

/** Something that is done to an index, a piece at a time. */
export type IndexTask = Generator<undefined, undefined>;

/** What the index still has to do, a few milliseconds at a time, in transactions of their own. */
export interface IndexWork {
  readonly database: DatabaseSync;
  /** @param onFailure told when it could not be done to its end */
  add(task: IndexTask, onFailure: () => void): void;
  /** Does everything that waits, at once. */
  finish(): void;
  stop(): void;
}

/** Other requests wait no longer than for one slice. */
const SLICE_MS = 5;

export function createIndexWork(database: DatabaseSync, report: (message: string, error: unknown) => void): IndexWork {
  let waiting: { readonly task: IndexTask; readonly onFailure: () => void }[] = [];
  let timer: NodeJS.Immediate | undefined;
  /** Told once, until it works again. */
  let isFailing = false;

  function slice(milliseconds: number): void {
    const end = performance.now() + milliseconds;
    const before = [...waiting];
    try {
      inTransaction(database, () => {
        for (let next = waiting[0]; next && performance.now() < end; next = waiting[0]) {
          if (next.task.next().done) waiting.shift();
        }
      });
      isFailing = false;
    } catch (error) {
      // Those that ended in it are undone, too.
      waiting = [];
      for (const { onFailure } of before) onFailure();
      if (!isFailing) report('The index could not be written; it is tried again.', error);
      isFailing = true;
    }
  }

  function later(): void {
    clearImmediate(timer);
    if (waiting.length === 0) return;
    const held = heldWrites(database);
    if (held) return void held.then(later);
    timer = setImmediate(() => {
      // Somebody else may have begun meanwhile.
      if (!heldWrites(database)) slice(SLICE_MS);
      later();
    });
  }

  return {
    database,
    add(task, onFailure) {
      waiting.push({ task, onFailure });
      later();
    },
    finish() {
      if (waiting.length > 0) slice(Infinity);
      later();
    },
    stop() {
      waiting = [];
      later();
    },
  };
}
