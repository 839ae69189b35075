import { publishedId } from '../store/ids.ts';
import type { Commit, CommitOutline, StoredDocument } from '../store/types.ts';

/** One entry of a release's activity. Changes of its title or date are not among them: Studio reads those from the log. */
export interface ReleaseEvent {
  readonly id: string;
  readonly type:
    | 'createRelease'
    | 'scheduleRelease'
    | 'unscheduleRelease'
    | 'publishRelease'
    | 'archiveRelease'
    | 'unarchiveRelease'
    | 'addDocumentToRelease'
    | 'discardDocumentFromRelease';
  readonly timestamp: string;
  readonly author: string;
  readonly releaseName: string;
  readonly [field: string]: unknown;
}

type Fields = Pick<ReleaseEvent, 'type'> & Readonly<Record<string, unknown>>;

/** What became of the release itself, oldest first, from the transactions that touched its document. */
export function stateEvents(name: string, commits: readonly Commit[]): readonly ReleaseEvent[] {
  return commits.flatMap((commit) => {
    const change = commit.changes.find(({ id }) => id === `_.releases.${name}`);
    const fields = change && transition(change.before, change.after);
    return fields ? [eventOf(name, commit, fields)] : [];
  });
}

function transition(before: StoredDocument | undefined, after: StoredDocument | undefined): Fields | undefined {
  if (!after) return undefined;
  if (!before) return { type: 'createRelease' };
  const [from, to] = [before.state, after.state];
  if (to === 'scheduled' && (from !== to || before.publishAt !== after.publishAt)) {
    return { type: 'scheduleRelease', publishAt: after.publishAt };
  }
  if (from === to) return undefined;
  if (to === 'published') return { type: 'publishRelease' };
  if (to === 'archived') return { type: 'archiveRelease' };
  return { type: from === 'archived' ? 'unarchiveRelease' : 'unscheduleRelease' };
}

/**
 * Which documents came into a release and which were taken out of it, oldest first. What left it because it was published
 * or archived, or came back when it was unarchived, is told by the event of the release.
 * @param told ids of the transactions in which the release itself did something
 */
export function memberEvents(
  name: string,
  commits: readonly CommitOutline[],
  told: ReadonlySet<string>,
): readonly (ReleaseEvent & { readonly versionId: string })[] {
  return commits.flatMap((commit) => {
    if (told.has(commit.transactionId)) return [];
    return commit.changes.map(({ id, after, before }) => ({
      ...eventOf(name, commit, { type: after ? 'addDocumentToRelease' : 'discardDocumentFromRelease' }, id),
      documentId: publishedId(id),
      versionId: id,
      versionRevisionId: after?._rev ?? before?._rev,
      revisionId: commit.transactionId,
    }));
  });
}

function eventOf(name: string, commit: CommitOutline, fields: Fields, part = ''): ReleaseEvent {
  const { transactionId, timestamp, author } = commit;
  return {
    id: part === '' ? transactionId : `${transactionId}#${part}`,
    releaseName: name,
    timestamp,
    author,
    ...fields,
  };
}
