import { DatabaseSync } from 'node:sqlite';

/** Longer than any other writer of the lake holds a file. */
const BUSY_TIMEOUT_MS = 5_000;

/** The thread's task. @throws like `overwrite` */
export default function overwriteFile(path: string): boolean {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    return overwrite(database);
  } finally {
    database.close();
  }
}

/**
 * Writes a file anew and empties the journal beside it, about a second for 100 MB.
 * @returns false when somebody reads an older state of the file: then it is still in the journal
 * @throws SQLite's error, for instance when the disk has no room for a second copy
 */
export function overwrite(database: DatabaseSync): boolean {
  // What was removed stands in the index of words until its parts are joined.
  const hasWords = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'words'").get() !== undefined;
  if (hasWords) database.exec("INSERT INTO words (words) VALUES ('optimize')");
  database.exec('VACUUM');
  const timeoutMs = Number(database.prepare('PRAGMA busy_timeout').get()?.timeout ?? 0);
  // It does not wait for a reader that is in the way.
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeoutMs}`);
  }
}
