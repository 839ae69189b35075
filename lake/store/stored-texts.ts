import type { DatabaseSync } from 'node:sqlite';

/** The current documents as JSON, one after the other: all of them parsed at once would not fit into the memory. */
export function* storedTexts(database: DatabaseSync): Generator<string, undefined> {
  for (const row of database.prepare('SELECT json FROM doc ORDER BY id').iterate()) yield String(row.json);
  return undefined;
}

/** Reads the JSON of one document. The connection is the writer's, which sees what the running transaction has written. */
export function storedText(database: DatabaseSync): (id: string) => string {
  const select = database.prepare('SELECT json FROM doc WHERE id = ?');
  return (id) => {
    const row = select.get(id);
    if (!row) throw new Error(`The document "${id}" is not on disk.`);
    return String(row.json);
  };
}

/** Says what keeps the documents from being read, in the words of whoever noticed. */
export function damageIn(database: DatabaseSync, noticed: unknown): string {
  const reason = noticed instanceof Error ? noticed.message : String(noticed);
  try {
    const row = database.prepare('SELECT id FROM doc WHERE NOT json_valid(json) LIMIT 1').get();
    return row ? `the document "${String(row.id)}" cannot be read (${reason})` : reason;
  } catch {
    return reason;
  }
}
