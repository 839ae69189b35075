import { CREATED, DELETED, decodeMutations } from './change-row.ts';
import { effectsOf, patchBetween } from './mendoza.ts';
import { once } from './once.ts';
import type { PastStates } from './past-states.ts';
import type { Commit, DocumentChange } from './types.ts';

/** A row of the table `change`. */
export interface ChangeRow {
  readonly id: number;
  readonly docId: string;
  readonly kind: number;
  readonly mutations: string;
  readonly apply: string | null;
}

/** A change read back from the log. What costs something is only computed when it is asked for. */
export function pastChange(row: ChangeRow, states: PastStates): DocumentChange {
  const before = once(() => (row.kind === CREATED ? undefined : states.at(row.docId, row.id - 1)));
  const after = once(() => {
    if (row.kind === DELETED) return undefined;
    // In this order the reader of the past walks forward.
    if (row.kind !== CREATED) before();
    return states.at(row.docId, row.id);
  });
  const mutations = once(() => decodeMutations(row.mutations, after));
  const effects = once(() =>
    row.apply === null
      ? effectsOf(before(), after())
      : { apply: JSON.parse(row.apply) as unknown[], revert: patchBetween(after(), before()) },
  );
  return {
    id: row.docId,
    get before() {
      return before();
    },
    get after() {
      return after();
    },
    get mutations() {
      return mutations();
    },
    get effects() {
      return effects();
    },
  };
}

/** A deletion of which nothing else is known any more. */
export function erasedChange(id: string, type: string, { timestamp }: Pick<Commit, 'timestamp'>): DocumentChange {
  const before = { _id: id, _type: type, _rev: '', _createdAt: timestamp, _updatedAt: timestamp };
  return { id, before, after: undefined, mutations: [{ delete: { id } }], effects: effectsOf(before, undefined) };
}
