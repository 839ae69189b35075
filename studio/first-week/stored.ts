import { isOpen } from '../approval/approval.ts';

/** A document as the lake has it. */
export interface Stored {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What makes one state of a document the next, unless somebody has changed it since it was read: then nothing is written. */
export function patchTo(next: Stored, before: Stored) {
  const { _rev, _updatedAt, ...known } = before;
  const own = Object.entries(next).filter(
    ([name, value]) => name !== '_rev' && name !== '_updatedAt' && value !== undefined,
  );
  return {
    ifRevisionID: String(_rev),
    set: Object.fromEntries(own.filter(([name, value]) => !same(value, known[name]))),
    unset: Object.keys(known).filter((name) => next[name] === undefined),
  };
}

export function withoutRevision({ _rev, _updatedAt, ...document }: Stored): Stored {
  return document;
}

/**
 * What an undoing writes of documents as they were, by their ids. A request for approval that was answered stays away: written
 * later than its answer, it would ask again.
 */
export function broughtBack(then: ReadonlyMap<string, Stored>): readonly Stored[] {
  const at = (id: string) => then.get(id) as (Stored & { readonly _updatedAt: string }) | undefined;
  const isAnswered = ({ _id, _type, documentId }: Stored) => {
    const request = at(_id);
    return (
      _type === 'approval' && request && !isOpen(request, at(`drafts.${String(documentId)}`), at(String(documentId)))
    );
  };
  return [...then.values()].filter((document) => !isAnswered(document)).map(withoutRevision);
}
