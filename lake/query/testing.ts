import type { Caller, Permission } from '../auth/caller.ts';
import type { Reader, StoredDocument } from '../store/types.ts';

/** Test support: a reader over a plain list, so that query tests need no database. */
export function readerOf(contents: readonly { _id: string; _type: string; [key: string]: unknown }[]): Reader {
  const date = '2026-01-01T00:00:00Z';
  const documents: readonly StoredDocument[] = contents.map((content) => ({
    _rev: 'r1',
    _createdAt: date,
    _updatedAt: date,
    ...content,
  }));
  return {
    dataset: 'production',
    sequence: 1,
    get: (id) => documents.find(({ _id }) => _id === id),
    all: () => documents,
    ofType: (type) => documents.filter(({ _type }) => _type === type),
    ofGroup: (id) => documents.filter(({ _id }) => _id === id || _id.endsWith(`.${id}`)),
    referencing: (id) =>
      documents.filter((document) => JSON.stringify(document).includes(`"_ref":"${id}"`)).map(({ _id }) => _id),
  };
}

/** Test support: a caller whose rights are decided by a function. */
export function callerWho(
  may: (permission: Permission, id: string) => boolean,
  userId: string | null = 'tester',
): Caller {
  return {
    userId,
    roles: [],
    grants: [{ filter: may.toString(), permissions: ['read'] }],
    may: (permission, document) => may(permission, document._id),
  };
}

export const everyone: Caller = callerWho(() => true);
