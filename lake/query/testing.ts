import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../store/database.ts';
import { openDocuments } from '../store/documents.ts';
import { createAskedSorts } from '../store/index/asked-sorts.ts';
import { createIndexWork } from '../store/index/index-work.ts';
import { createWordReader } from '../store/index/unread-words.ts';
import { createDocumentWriter } from '../store/index/document-writer.ts';
import { SCHEMA } from '../store/schema.ts';
import type { Caller, Permission } from '../caller.ts';
import type { Documents } from '../store/documents.ts';
import type { Sort } from '../store/index/sort-keys.ts';
import type { StoredDocument } from '../store/types.ts';

type Content = { readonly _id: string; readonly _type: string; readonly [key: string]: unknown };

/** Test support: the documents of a list, in a database that is gone with them. */
export function readerOf(contents: readonly Content[]): Documents {
  return writableOf(contents).reader;
}

export interface Writable {
  readonly reader: Documents;
  /** Puts a document in place, or removes it. */
  readonly write: (id: string, after: Content | undefined) => void;
}

/** Test support: the index has done what it has to do, and every sort is there that an earlier query asked for. */
export function writableOf(contents: readonly Content[]): Writable {
  const database = new DatabaseSync(':memory:');
  database.exec(SCHEMA);
  const work = createIndexWork(database, (message, error) => {
    throw new Error(message, { cause: error });
  });
  const [ask, words] = [createAskedSorts(work), createWordReader(work)];
  const writeDocument = createDocumentWriter(database);
  const write = (changes: readonly (readonly [string, Content | undefined])[]) => {
    inTransaction(database, () => {
      for (const [id, content] of changes) {
        const after = content && stamped(content);
        writeDocument({ id, json: after ? JSON.stringify(after) : null, before: undefined, after });
      }
    });
    words.readNow();
  };
  write(contents.map((content) => [content._id, content]));
  const askAndMake = (sort: Sort) => {
    for (let times = 0; times < 2; times += 1) ask(sort);
    work.finish();
  };
  const reader = openDocuments(database, 'production', 1, { ask: askAndMake, fewestSorted: 0 });
  return {
    reader,
    write(id, after) {
      write([[id, after]]);
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
