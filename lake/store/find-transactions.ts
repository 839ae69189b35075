import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { changeNumber, lastChangeOf, SEQUENCE_OF_CHANGE } from './change-row.ts';
import { publishedId } from './ids.ts';

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
  /** Without what they did to other documents. */
  readonly onlyThese?: boolean | undefined;
  /** The newest `limit` transactions, newest first. */
  readonly newestFirst?: boolean | undefined;
}

const CHANGES_OF_DOCUMENTS = `
  SELECT ${SEQUENCE_OF_CHANGE} FROM json_each(?) AS asked
  CROSS JOIN change ON group_id = asked.value ->> 0 AND doc_id = asked.value ->> 1
  WHERE change.id BETWEEN ? AND ?`;

/** Rows of `tx` that touched any of the documents, always oldest first: old states are cheapest in that order. */
export function findTransactions(
  database: DatabaseSync,
  documentIds: readonly string[],
  filter: TransactionFilter,
  sequenceOf: (transactionId: string) => number | undefined,
): readonly Record<string, SQLOutputValue>[] {
  const first = filter.from === undefined ? 0 : (sequenceOf(filter.from) ?? 0);
  const last = filter.to === undefined ? undefined : sequenceOf(filter.to);
  const conditions = [`seq IN (${CHANGES_OF_DOCUMENTS})`];
  const values: (string | number)[] = [
    withGroups(documentIds),
    changeNumber(first, 0),
    last === undefined ? Number.MAX_SAFE_INTEGER : lastChangeOf(last),
  ];
  const condition = (sql: string, value: string | undefined) => {
    if (value === undefined) return;
    conditions.push(sql);
    values.push(value);
  };
  condition('ts >= ?', filter.fromTime);
  condition('ts <= ?', filter.toTime);
  condition('author IN (SELECT value FROM json_each(?))', filter.authors && JSON.stringify(filter.authors));
  const order = filter.newestFirst ? 'DESC' : 'ASC';
  const sql = `SELECT * FROM tx WHERE ${conditions.join(' AND ')} ORDER BY seq ${order} LIMIT ?`;
  const rows = database.prepare(sql).all(...values, filter.limit ?? -1);
  return filter.newestFirst ? rows.toReversed() : rows;
}

/** JSON of the documents as `change` names them: `[[group, id], …]`. */
export function withGroups(documentIds: readonly string[]): string {
  return JSON.stringify([...new Set(documentIds)].map((id) => [publishedId(id), id]));
}
