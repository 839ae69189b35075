import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { DatabaseSync } from 'node:sqlite';
import { LakeError } from '../errors.ts';
import { heldWrites, holdWrites } from '../store/held-writes.ts';
import { isInPlace } from '../store/in-place.ts';
import type { History } from '../store/history.ts';
import type { Commit, DocumentChange } from '../store/types.ts';
import type { SentWrite } from './sent-write.ts';
import type { WriteOrder, WriteOutcome } from './write-thread.ts';
import type { TransactionResult } from './types.ts';

/** Smaller ones are done at once, in some tens of milliseconds. */
export const LARGE_CHARACTERS = 200_000;
/** Documents of a commit that are read before somebody else has a turn. */
const PIECE = 100;
const MAX_IDLE_MS = 30_000;

/** One at a time, made when it is needed. */
const thread = new Piscina<WriteOrder, WriteOutcome>({
  filename: new URL('./write-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: MAX_IDLE_MS,
});

interface LargeWritesOptions extends Pick<WriteOrder, 'path' | 'name' | 'profile' | 'limits' | 'rules'> {
  readonly database: DatabaseSync;
  /** The connection that everybody reads through. */
  readonly reader: DatabaseSync;
  readonly history: Pick<History, 'pieces' | 'sequenceOf'>;
  /** Told of a commit as soon as it is on disk. */
  readonly follow: (sequence: number, timestamp: string) => void;
  /** Told what was in it, some time later. */
  readonly onCommit: (commit: Commit) => void;
}

/**
 * Does a transaction in a thread, so that nobody waits for it but who writes, too. Resolves undefined where it has to be done
 * here, because of its queries.
 * @throws LakeError like `mutate` and `act`
 */
export type WriteLarge = (write: SentWrite) => Promise<Omit<TransactionResult, 'commit'> | undefined>;

export function createLargeWrites(options: LargeWritesOptions): WriteLarge {
  const { database, reader, history, follow, onCommit, path, name, profile, limits, rules } = options;

  /** @param answer told as soon as it is done: who wrote need not wait until everybody has heard of it */
  async function doAndTell(write: SentWrite, answer: (outcome: WriteOutcome) => void): Promise<void> {
    const outcome = await whileReadingTheSame(() => thread.run({ ...write, path, name, profile, limits, rules }));
    assertInPlace();
    const isCommitted = outcome.kind === 'done' && outcome.timestamp !== undefined;
    const sequence = isCommitted ? history.sequenceOf(outcome.result.transactionId) : undefined;
    if (isCommitted && sequence !== undefined) follow(sequence, outcome.timestamp);
    answer(outcome);
    if (sequence === undefined) return;
    const read: DocumentChange[] = [];
    for (const { isLast, changes, ...head } of history.pieces(sequence - 1, PIECE)) {
      read.push(...changes);
      await setImmediate();
      if (isLast) return onCommit({ ...head, changes: read });
    }
  }

  /** Whoever reads meanwhile reads what was there before: the thread commits at any moment, in the middle of a query, too. */
  async function whileReadingTheSame<Result>(work: () => Promise<Result>): Promise<Result> {
    reader.exec('BEGIN; SELECT 1 FROM tx LIMIT 1');
    try {
      return await work();
    } catch (error) {
      assertInPlace();
      throw error;
    } finally {
      if (reader.isOpen) reader.exec('COMMIT');
    }
  }

  /** @throws LakeError 503 */
  function assertInPlace(): void {
    if (database.isOpen && isInPlace(database)) return;
    throw new LakeError(503, undefined, `The dataset "${name}" is closed, or its file is gone.`, { retryAfter: 1 });
  }

  return async (write) => {
    for (let held = heldWrites(database); held; held = heldWrites(database)) await held;
    assertInPlace();
    const outcome = await new Promise<WriteOutcome>((resolve, reject) => {
      void holdWrites(database, doAndTell(write, resolve)).catch(reject);
    });
    if (outcome.kind === 'refused') throw LakeError.fromSent(outcome.error);
    return outcome.kind === 'done' ? outcome.result : undefined;
  };
}
