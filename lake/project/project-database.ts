import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepPlace } from '../store/in-place.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS dataset (
    name TEXT PRIMARY KEY, acl_mode TEXT NOT NULL, profile TEXT NOT NULL, addon_for TEXT, created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS hook (
    id TEXT PRIMARY KEY, definition TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, since TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS hook_cursor (dataset TEXT PRIMARY KEY, sequence INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS hook_message (
    id TEXT PRIMARY KEY, hook_id TEXT NOT NULL REFERENCES hook (id) ON DELETE CASCADE, dataset TEXT NOT NULL,
    sequence INTEGER NOT NULL, document_id TEXT NOT NULL, transaction_id TEXT NOT NULL, transaction_time TEXT NOT NULL,
    operation TEXT NOT NULL, payload TEXT NOT NULL, created_at TEXT NOT NULL, status TEXT NOT NULL,
    failure_count INTEGER NOT NULL DEFAULT 0, result_code INTEGER, due_at INTEGER NOT NULL,
    UNIQUE (hook_id, dataset, sequence, document_id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS hook_message_due ON hook_message (status, due_at);
  DROP INDEX IF EXISTS hook_message_queue;
  CREATE INDEX IF NOT EXISTS hook_message_next ON hook_message (hook_id, status, due_at);
  CREATE INDEX IF NOT EXISTS hook_message_log ON hook_message (hook_id, created_at);
  CREATE TABLE IF NOT EXISTS hook_attempt (
    id TEXT PRIMARY KEY, message_id TEXT NOT NULL REFERENCES hook_message (id) ON DELETE CASCADE, hook_id TEXT NOT NULL,
    created_at TEXT NOT NULL, duration INTEGER NOT NULL, result_code INTEGER, result_body TEXT, failure_reason TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS hook_attempt_log ON hook_attempt (hook_id, created_at);
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS hook_attempt_of_message ON hook_attempt (message_id);
`;

/** Raised with every change of the tables that an older program would stumble over. */
export const PROJECT_VERSION = 1;

/** What belongs to the project and not to one dataset: which datasets there are, its webhooks and their deliveries. @throws Error when a newer version has written it */
export function openProjectDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'project.db'));
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (found > PROJECT_VERSION) {
    database.close();
    throw new Error('The file project.db was written by a newer version of the lake.');
  }
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA secure_delete = ON;',
  );
  database.exec(`${SCHEMA} PRAGMA user_version = ${PROJECT_VERSION};`);
  keepPlace(database);
  return database;
}
