import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Commit, DocumentChange, Mutation, StoredDocument } from './types.ts';

/** Which past state is meant: after a transaction, at a moment (ISO 8601, UTC), or the last one that existed. */
export type PointInTime = { readonly revision: string } | { readonly time: string } | { readonly last: true };

export interface TransactionFilter {
  readonly limit?: number | undefined;
  /** Transaction ids, both inclusive; an unknown one sets no bound. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** ISO 8601, UTC, inclusive. */
  readonly fromTime?: string | undefined;
  readonly toTime?: string | undefined;
  /** User ids; absent means everybody. */
  readonly authors?: readonly string[] | undefined;
  readonly newestFirst?: boolean | undefined;
}

/** Everything that ever happened to the documents of one dataset. Read only. */
export interface History {
  documentAt(id: string, point: PointInTime): StoredDocument | undefined;
  /** Transactions that touched any of the documents, whole: with their other documents too. */
  transactions(documentIds: readonly string[], filter?: TransactionFilter): readonly Commit[];
  /** Transactions that touched the published document, its draft or its versions, oldest first. */
  transactionsOfGroup(publishedId: string): readonly Commit[];
  /** The first `limit` transactions after a position in the log, oldest first. */
  since(sequence: number, limit: number): readonly Commit[];
  /** Id of the transaction at a position in the log. */
  transactionIdAt(sequence: number): string | undefined;
  /** Position of a transaction in the log, or undefined when this log never had it. */
  sequenceOf(transactionId: string): number | undefined;
}

type Row = Record<string, SQLOutputValue>;

const IN_LIST = 'IN (SELECT value FROM json_each(?))';

export function createHistory(database: DatabaseSync): History {
  const changesOf = database.prepare('SELECT * FROM tx_doc WHERE tx_seq = ? ORDER BY position');
  const stateBefore = database.prepare(
    'SELECT after FROM tx_doc WHERE doc_id = ? AND tx_seq < ? ORDER BY tx_seq DESC LIMIT 1',
  );
  const stateAt = database.prepare(
    'SELECT after FROM tx_doc WHERE doc_id = ? AND tx_seq <= ? ORDER BY tx_seq DESC LIMIT 1',
  );
  const lastState = database.prepare(
    'SELECT after FROM tx_doc WHERE doc_id = ? AND after IS NOT NULL ORDER BY tx_seq DESC LIMIT 1',
  );
  const sequenceAtTime = database.prepare('SELECT max(seq) AS seq FROM tx WHERE ts <= ?');
  const idBySequence = database.prepare('SELECT id FROM tx WHERE seq = ?');
  const sequenceById = database.prepare('SELECT seq FROM tx WHERE id = ?');
  const after = database.prepare('SELECT * FROM tx WHERE seq > ? ORDER BY seq LIMIT ?');
  const ofGroup = database.prepare(
    'SELECT * FROM tx WHERE seq IN (SELECT tx_seq FROM tx_doc WHERE group_id = ?) ORDER BY seq',
  );

  const toChange = (row: Row): DocumentChange => ({
    id: String(row.doc_id),
    before: row.before_rev === null ? undefined : toDocument(stateBefore.get(String(row.doc_id), Number(row.tx_seq))),
    after: toDocument(row),
    mutations: JSON.parse(String(row.mutations)) as Mutation[],
    effects: { apply: JSON.parse(String(row.apply)) as unknown[], revert: JSON.parse(String(row.revert)) as unknown[] },
  });
  const toCommit = (row: Row): Commit => ({
    sequence: Number(row.seq),
    transactionId: String(row.id),
    timestamp: String(row.ts),
    author: String(row.author),
    changes: changesOf.all(Number(row.seq)).map(toChange),
  });
  const sequenceOf = (id: string) => {
    const row = sequenceById.get(id);
    return row ? Number(row.seq) : undefined;
  };
  const lastSequenceAt = (point: { readonly revision: string } | { readonly time: string }) =>
    'revision' in point ? sequenceOf(point.revision) : Number(sequenceAtTime.get(point.time)?.seq ?? 0);

  return {
    sequenceOf,
    transactionIdAt(sequence) {
      const row = idBySequence.get(sequence);
      return row ? String(row.id) : undefined;
    },
    documentAt(id, point) {
      if ('last' in point) return toDocument(lastState.get(id));
      const sequence = lastSequenceAt(point);
      return sequence === undefined ? undefined : toDocument(stateAt.get(id, sequence));
    },
    transactions(documentIds, filter = {}) {
      const where = [`seq IN (SELECT tx_seq FROM tx_doc WHERE doc_id ${IN_LIST})`];
      const values: (string | number)[] = [JSON.stringify(documentIds)];
      const condition = (sql: string, value: string | number | undefined) => {
        if (value === undefined) return;
        where.push(sql);
        values.push(value);
      };
      condition('seq >= ?', filter.from === undefined ? undefined : sequenceOf(filter.from));
      condition('seq <= ?', filter.to === undefined ? undefined : sequenceOf(filter.to));
      condition('ts >= ?', filter.fromTime);
      condition('ts <= ?', filter.toTime);
      condition(`author ${IN_LIST}`, filter.authors && JSON.stringify(filter.authors));
      const order = filter.newestFirst ? 'DESC' : 'ASC';
      const sql = `SELECT * FROM tx WHERE ${where.join(' AND ')} ORDER BY seq ${order} LIMIT ?`;
      return database
        .prepare(sql)
        .all(...values, filter.limit ?? -1)
        .map(toCommit);
    },
    transactionsOfGroup: (publishedId) => ofGroup.all(publishedId).map(toCommit),
    since: (sequence, limit) => after.all(sequence, limit).map(toCommit),
  };
}

function toDocument(row: Row | undefined): StoredDocument | undefined {
  return typeof row?.after === 'string' ? (JSON.parse(row.after) as StoredDocument) : undefined;
}
