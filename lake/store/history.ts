import type { Commit, StoredDocument } from './types.ts';

/** Which past state is meant: after a transaction, at a moment, or the last one that existed. */
export type PointInTime = { readonly revision: string } | { readonly time: string } | { readonly last: true };

export interface TransactionFilter {
  readonly limit?: number | undefined;
  /** Transaction ids, both inclusive; an unknown `from` means from the start. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** ISO 8601, inclusive. */
  readonly fromTime?: string | undefined;
  readonly toTime?: string | undefined;
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
  /** Transactions after a position in the log, oldest first; undefined when more than `limit`. */
  since(sequence: number, limit: number): readonly Commit[] | undefined;
}
