import { inTransaction } from './database.ts';
import { publishedId } from './ids.ts';
import { createDocumentWriter } from './index/document-writer.ts';
import { createChangeWriter } from './write-change.ts';
import { markDirty } from './free-space.ts';
import { heldWrites } from './held-writes.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { EncodedChange } from './change-row.ts';
import type { Commit, DocumentChange } from './types.ts';

/**
 * Documents whose past is erased: every state the documents ever had. The transactions stay, without them. For personal
 * data whose time is over; anything else belongs to the history.
 */
export interface ErasedIds {
  readonly documents: readonly string[];
  /** Published ids: they stand for the document, its draft and its versions. */
  readonly groups: readonly string[];
}

/** What is written in the same transaction as a commit. */
export interface Alongside {
  readonly erased?: ErasedIds | undefined;
  /** Id of the content migration that the commit is. */
  readonly migration?: string | undefined;
  /** Of the request that asked for it. */
  readonly fingerprint?: string | undefined;
}

/** Start of the names of settings that say which content migrations were done; their value is when. */
export const MIGRATION_SETTING = 'migration:';

/** The durable side of a dataset: appends commits, knows where it stands, and keeps settings. */
export interface Log {
  /**
   * Returns when the commit is on disk, with the note that a content migration is done where it is one.
   * @throws LakeError 503 when it cannot be written.
   */
  append(commit: Commit, changes: readonly EncodedChange[], alongside?: Alongside): void;
  /**
   * Does work whose `append`s go to disk together when it is done: all of them or none.
   * @throws LakeError 503 when they cannot be written, also for whatever the work throws.
   */
  together<Result>(work: () => Result): Result;
  /** Resolves when commits can be appended; undefined when they can be now. */
  pause(): Promise<unknown> | undefined;
  /** Position and time of the last commit; 0 and an empty string at the beginning. */
  last(): { readonly sequence: number; readonly timestamp: string };
  /** Of the request that a transaction was made for: empty when that is not known, undefined when there is no transaction. */
  fingerprintOf(transactionId: string): string | undefined;
  /** Erases the past of documents that are gone already. @throws LakeError 503 when it cannot be written. */
  erase(erased: ErasedIds): void;
  setting(name: string): string | undefined;
  saveSetting(name: string, value: string): void;
}

export function createLog(database: DatabaseSync): Log {
  const insertTransaction = database.prepare('INSERT INTO tx (seq, id, ts, author, request) VALUES (?, ?, ?, ?, ?)');
  const writeChange = createChangeWriter(database);
  const writeDocument = createDocumentWriter(database);
  const eraseIn = createEraser(database);
  const findTransaction = database.prepare('SELECT request FROM tx WHERE id = ?');
  const readSetting = database.prepare('SELECT value FROM setting WHERE name = ?');
  const writeSetting = database.prepare('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)');
  let isTogether = false;

  return {
    append({ changes: states, ...commit }, changes, { erased, migration, fingerprint = null } = {}) {
      const write = () => {
        // The position is explicit: should a second process write to the file, this fails instead of mixing two histories.
        const { sequence, transactionId, timestamp, author } = commit;
        insertTransaction.run(sequence, transactionId, timestamp, author, fingerprint);
        if (erased) eraseIn(erased, commit.sequence, states);
        if (migration !== undefined) writeSetting.run(MIGRATION_SETTING + migration, commit.timestamp);
        for (const [position, change] of changes.entries()) {
          // The deletion of what is erased would tell what it was.
          if (change.after !== null || !isErased(change.id, erased)) writeChange(commit.sequence, position, change);
          const { before, after } = states[position] ?? {};
          writeDocument({ id: change.id, json: change.after, before, after });
        }
      };
      if (isTogether) write();
      else inTransaction(database, write);
    },
    together(work) {
      return inTransaction(database, () => {
        isTogether = true;
        try {
          return work();
        } finally {
          isTogether = false;
        }
      });
    },
    pause: () => heldWrites(database),
    last() {
      const row = database.prepare('SELECT seq, ts FROM tx ORDER BY seq DESC LIMIT 1').get();
      return { sequence: Number(row?.seq ?? 0), timestamp: String(row?.ts ?? '') };
    },
    erase(erased) {
      const { sequence } = this.last();
      const write = () => eraseIn(erased, sequence, []);
      if (isTogether) write();
      else inTransaction(database, write);
    },
    fingerprintOf(id) {
      const row = findTransaction.get(id);
      return row && String(row.request ?? '');
    },
    setting(name) {
      const row = readSetting.get(name);
      return row ? String(row.value) : undefined;
    },
    saveSetting(name, value) {
      inTransaction(database, () => void writeSetting.run(name, value));
    },
  };
}

function isErased(id: string, erased: ErasedIds | undefined): boolean {
  if (!erased) return false;
  return erased.documents.includes(id) || erased.groups.includes(publishedId(id));
}

/**
 * Takes documents out of the log, and notes that they were there. Belongs inside a transaction.
 * @param sequence position from which on they are unknown
 * @param changes what the transaction did to them: their types are told to whoever catches up later
 */
type Eraser = (erased: ErasedIds, sequence: number, changes: readonly DocumentChange[]) => void;

function createEraser(database: DatabaseSync): Eraser {
  const removeDocument = database.prepare('DELETE FROM change WHERE group_id = ? AND doc_id = ?');
  const membersOf = database.prepare('SELECT DISTINCT doc_id FROM change WHERE group_id = ?');
  const note = database.prepare('INSERT INTO erased (seq, doc_id, type) VALUES (?, ?, ?)');

  return ({ documents, groups }, sequence, changes) => {
    const types = new Map(changes.map(({ id, before }) => [id, before?._type ?? null]));
    const members = groups.flatMap((group) => membersOf.all(group).map((row) => String(row.doc_id)));
    const touched = changes.map(({ id }) => id).filter((id) => groups.includes(publishedId(id)));
    for (const id of new Set([...documents, ...members, ...touched])) {
      removeDocument.run(publishedId(id), id);
      note.run(sequence, id, types.get(id) ?? null);
    }
    markDirty(database);
  };
}
