import { changeNumber, CHANGED, CREATED, DELETED, lastChangeOf, SEQUENCE_OF_CHANGE } from './change-row.ts';
import { findTransactions, withGroups } from './find-transactions.ts';
import { publishedId } from './ids.ts';
import { once } from './once.ts';
import { erasedChange, pastChange } from './past-change.ts';
import { createPastStates } from './past-states.ts';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { TransactionFilter } from './find-transactions.ts';
import type { PastStates } from './past-states.ts';
import type { Commit, CommitOutline, DocumentChange, StoredDocument } from './types.ts';

/** Which past state is meant: after a transaction, at a moment (ISO 8601, UTC), or the last one that existed. */
export type PointInTime = { readonly revision: string } | { readonly time: string } | { readonly last: true };

/**
 * Everything that ever happened to the documents of one dataset. Read only. The documents in a commit that comes from
 * here are put together when they are looked at; attributes of one that was edited may come in another order than then.
 */
export interface History {
  documentAt(id: string, point: PointInTime): StoredDocument | undefined;
  /**
   * Transactions that touched any of the documents; with their other documents too, unless the filter says otherwise. What
   * each did is read when it is looked at.
   */
  transactions(documentIds: readonly string[], filter?: TransactionFilter): readonly Commit[];
  /** Transactions that touched the published document, its draft or its versions, oldest first. */
  transactionsOfGroup(publishedId: string): readonly Commit[];
  /** The same without content and without other documents: a long story costs little. */
  outlineOfGroup(publishedId: string): readonly CommitOutline[];
  /** What came into a release and left it, oldest first: one entry per document and transaction, without content. */
  outlineOfRelease(name: string): readonly CommitOutline[];
  /** What was published, changed and taken away between two moments (ISO 8601, UTC; the first included), without content. */
  outlineOfPublished(from: string, until: string): readonly CommitOutline[];
  /** What was deleted between two such moments of published documents and drafts, without content. */
  outlineOfRemovals(from: string, until: string): readonly CommitOutline[];
  /** Ids of the documents that were touched after a moment (ISO 8601, UTC). */
  touchedAfter(time: string): readonly string[];
  /** The moment of the first transaction that is kept; undefined for an empty dataset. */
  keptSince(): string | undefined;
  /** The transactions with these ids, oldest first; unknown ones are left out. */
  commits(transactionIds: Iterable<string>): readonly Commit[];
  /**
   * What these transactions did to the published document, its draft and its versions, oldest first. Each change is read when
   * it is its turn, so that others can be served in between.
   */
  changesOfGroup(publishedId: string, transactionIds: Iterable<string>): Iterable<GroupChange>;
  /**
   * The first `limit` transactions after a position in the log, oldest first. What was erased is told as a deletion: of its
   * last state no more than id and type is known.
   */
  since(sequence: number, limit: number): readonly Commit[];
  /**
   * The transactions after a position in the log, as `since` has them, each in pieces of so many documents that are read one after
   * the other: however large it is, no more of it is in memory.
   */
  pieces(sequence: number, size: number): Iterable<CommitPiece>;
  /** False when something was erased after that position: who reads on from there does not get every change. */
  isWholeSince(sequence: number): boolean;
  /** Id of the transaction at a position in the log. */
  transactionIdAt(sequence: number): string | undefined;
  /** Position of a transaction in the log, or undefined when this log never had it. */
  sequenceOf(transactionId: string): number | undefined;
  /** Position of the last transaction until a moment (ISO 8601, UTC); 0 before the first. */
  sequenceAt(time: string): number;
  /** Documents that were erased when the log was at that position or later, and where it was then. */
  erasedFrom(sequence: number): readonly { readonly sequence: number; readonly id: string }[];
}

interface CommitPiece extends Commit {
  /** Whether it ends its transaction. */
  readonly isLast: boolean;
}

interface GroupChange {
  readonly transactionId: string;
  readonly change: DocumentChange;
}

type Row = Record<string, SQLOutputValue>;

