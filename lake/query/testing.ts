import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../store/database.ts';
import { Documents } from '../store/documents.ts';
import { createAskedSorts } from '../store/index/asked-sorts.ts';
import { createDocumentWriter } from '../store/index/document-writer.ts';
import { SCHEMA } from '../store/schema.ts';
import type { Caller, Permission } from '../caller.ts';
import type { StoredDocument } from '../store/types.ts';

type Content = { readonly _id: string; readonly _type: string; readonly [key: string]: unknown };

/** Test support: the documents of a list, in a database that is gone with them. */
export function readerOf(contents: readonly Content[]): Documents {
  return writableOf(contents).reader;
}

export interface Writable {
  readonly reader: Documents;
  /** Puts a document in place, or removes it. */
  write(id: string, after: Content | undefined): void;
}

/** Test support: every sort that a query asks for is there when the next one runs. */
export function writableOf(contents: readonly Content[]): Writable {
  const database = new DatabaseSync(':memory:');
  database.exec(SCHEMA);
  const writeDocument = createDocumentWriter(database);
  const sorts = createAskedSorts({
    database,
    inTransaction: (work) => inTransaction(database, work),
    report(message, error) {
      throw new Error(message, { cause: error });
    },
  });
  const reader = new Documents(database, 'production', 1, { ask: (sort) => sorts.make(sort), fewestSorted: 0 });
  const write = (id: string, content: Content | undefined) => {
    const after = content && stamped(content);
    writeDocument({ id, json: after ? JSON.stringify(after) : null, before: undefined, after });
  };
  inTransaction(database, () => {
    for (const content of contents) write(content._id, content);
  });
  return {
    reader,
    write(id, after) {
      inTransaction(database, () => write(id, after));
      reader.follow(reader.sequence + 1, [id]);
    },
  };
}

function stamped(content: Content): StoredDocument {
  const date = '2026-01-01T00:00:00Z';
  return { _rev: 'r1', _createdAt: date, _updatedAt: date, ...content };
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
