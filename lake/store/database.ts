import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { LakeError } from '../errors.ts';
import { markClean } from './free-space.ts';
import { heldWrites } from './held-writes.ts';
import { isInPlace, keepPlace } from './in-place.ts';
import { migrate, SCHEMA, SCHEMA_VERSION } from './schema.ts';

/** Long enough for a backup to take its snapshot, short enough not to stall every other request. */
const BUSY_TIMEOUT_MS = 1000;

/** Opens the file for writing, creating it when needed. `synchronous=FULL`: what was acknowledged survives a power cut. */
export function openWritable(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true });
  return prepared(new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS }));
}

/** The same for a file that is there and up to date: one that is gone is not made anew. @throws Error when it is gone */
export function openExisting(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  url.search = '?mode=rw';
  return prepared(new DatabaseSync(url, { timeout: BUSY_TIMEOUT_MS }));
}

function prepared(database: DatabaseSync): DatabaseSync {
  try {
    const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (found > SCHEMA_VERSION) {
      throw new Error(
        `${database.location()} was written by a newer version of this program (schema ${found}, known ${SCHEMA_VERSION}).`,
      );
    }
    // What is erased is written over, and the rest of it when there is time (see free-space.ts).
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    if (found < SCHEMA_VERSION)
      inTransaction(database, () => (found === 0 ? begin(database) : migrate(database, found)));
    keepPlace(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function begin(database: DatabaseSync): void {
  database.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}`);
  markClean(database);
}

/** Whether a dataset was never made in this file: it is not there, or SQLite was stopped before it wrote a table. */
export function holdsNothing(path: string): boolean {
  if (!existsSync(path)) return true;
  const database = openReadOnly(path);
  try {
    return database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  } catch {
    // Damaged: whoever opens it says how.
    return false;
  } finally {
    database.close();
  }
}

/** A second connection that SQLite itself keeps from writing. */
export function openReadOnly(path: string): DatabaseSync {
  return new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
}

/** What is read is of one state, whatever is committed meanwhile; and many reads take less time than each by itself. */
export function inOneRead<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) return work();
  database.exec('BEGIN');
  try {
    return work();
  } finally {
    // SQLite ends it by itself where the file cannot be read any more.
    if (database.isTransaction) database.exec('COMMIT');
  }
}

/**
 * Runs `work` in one transaction that takes the write lock at once. What the work itself throws passes as it is.
 * @throws LakeError 503 when SQLite cannot write (disk full, file locked, removed): the editor keeps the change and tries again.
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (heldWrites(database) || !isInPlace(database)) throw cannotWrite();
  try {
    database.exec('BEGIN IMMEDIATE');
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
    if (!isSqliteError(error)) throw error;
    throw cannotWrite(error);
  }
}

function cannotWrite(cause?: unknown): LakeError {
  return new LakeError(503, undefined, 'The store cannot write right now; nothing was changed.', {
    cause,
    retryAfter: 1,
  });
}

/** Of SQLite, or of a database that was closed meanwhile. */
export function isSqliteError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && CODES.has(error.code);
}

const CODES = new Set<unknown>(['ERR_SQLITE_ERROR', 'ERR_INVALID_STATE']);