export function createHistory(database: DatabaseSync): History {
  const changesOf = database.prepare('SELECT * FROM change WHERE id BETWEEN ? AND ? ORDER BY id');
  // From the index alone: neither the group's whole story is read, nor the other documents of a transaction.
  const changesOfGroup = database.prepare(
    `SELECT tx.id AS revision, change.id FROM change JOIN tx ON tx.seq = ${SEQUENCE_OF_CHANGE}
     WHERE group_id = ? AND ${SEQUENCE_OF_CHANGE} IN (SELECT seq FROM tx WHERE id IN (SELECT value FROM json_each(?)))
     ORDER BY change.id`,
  );
  const changeById = database.prepare('SELECT * FROM change WHERE id = ?');
  const changesOfDocuments = database.prepare(
    `SELECT change.* FROM json_each(?) AS asked
     CROSS JOIN change ON group_id = asked.value ->> 0 AND doc_id = asked.value ->> 1 AND change.id BETWEEN ? AND ?
     ORDER BY change.id`,
  );
  const lastExisting = database.prepare(
    `SELECT id FROM change WHERE group_id = ? AND doc_id = ? AND kind <> ${DELETED} ORDER BY id DESC LIMIT 1`,
  );
  const timeOf = database.prepare('SELECT seq, ts FROM tx WHERE seq <= ? ORDER BY seq DESC LIMIT 1');
  const idBySequence = database.prepare('SELECT id FROM tx WHERE seq = ?');
  const sequenceById = database.prepare('SELECT seq FROM tx WHERE id = ?');
  const after = database.prepare('SELECT * FROM tx WHERE seq > ? ORDER BY seq LIMIT ?');
  const ofGroup = database.prepare(
    `SELECT * FROM tx WHERE seq IN (SELECT ${SEQUENCE_OF_CHANGE} FROM change WHERE group_id = ?) ORDER BY seq`,
  );
  const outline = database.prepare(
    `SELECT tx.*, doc_id, kind FROM change JOIN tx ON tx.seq = ${SEQUENCE_OF_CHANGE}
     WHERE group_id = ? ORDER BY change.id`,
  );
  const ofRelease = database.prepare(
    `SELECT tx.*, doc_id, kind FROM change JOIN tx ON tx.seq = ${SEQUENCE_OF_CHANGE}
     WHERE doc_id >= 'versions.' AND doc_id < 'versions/' AND kind <> ${CHANGED} AND doc_id >= ? AND doc_id < ?
     ORDER BY change.id`,
  );
  const ofPublished = database.prepare(
    `SELECT tx.*, doc_id, kind FROM tx JOIN change ON change.id BETWEEN tx.seq << 20 AND ((tx.seq + 1) << 20) - 1
     WHERE tx.seq > ? AND tx.seq <= ? AND doc_id = group_id ORDER BY change.id`,
  );
  const removals = database.prepare(
    `SELECT tx.*, doc_id, kind FROM tx JOIN change ON change.id BETWEEN tx.seq << 20 AND ((tx.seq + 1) << 20) - 1
     WHERE tx.seq > ? AND tx.seq <= ? AND kind = ${DELETED} AND doc_id IN (group_id, 'drafts.' || group_id) ORDER BY change.id`,
  );
  const touched = database.prepare('SELECT DISTINCT doc_id FROM change WHERE id > ? ORDER BY doc_id');
  const firstTime = database.prepare('SELECT ts FROM tx ORDER BY seq LIMIT 1');
  const byId = database.prepare('SELECT * FROM tx WHERE id IN (SELECT value FROM json_each(?)) ORDER BY seq');
  const erasedAfter = database.prepare('SELECT 1 FROM erased WHERE seq > ? LIMIT 1');
  const erasedFrom = database.prepare('SELECT seq, doc_id FROM erased WHERE seq >= ? ORDER BY rowid');
  const erasedAt = database.prepare('SELECT doc_id, type FROM erased WHERE seq = ? AND type IS NOT NULL');
  const piece = database.prepare('SELECT * FROM change WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?');
  const readPast = createPastStates(database);

  const toCommit = (row: Row, states: PastStates, ids?: readonly string[]): Commit => {
    const bounds = [changeNumber(Number(row.seq), 0), lastChangeOf(Number(row.seq))];
    const changes = once(() => {
      const rows = ids ? changesOfDocuments.all(withGroups(ids), ...bounds) : changesOf.all(...bounds);
      return rows.map((change) => pastChange(changeRow(change), states));
    });
    return {
      ...headOf(row),
      get changes() {
        return changes();
      },
    };
  };
  const toCommits = (rows: readonly Row[], ids?: readonly string[]) => {
    const states = readPast();
    return rows.map((row) => toCommit(row, states, ids));
  };
  const erasedIn = (head: Omit<Commit, 'changes'>) =>
    erasedAt.all(head.sequence).map((row) => erasedChange(String(row.doc_id), String(row.type), head));
  const sequenceOf = (id: string) => {
    const row = sequenceById.get(id);
    return row ? Number(row.seq) : undefined;
  };

  /** Timestamps never go down along the log, so it is its own index of time. */
  const justBefore = (time: string) => sequenceAt(new Date(Date.parse(time) - 1).toISOString());
  function sequenceAt(time: string): number {
    let [low, high] = [0, Number(timeOf.get(Number.MAX_SAFE_INTEGER)?.seq ?? 0)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (String(timeOf.get(middle)?.ts ?? '') <= time) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function lastChangeAt(id: string, point: PointInTime): number | undefined {
    if ('last' in point) return toNumber(lastExisting.get(publishedId(id), id)?.id);
    const sequence = 'revision' in point ? sequenceOf(point.revision) : sequenceAt(point.time);
    return sequence === undefined ? undefined : lastChangeOf(sequence);
  }

  return {
    sequenceOf,
    sequenceAt,
    erasedFrom: (sequence) =>
      erasedFrom.all(sequence).map(({ seq, doc_id: id }) => ({ sequence: Number(seq), id: String(id) })),
    transactionIdAt(sequence) {
      const row = idBySequence.get(sequence);
      return row ? String(row.id) : undefined;
    },
    documentAt(id, point) {
      const change = lastChangeAt(id, point);
      return change === undefined ? undefined : readPast().at(id, change);
    },
    transactions(documentIds, filter = {}) {
      const rows = findTransactions(database, documentIds, filter, sequenceOf);
      const found = toCommits(rows, filter.onlyThese ? documentIds : undefined);
      return filter.newestFirst ? found.toReversed() : found;
    },
    transactionsOfGroup: (group) => toCommits(ofGroup.all(group)),
    outlineOfGroup: (group) => outlineOf(outline.all(group).map(outlineRow)),
    outlineOfPublished: (from, until) =>
      outlineOf(ofPublished.all(justBefore(from), justBefore(until)).map(outlineRow)),
    outlineOfRemovals: (from, until) => outlineOf(removals.all(justBefore(from), justBefore(until)).map(outlineRow)),
    touchedAfter: (time) => touched.all(lastChangeOf(sequenceAt(time))).map((row) => String(row.doc_id)),
    keptSince: () => {
      const row = firstTime.get();
      return row ? String(row.ts) : undefined;
    },
    // `/` is the character after `.`.
    outlineOfRelease: (name) => outlineOf(ofRelease.all(`versions.${name}.`, `versions.${name}/`).map(outlineRow)),
    commits: (transactionIds) => toCommits(byId.all(JSON.stringify([...transactionIds]))),
    *changesOfGroup(group, transactionIds) {
      const states = readPast();
      for (const { id = null, revision } of changesOfGroup.all(group, JSON.stringify([...transactionIds]))) {
        const row = changeById.get(id);
        // What was erased meanwhile is no more.
        if (row) yield { transactionId: String(revision), change: pastChange(changeRow(row), states) };
      }
    },
    since: (sequence, limit) =>
      toCommits(after.all(sequence, limit)).map((commit) => {
        const gone = erasedIn(commit);
        return gone.length > 0 ? { ...commit, changes: [...commit.changes, ...gone] } : commit;
      }),
    *pieces(sequence, size) {
      const states = readPast();
      for (let [row] = after.all(sequence, 1); row; [row] = after.all(Number(row.seq), 1)) {
        const head = headOf(row);
        let [next, isLast] = [changeNumber(head.sequence, 0), false];
        while (!isLast) {
          const rows = piece.all(next, lastChangeOf(head.sequence), size);
          next = Number(rows.at(-1)?.id) + 1;
          isLast = rows.length < size;
          const changes = rows.map((change) => pastChange(changeRow(change), states));
          yield { ...head, changes: isLast ? [...changes, ...erasedIn(head)] : changes, isLast };
        }
      }
    },
    isWholeSince: (sequence) => erasedAfter.get(sequence) === undefined,
  };
}

function headOf(row: Row): Omit<Commit, 'changes'> {
  return {
    sequence: Number(row.seq),
    transactionId: String(row.id),
    timestamp: String(row.ts),
    author: String(row.author),
  };
}

function outlineRow(row: Row): OutlineRow {
  return {
    ...headOf(row),
    docId: String(row.doc_id),
    isCreation: row.kind === CREATED,
    isDeletion: row.kind === DELETED,
  };
}

function changeRow(row: Row): Parameters<typeof pastChange>[0] {
  return {
    id: Number(row.id),
    docId: String(row.doc_id),
    kind: Number(row.kind),
    mutations: String(row.mutations),
    apply: row.apply === null ? null : String(row.apply),
  };
}

function toNumber(value: SQLOutputValue | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

/** One change of a group's member, with the head of its transaction. */
interface OutlineRow extends Omit<Commit, 'changes'> {
  readonly docId: string;
  readonly isCreation: boolean;
  readonly isDeletion: boolean;
}

/** Puts the changes of each transaction together; rows come in the order of the log. */
function outlineOf(rows: readonly OutlineRow[]): readonly CommitOutline[] {
  const commits: (CommitOutline & { changes: CommitOutline['changes'][number][] })[] = [];
  // The revision a document has is the id of the last transaction that touched it.
  const revisions = new Map<string, string>();
  for (const { docId, isCreation, isDeletion, ...head } of rows) {
    let commit = commits.at(-1);
    if (commit?.sequence !== head.sequence) commits.push((commit = { ...head, changes: [] }));
    const revision = isCreation ? undefined : revisions.get(docId);
    commit.changes.push({
      id: docId,
      before: revision === undefined ? undefined : { _rev: revision },
      after: isDeletion ? undefined : { _rev: head.transactionId },
    });
    revisions.set(docId, head.transactionId);
  }
  return commits;
}
