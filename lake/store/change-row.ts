import type { DocumentChange, Mutation, StoredDocument } from './types.ts';

/** What happened to the document; stored as a number. */
export const CREATED = 0;
export const CHANGED = 1;
export const DELETED = 2;
type ChangeKind = typeof CREATED | typeof CHANGED | typeof DELETED;

/** The number of a change is its transaction's position in the log, then its own position in the transaction. */
const CHANGES_PER_TRANSACTION = 2 ** 20;

export function changeNumber(sequence: number, position: number): number {
  return sequence * CHANGES_PER_TRANSACTION + position;
}

/** Number of the last change up to and including a transaction. */
export function lastChangeOf(sequence: number): number {
  return changeNumber(sequence + 1, 0) - 1;
}

/** In SQL, the position in the log of the transaction a change belongs to. */
export const SEQUENCE_OF_CHANGE = 'change.id >> 20';

/** A change as its row keeps it, before it is known whether the document is stored whole with it. */
export interface EncodedChange {
  readonly id: string;
  readonly kind: ChangeKind;
  readonly mutations: string;
  /** Mendoza patch from the state before; absent when the state before or after does not exist. */
  readonly apply: string | null;
  /** The document as it is afterwards; absent when deleted. */
  readonly after: string | null;
}

/**
 * Mutations that hold the whole document (create, publish) usually hold exactly the outcome; then only their kind is
 * kept, and reading puts the outcome back.
 */
type KeptMutation = Mutation | { readonly whole: WholeKind };
type WholeKind = 'create' | 'createIfNotExists' | 'createOrReplace';

export function encodeChange({ id, before, after, mutations, effects }: DocumentChange): EncodedChange {
  return {
    id,
    kind: !after ? DELETED : before ? CHANGED : CREATED,
    mutations: JSON.stringify(mutations.map((mutation) => keptMutation(mutation, after))),
    apply: before && after ? JSON.stringify(effects.apply) : null,
    after: after ? JSON.stringify(after) : null,
  };
}

export function decodeMutations(json: string, after: () => StoredDocument | undefined): readonly Mutation[] {
  const kept = JSON.parse(json) as KeptMutation[];
  return kept.map((mutation): Mutation => {
    if (!('whole' in mutation)) return mutation;
    const document = after();
    if (!document) throw new Error('The log holds a creation without its outcome.');
    if (mutation.whole === 'create') return { create: document };
    if (mutation.whole === 'createIfNotExists') return { createIfNotExists: document };
    return { createOrReplace: document };
  });
}

function keptMutation(mutation: Mutation, after: StoredDocument | undefined): KeptMutation {
  if (after === undefined) return mutation;
  if ('create' in mutation && mutation.create === after) return { whole: 'create' };
  if ('createIfNotExists' in mutation && mutation.createIfNotExists === after) return { whole: 'createIfNotExists' };
  if ('createOrReplace' in mutation && mutation.createOrReplace === after) return { whole: 'createOrReplace' };
  return mutation;
}
