import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LakeError } from '../errors.ts';

/**
 * `doc` is the current state, `tx` and `tx_doc` are the log it came from. References, types and groups are not stored:
 * they live in memory and are rebuilt from `doc` at start, so they cannot disagree with it.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS doc (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tx (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ts TEXT NOT NULL, author TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS tx_doc (
    tx_seq INTEGER NOT NULL REFERENCES tx(seq), doc_id TEXT NOT NULL, position INTEGER NOT NULL, group_id TEXT NOT NULL,
    before_rev TEXT, after TEXT, mutations TEXT NOT NULL, apply TEXT NOT NULL, revert TEXT NOT NULL,
    PRIMARY KEY (tx_seq, doc_id)) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tx_doc_by_document ON tx_doc (doc_id, tx_seq);
  CREATE INDEX IF NOT EXISTS tx_doc_by_group ON tx_doc (group_id, tx_seq);
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;
const SCHEMA_VERSION = 1;
/** Long enough for a backup to take its snapshot, short enough not to stall every other request. */
const BUSY_TIMEOUT_MS = 1000;

/** Opens the file for writing, creating it when needed. `synchronous=FULL`: what was acknowledged survives a power cut. */
export function openWritable(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (found > SCHEMA_VERSION) {
    database.close();
    throw new Error(
      `${path} was written by a newer version of this program (schema ${found}, known ${SCHEMA_VERSION}).`,
    );
  }
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  database.exec(SCHEMA);
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  return database;
}

/** A second connection that SQLite itself keeps from writing. */
export function openReadOnly(path: string): DatabaseSync {
  return new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
}

/**
 * Runs `work` in one transaction that takes the write lock at once.
 * @throws LakeError 503 when SQLite cannot write (disk full, file locked): the editor keeps the change and tries again.
 */
export function inTransaction(database: DatabaseSync, work: () => void): void {
  try {
    database.exec('BEGIN IMMEDIATE');
    work();
    database.exec('COMMIT');
  } catch (error) {
    if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
    throw new LakeError(503, undefined, 'The store cannot write right now; nothing was changed.', {
      cause: error,
      retryAfter: 1,
    });
  }
}
