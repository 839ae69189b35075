/** What a stored document always has; every other attribute is content. Attributes are never dropped or reordered. */
export interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  /** Id of the last transaction that touched the document. */
  readonly _rev: string;
  /** ISO 8601, UTC, with `Z`. */
  readonly _createdAt: string;
  /** ISO 8601, UTC, with `Z`. */
  readonly _updatedAt: string;
  readonly [attribute: string]: unknown;
}

/** A document as a client hands it in: `_rev` is ignored, dates are optional, a missing `_id` gets a random one. */
export interface IncomingDocument {
  readonly _id?: string;
  readonly _type: string;
  readonly [attribute: string]: unknown;
}

/** Patch operations of Sanity's mutation API; keys of the records are JSONMatch paths. */
export interface PatchOperations {
  readonly setIfMissing?: Readonly<Record<string, unknown>>;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly unset?: readonly string[];
  readonly diffMatchPatch?: Readonly<Record<string, string>>;
  readonly inc?: Readonly<Record<string, number>>;
  readonly dec?: Readonly<Record<string, number>>;
  readonly insert?: Readonly<Record<string, unknown>>;
}

export type Mutation =
  | { readonly create: IncomingDocument }
  | { readonly createIfNotExists: IncomingDocument }
  | { readonly createOrReplace: IncomingDocument }
  | {
      readonly delete: (
        | { readonly id: string }
        | { readonly query: string; readonly params?: Record<string, unknown> }
      ) & { readonly purge?: boolean };
    }
  | {
      readonly patch: PatchOperations & { readonly ifRevisionID?: string } & (
          | { readonly id: string }
          | { readonly query: string; readonly params?: Record<string, unknown> }
        );
    };

/** Mendoza patches without `_rev`: `apply` turns before into after, `revert` the opposite. */
export interface Effects {
  readonly apply: readonly unknown[];
  readonly revert: readonly unknown[];
}

/** What one transaction did to one document. `before` is absent for a creation, `after` for a deletion. */
export interface DocumentChange {
  readonly id: string;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  /** Plain mutations that reproduce the change exactly when replayed by a client. */
  readonly mutations: readonly Mutation[];
  readonly effects: Effects;
}

/** A durable transaction, handed to commit listeners after it is on disk. */
export interface Commit {
  /** Position in the dataset's log, strictly increasing from 1. */
  readonly sequence: number;
  readonly transactionId: string;
  readonly timestamp: string;
  /** User id of the author. */
  readonly author: string;
  readonly changes: readonly DocumentChange[];
}

/** A commit without content: who did it when, and which documents appeared, changed or went. */
export interface CommitOutline extends Omit<Commit, 'changes'> {
  readonly changes: readonly {
    readonly id: string;
    readonly before: Pick<StoredDocument, '_rev'> | undefined;
    readonly after: Pick<StoredDocument, '_rev'> | undefined;
  }[];
}

/** Read access to the current documents of one dataset. It has no way to write. */
export interface Reader {
  readonly dataset: string;
  /** Sequence of the last commit that is visible here; 0 for an empty dataset. */
  readonly sequence: number;
  get(id: string): StoredDocument | undefined;
  /** Every stored document: published, drafts, versions, assets, system documents. */
  all(): readonly StoredDocument[];
  ofType(type: string): readonly StoredDocument[];
  /** The published document and all its drafts and versions. */
  ofGroup(publishedId: string): readonly StoredDocument[];
  /** The versions in a release. */
  ofRelease(name: string): readonly StoredDocument[];
  /** Ids of documents that hold a reference to `id`, strong ones only when asked. */
  referencing(id: string, options?: { readonly strongOnly?: boolean }): readonly string[];
}
