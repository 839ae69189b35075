import type { Selection } from '../query/workers/query-process.ts';
import type { Caller } from '../caller.ts';
import type { Commit, Mutation, StoredDocument } from '../store/types.ts';

interface WriteOptions {
  readonly caller: Caller;
  /** Becomes the transaction's id and the `_rev` of what it touches; a random one when absent. */
  readonly transactionId?: string | undefined;
  /** Of the request as it was sent, by this caller: one that comes again under its id was done before. */
  readonly fingerprint?: string | undefined;
  /** Validate and compute everything, then throw the result away: nothing is stored, nobody is told. */
  readonly dryRun?: boolean | undefined;
  /** What an address of the product is doing, for the hook `validate`; no client can say it. */
  readonly purpose?: string | undefined;
}

export interface MutateRequest extends WriteOptions {
  readonly mutations: readonly Mutation[];
  /**
   * Published ids of documents that are erased: what is left of their past goes, that of drafts and versions too. For the
   * lake's own use; clients have `purge`.
   */
  readonly erase?: readonly string[] | undefined;
  /** Answers to costly queries, by the index of their mutation; see `mutateQueued`. */
  readonly selections?: ReadonlyMap<number, Selection> | undefined;
  /**
   * Id of the content migration that this is: noted in the same transaction. It carries content over wherever it is, also in
   * a release that is locked or for one document. For the lake's own use.
   */
  readonly migration?: string | undefined;
  /** Give every keyless object inside an array a random `_key`. */
  readonly autoGenerateArrayKeys?: boolean | undefined;
}

/** One Studio action as received; each kind checks its own fields. */
export interface Action {
  readonly actionType: string;
  readonly [field: string]: unknown;
}

export interface ActRequest extends WriteOptions {
  readonly actions: readonly Action[];
}

export interface Noted {
  readonly event: string;
  readonly ids: readonly string[];
}

/** Net effect of a transaction on one document. `document` is the state after, for a deletion the removed one. */
export interface ResultRow {
  readonly id: string;
  readonly operation: 'create' | 'update' | 'delete' | 'none';
  readonly document: StoredDocument | undefined;
}

export interface TransactionResult {
  readonly transactionId: string;
  /** One row per document, in the order in which the transaction first touched them. */
  readonly results: readonly ResultRow[];
  /** What the audit log is told, with the documents that each is about. */
  readonly noted: readonly Noted[];
  /** Absent for a dry run. */
  readonly commit: Commit | undefined;
}

/** The only way to write. Both methods are atomic and synchronous: when they return, the change is on disk. */
export interface Transactor {
  /** @throws LakeError 400, 403, 409 or 503 as `mutationError`; nothing has happened then. */
  mutate(request: MutateRequest): TransactionResult;
  /** @throws LakeError 400, 403, 409 or 503 as `actionError`; nothing has happened then. */
  act(request: ActRequest): TransactionResult;
  /**
   * Does work that calls the methods above, together with other work that arrives at the same moment: one flush to disk
   * for all of it. Resolves when what was done is on disk; rejects with what the work throws, or with 503.
   */
  queued<Result>(work: () => Result): Promise<Result>;
  /** Goes on after a commit that was made through another connection. */
  follow(sequence: number, timestamp: string): void;
}
