import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { createHistory } from '#lake/store/history.ts';
import { createDocumentWriter } from '#lake/store/index/document-writer.ts';
import { termsOf } from '#lake/store/index/terms.ts';
import { SCHEMA } from '#lake/store/schema.ts';
import type { StoredDocument } from '#lake/store/types.ts';
import type { Acknowledged } from './writer.ts';

/** Collects what is not as it must be; one crash may break several things. */
export class Findings {
  readonly list: string[] = [];

  check(holds: boolean, message: string): void {
    if (!holds) this.list.push(message);
  }

  same(found: unknown, expected: unknown, what: string): void {
    if (isDeepStrictEqual(found, expected)) return;
    this.list.push(`${what}: ${excerpt(found)} instead of ${excerpt(expected)}`);
  }
}

/** Where two long values differ is what matters. */
function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 400 ? `${text.slice(0, 150)} … ${text.slice(-250)}` : text;
}

/** What is on disk. */
export interface Stored {
  readonly documents: ReadonlyMap<string, StoredDocument>;
  /** Ids of all transactions, in order. */
  readonly transactions: readonly string[];
}

/** Reads the dataset's file from outside and checks it: whole, consistent, and with everything that was promised. */
export function checkStored(path: string, acknowledged: Acknowledged, findings: Findings): Stored {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [integrity] = database.prepare('PRAGMA integrity_check').all();
    findings.same(integrity?.integrity_check, 'ok', "SQLite's integrity check");
    const documents = new Map(
      database
        .prepare('SELECT json FROM doc')
        .all()
        .map((row) => JSON.parse(String(row.json)) as StoredDocument)
        .map((document) => [document._id, document]),
    );
    const transactions = database
      .prepare('SELECT id FROM tx ORDER BY seq')
      .all()
      .map((row) => String(row.id));
    checkPromises(database, acknowledged, findings);
    checkPairs(documents, findings);
    checkRebuild(database, documents, findings);
    checkIndex(database, documents, findings);
    return { documents, transactions };
  } finally {
    database.close();
  }
}

/** Every acknowledged transaction is there, with every document it was said to touch. */
function checkPromises(database: DatabaseSync, acknowledged: Acknowledged, findings: Findings): void {
  const touched = database.prepare(
    'SELECT doc_id FROM change JOIN tx ON tx.seq = change.id >> 20 WHERE tx.id = ? ORDER BY doc_id',
  );
  for (const [transactionId, { documents }] of acknowledged) {
    const found = touched.all(transactionId).map((row) => String(row.doc_id));
    findings.same(found, documents.toSorted(), `documents of the acknowledged transaction ${transactionId}`);
  }
}

/** Half a transaction would leave the members of a pair, or the shared document, with different numbers. */
function checkPairs(documents: ReadonlyMap<string, StoredDocument>, findings: Findings): void {
  for (const [id, document] of documents) {
    if (!id.endsWith('-left')) continue;
    const name = id.slice(0, -'-left'.length);
    findings.same(documents.get(`${name}-right`)?.n, document.n, `the right half of ${name}`);
    findings.same(documents.get('shared')?.[name], document.n, `the share of ${name}`);
  }
}

/** The current documents are what the log leads to. */
function checkRebuild(
  database: DatabaseSync,
  documents: ReadonlyMap<string, StoredDocument>,
  findings: Findings,
): void {
  const history = createHistory(database);
  const newest = history.transactionIdAt(Number(database.prepare('SELECT max(seq) AS seq FROM tx').get()?.seq ?? 0));
  const ids = database.prepare('SELECT DISTINCT doc_id FROM change').all();
  for (const row of ids) {
    const id = String(row.doc_id);
    const rebuilt = newest === undefined ? undefined : history.documentAt(id, { revision: newest });
    findings.same(rebuilt, documents.get(id), `the document ${id}, rebuilt from the log`);
  }
  findings.check(ids.length >= documents.size, 'A document is stored that the log knows nothing of.');
}

const INDEX = {
  'groups, types and slugs': 'SELECT id, grp, type, slug FROM doc ORDER BY id',
  references: 'SELECT * FROM ref ORDER BY target, grp, id',
  orders: `SELECT spec, value, grp, sort.id, type FROM sort JOIN asked ON asked.id = sort.asked
           WHERE is_ready = 1 ORDER BY spec, value, grp, sort.id`,
};

/** What finds documents is what a fresh index of them holds. */
function checkIndex(database: DatabaseSync, documents: ReadonlyMap<string, StoredDocument>, findings: Findings): void {
  const fresh = new DatabaseSync(':memory:');
  try {
    fresh.exec(SCHEMA);
    const ask = fresh.prepare('INSERT INTO asked (id, spec, is_ready) VALUES (?, ?, ?)');
    for (const { id = null, spec = null, is_ready: isReady = null } of database.prepare('SELECT * FROM asked').all()) {
      ask.run(id, spec, isReady);
    }
    const write = createDocumentWriter(fresh);
    for (const [id, after] of documents) write({ id, json: JSON.stringify(after), before: undefined, after });
    for (const [what, sql] of Object.entries(INDEX)) {
      findings.same(database.prepare(sql).all(), fresh.prepare(sql).all(), `the index of ${what}`);
    }
  } finally {
    fresh.close();
  }
  const read = database.prepare('SELECT n, id FROM doc WHERE n NOT IN (SELECT n FROM unread)');
  const find = database.prepare('SELECT 1 FROM words WHERE rowid = ? AND words MATCH ?');
  for (const { n = null, id } of read.all()) {
    const document = documents.get(String(id));
    const terms = document ? termsOf(String(id), document).split(' ') : [];
    const lost = terms.filter((term) => !find.get(n, `"${term}"`));
    findings.same(lost, [], `words that do not find the document ${String(id)}`);
  }
}
