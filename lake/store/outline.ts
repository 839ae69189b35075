import type { Commit, CommitOutline } from './types.ts';

/** One change of a group's member, with the head of its transaction. */
export interface OutlineRow extends Omit<Commit, 'changes'> {
  readonly docId: string;
  readonly isCreation: boolean;
  readonly isDeletion: boolean;
}

/** Puts the changes of each transaction together; rows come in the order of the log. */
export function outlineOf(rows: readonly OutlineRow[]): readonly CommitOutline[] {
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
