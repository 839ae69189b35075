import type { DatabaseSync } from 'node:sqlite';

/** The current documents as JSON, one after the other: all of them parsed at once would not fit into the memory. */
export function* storedTexts(database: DatabaseSync): Generator<string, undefined> {
  for (const row of database.prepare('SELECT json FROM doc ORDER BY id').iterate()) yield String(row.json);
  return undefined;
}
