import type { Caller } from '../caller.ts';
import type { Commit, DocumentChange, PatchOperations, StoredDocument } from '../store/types.ts';

/** A transaction as it would be committed, for the hook `validate`. */
export interface Proposal {
  readonly caller: Caller;
  /** Net changes, in the order of first touch. */
  readonly changes: readonly DocumentChange[];
  /** When it is committed; ISO 8601, UTC. */
  readonly timestamp: string;
  /** What an address of the product gave along, see `WriteOptions.purpose`. */
  readonly purpose: string | undefined;
  /** The document with its draft and versions, as they were before. */
  readonly groupBefore: (publishedId: string) => readonly StoredDocument[];
  readonly typeBefore: (type: string) => readonly StoredDocument[];
  /** What these transactions did; of some there may be nothing left. */
  readonly commitsOf: (transactionIds: readonly string[]) => readonly Commit[];
  /** Everything that happened to a document, its draft and its versions. */
  readonly pastOf: (publishedId: string) => readonly Commit[];
}

/** What is to be done about a document of the proposal. */
export type Verdict = { readonly id: string } & (
  | {
      /** Why the whole transaction is refused (403), in a sentence. */
      readonly refused: string;
    }
  | {
      /** Is done in the same transaction, as if the caller had asked for it. */
      readonly patch: PatchOperations;
      /** Event of the audit log that tells of it. */
      readonly noted?: string;
    }
);

/**
 * The hook `validate`: what a product allows beside grants. Asked once for every transaction of a client, in the middle of it:
 * it reads, and answers at once. A proposal is patched before rights are checked.
 */
export type Validate = (proposal: Proposal) => readonly Verdict[];

/** The hook with the module that it came from: large transactions are done in a thread, which loads it, too. */
export interface LoadedValidate {
  readonly module: string;
  readonly validate: Validate;
}

/** @throws Error when the module has no function to give */
export async function loadValidate(module: string): Promise<LoadedValidate> {
  if (!URL.canParse(module))
    throw new Error(`"validate" must be an address such as "file:///srv/rules.mjs", not "${module}".`);
  const { default: validate } = (await import(module)) as { readonly default?: Validate };
  const isAsync = validate?.constructor.name === 'AsyncFunction';
  if (typeof validate === 'function' && !isAsync) return { module, validate };
  throw new Error(`${module} must export the function "validate" as its default, and it must not be async.`);
}
