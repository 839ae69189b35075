import type { DatabaseSync } from 'node:sqlite';
import { encodeChange } from './change-row.ts';
import { createDocumentWriter } from './index/document-writer.ts';
import { patchBetween } from './mendoza.ts';
import { parseStored } from './parsed-documents.ts';
import { createChangeWriter } from './write-change.ts';
import type { Mutation, StoredDocument } from './types.ts';

/**
 * `doc` is the current state, `tx` and `change` are the log it came from; `request` is the fingerprint of what asked for a
 * transaction whose id the client chose.
 *
 * Documents are found by the columns of `doc`, and by `ref` (whom they point to), `sort` (the values that queries have asked
 * to be ordered by or compared with, listed in `asked`) and `words` (which words stand in them: FTS5 without content of its
 * own). All of them are written in the transaction of the change, but for words: it notes in `unread` that they are not those
 * of the document any more, and they follow when there is time. Until then the document is looked at by every search.
 *
 * A change keeps what was asked for and a patch, not the document; `base` points to the last change of the same document
 * that does keep it whole (`change-row.ts`). One index serves the story of a document and that of its group; another, which
 * holds only what came into releases and left them, that of a release.
 *
 * `erased` says which documents the log no longer knows, and since when: whoever reads on from an older position would
 * otherwise never hear that they are gone. It keeps ids and types, no content.
 */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS doc (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, grp TEXT NOT NULL, type TEXT NOT NULL, slug TEXT, json TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS doc_by_group ON doc (grp, id, type);
  CREATE INDEX IF NOT EXISTS doc_by_type ON doc (type, grp, id);
  CREATE INDEX IF NOT EXISTS doc_by_slug ON doc (slug, grp, id, type) WHERE slug IS NOT NULL;
  CREATE TABLE IF NOT EXISTS ref (
    target TEXT NOT NULL, grp TEXT NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL, strength INTEGER NOT NULL,
    PRIMARY KEY (target, grp, id)) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5 (
    terms, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '.''_\`~='");
  CREATE TABLE IF NOT EXISTS unread (n INTEGER PRIMARY KEY) STRICT;
  CREATE TRIGGER IF NOT EXISTS words_go AFTER DELETE ON doc BEGIN
    DELETE FROM words WHERE rowid = OLD.n;
    DELETE FROM unread WHERE n = OLD.n;
  END;
  CREATE TABLE IF NOT EXISTS asked (id INTEGER PRIMARY KEY, spec TEXT NOT NULL UNIQUE, is_ready INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS sort (
    asked INTEGER NOT NULL, value TEXT NOT NULL, grp TEXT NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL,
    PRIMARY KEY (asked, value, grp, id)) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tx (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ts TEXT NOT NULL, author TEXT NOT NULL, request TEXT) STRICT;
  CREATE TABLE IF NOT EXISTS change (
    id INTEGER PRIMARY KEY, group_id TEXT NOT NULL, doc_id TEXT NOT NULL, kind INTEGER NOT NULL,
    base INTEGER NOT NULL, weight INTEGER NOT NULL, mutations TEXT NOT NULL, apply TEXT, snapshot TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS change_by_document ON change (group_id, doc_id);
  CREATE INDEX IF NOT EXISTS change_of_release ON change (doc_id) WHERE doc_id >= 'versions.' AND doc_id < 'versions/' AND kind <> 1;
  CREATE TABLE IF NOT EXISTS erased (seq INTEGER NOT NULL, doc_id TEXT NOT NULL, type TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS erased_by_position ON erased (seq);
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;
/** Raised with every change of the tables, and of what they hold for a document: words, for instance, cut otherwise. */
export const SCHEMA_VERSION = 4;

/** Brings a file of an earlier version up to date. Runs inside a transaction: all of it, or nothing. */
export function migrate(database: DatabaseSync, found: number): void {
  database.exec(`
    ALTER TABLE tx ADD COLUMN request TEXT;
    ALTER TABLE doc RENAME TO doc_before;
    DROP INDEX IF EXISTS doc_by_group; DROP INDEX IF EXISTS doc_by_type; DROP INDEX IF EXISTS doc_by_slug;
    DROP TABLE IF EXISTS ref; DROP TABLE IF EXISTS words; DROP TABLE IF EXISTS unread; DROP TABLE IF EXISTS sort; DROP TABLE IF EXISTS asked;
    ${SCHEMA}`);
  if (found === 1) keepPatchesInsteadOfDocuments(database);
  const write = createDocumentWriter(database);
  for (const { id, json } of database.prepare('SELECT id, json FROM doc_before ORDER BY id').iterate()) {
    const after = parseStored(database, String(id), String(json));
    write({ id: String(id), json: String(json), before: undefined, after });
  }
  database.exec(`DROP TABLE doc_before; PRAGMA user_version = ${SCHEMA_VERSION}`);
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
