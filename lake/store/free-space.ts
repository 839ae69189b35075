import type { DatabaseSync } from 'node:sqlite';

/** What was erased is gone for every reader at once; in the file it may be readable until that is written anew. */
export interface ErasedContent {
  isReadable(): boolean;
  /**
   * Writes the file anew. False when somebody reads an older state of it, and it has to be tried again.
   * @throws Error when there is no room for it
   */
  overwrite(): boolean;
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

export function erasedContentOf(database: DatabaseSync): ErasedContent {
  return { isReadable: () => isDirty(database), overwrite: () => overwriteFreeSpace(database) };
}

/** Whether something that was erased may still be read in the file. One of an older version does not say, so it may. */
export function isDirty(database: DatabaseSync): boolean {
  return database.prepare('SELECT value FROM setting WHERE name = ?').get(SETTING)?.value !== CLEAN;
}

/**
 * Writes the file anew and empties the journal beside it. Nothing else is answered meanwhile, about a second for 100 MB.
 * @returns false when somebody reads an older state of the file: then it is still in the journal, and has to be tried again
 * @throws SQLite's error, for instance when the disk has no room for a second copy
 */
export function overwriteFreeSpace(database: DatabaseSync): boolean {
  database.exec('VACUUM');
  if (!emptyJournal(database)) return false;
  markClean(database);
  return true;
}

/** Puts the journal into the file and makes it empty. False when a reader is in the way; it does not wait for one. */
export function emptyJournal(database: DatabaseSync): boolean {
  const timeoutMs = Number(database.prepare('PRAGMA busy_timeout').get()?.timeout ?? 0);
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeoutMs}`);
  }
}

function save(database: DatabaseSync, value: string): void {
  database.prepare('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)').run(SETTING, value);
}
