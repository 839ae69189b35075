import { Piscina } from 'piscina';
import { heldWrites, holdWrites } from './held-writes.ts';
import { overwrite } from './overwrite-thread.ts';
import type { DatabaseSync } from 'node:sqlite';

/** What was erased is gone for every reader at once; in the file it may be readable until that is written anew. */
export interface ErasedContent {
  isReadable(): boolean;
  isSmall(): boolean;
  /**
   * Writes the file anew; a large one in a thread, and whoever wants to write to it meanwhile is told to try again. Resolves false when somebody reads an older state of it, and it has to be tried again.
   * @throws Error when there is no room for it
   */
  overwrite(): Promise<boolean>;
}

/**
 * What SQLite leaves behind. `secure_delete` writes over rows that are removed, but not over the copies that splitting a
 * page leaves in the room between its rows: only a file that is written anew holds nothing but what is in it. Until that
 * is done the setting below says so, also over a restart.
 */
const SETTING = 'free-space';
const DIRTY = 'dirty';
const CLEAN = 'clean';

/** Notes that the file holds something that was erased. Belongs inside the transaction that erases. */
export function markDirty(database: DatabaseSync): void {
  save(database, DIRTY);
}

/** Notes that the file never held anything that was erased: it is new. */
export function markClean(database: DatabaseSync): void {
  save(database, CLEAN);
}

/** Written anew in a moment, for which nobody is sent away. */
const SMALL_BYTES = 48 * 1024 * 1024;

/** @param smallBytes up to this size the file is written anew at once; a larger one in a thread */
export function erasedContentOf(database: DatabaseSync, smallBytes = SMALL_BYTES): ErasedContent {
  const isSmall = () => sizeOf(database) <= smallBytes;
  return {
    isSmall,
    isReadable: () => isDirty(database),
    overwrite: async () => (isSmall() ? overwriteAtOnce(database) : overwriteInThread(database)),
  };
}

function sizeOf(database: DatabaseSync): number {
  const pragma = (name: string) => Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
  return pragma('page_count') * pragma('page_size');
}

function overwriteAtOnce(database: DatabaseSync): boolean {
  const isDone = overwrite(database);
  if (isDone) markClean(database);
  return isDone;
}

/** Whether something that was erased may still be read in the file. One of an older version does not say, so it may. */
function isDirty(database: DatabaseSync): boolean {
  return database.prepare('SELECT value FROM setting WHERE name = ?').get(SETTING)?.value !== CLEAN;
}

/** A thread that is made when it is needed: nobody waits for it but who writes to that file. */
const thread = new Piscina<string, boolean>({
  filename: new URL('./overwrite-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
});

async function overwriteInThread(database: DatabaseSync): Promise<boolean> {
  const path = database.location();
  if (path === null || heldWrites(database)) return false;
  const isDone = await holdWrites(database, thread.run(path));
  // Closed meanwhile: the next start looks again.
  if (isDone && database.isOpen) markClean(database);
  return isDone;
}

function save(database: DatabaseSync, value: string): void {
  database.prepare('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)').run(SETTING, value);
}
