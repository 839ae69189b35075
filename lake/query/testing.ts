import { Documents } from '../store/documents.ts';
import type { Caller, Permission } from '../caller.ts';
import type { StoredDocument } from '../store/types.ts';

/** Test support: a reader over a plain list, so that query tests need no database. */
export function readerOf(contents: readonly { _id: string; _type: string; [key: string]: unknown }[]): Documents {
  const date = '2026-01-01T00:00:00Z';
  const documents: readonly StoredDocument[] = contents.map((content) => ({
    _rev: 'r1',
    _createdAt: date,
    _updatedAt: date,
    ...content,
  }));
  return new Documents('production', documents, 1);
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
