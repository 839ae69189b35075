import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS dataset (
    name TEXT PRIMARY KEY, acl_mode TEXT NOT NULL, profile TEXT NOT NULL, addon_for TEXT, created_at TEXT NOT NULL
  ) STRICT;
`;

/** What belongs to the project and not to one dataset: which datasets there are. */
export function openProjectDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'project.db'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  database.exec(SCHEMA);
  return database;
}
