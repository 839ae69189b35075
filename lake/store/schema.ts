import type { DatabaseSync } from 'node:sqlite';
import { encodeChange } from './change-row.ts';
import { patchBetween } from './mendoza.ts';
import { createChangeWriter } from './write-change.ts';
import type { Mutation, StoredDocument } from './types.ts';

/**
 * `doc` is the current state, `tx` and `change` are the log it came from. References, types and groups of current
 * documents are not stored: they live in memory and are rebuilt from `doc` at start, so they cannot disagree with it.
 *
 * A change keeps what was asked for and a patch, not the document; `base` points to the last change of the same document
 * that does keep it whole (`change-row.ts`). One index serves the story of a document and that of its group; another, which
 * holds only what came into releases and left them, that of a release.
 *
 * `erased` says which documents the log no longer knows, and since when: whoever reads on from an older position would
 * otherwise never hear that they are gone. It keeps ids and types, no content.
 */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS doc (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tx (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ts TEXT NOT NULL, author TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS change (
    id INTEGER PRIMARY KEY, group_id TEXT NOT NULL, doc_id TEXT NOT NULL, kind INTEGER NOT NULL,
    base INTEGER NOT NULL, weight INTEGER NOT NULL, mutations TEXT NOT NULL, apply TEXT, snapshot TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS change_by_document ON change (group_id, doc_id);
  CREATE INDEX IF NOT EXISTS change_of_release ON change (doc_id) WHERE doc_id >= 'versions.' AND doc_id < 'versions/' AND kind <> 1;
  CREATE TABLE IF NOT EXISTS erased (seq INTEGER NOT NULL, doc_id TEXT NOT NULL, type TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS erased_by_position ON erased (seq);
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;
export const SCHEMA_VERSION = 2;

/** Brings a file of an earlier version up to date. Runs inside a transaction: all of it, or nothing. */
export function migrate(database: DatabaseSync, found: number): void {
  if (found === 1) keepPatchesInsteadOfDocuments(database);
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}

/** Version 1 kept every state of every document whole. */
function keepPatchesInsteadOfDocuments(database: DatabaseSync): void {
  const write = createChangeWriter(database);
  const latest = new Map<string, StoredDocument | undefined>();
  for (const row of database.prepare('SELECT * FROM tx_doc ORDER BY tx_seq, position').iterate()) {
    const id = String(row.doc_id);
    const before = latest.get(id);
    const after = row.after === null ? undefined : (JSON.parse(String(row.after)) as StoredDocument);
    const mutations = JSON.parse(String(row.mutations)) as Mutation[];
    const effects = { apply: patchBetween(before, after), revert: [] };
    write(Number(row.tx_seq), Number(row.position), encodeChange({ id, before, after, mutations, effects }));
    latest.set(id, after);
  }
  database.exec('DROP TABLE tx_doc');
}
