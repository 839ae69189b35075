import { draftId, publishedId, releaseOf } from '../store/ids.ts';
import type { CommitOutline } from '../store/types.ts';

type Change = CommitOutline['changes'][number];

/**
 * One entry of Studio's timeline. Edits are not among them, Studio computes those from the transactions; but for the one that
 * stands for the last state of a group of which nothing is left, see {@link eventsFor}.
 */
export interface DocumentEvent {
  readonly type:
    | 'createDocumentVersion'
    | 'editDocumentVersion'
    | 'deleteDocumentVersion'
    | 'publishDocumentVersion'
    | 'unpublishDocument'
    | 'createLiveDocument'
    | 'updateLiveDocument'
    | 'deleteDocumentGroup';
  readonly timestamp: string;
  readonly author: string;
  /** Always the published id. */
  readonly documentId: string;
  readonly [field: string]: unknown;
}

/** A draft or version that exists at some point of the story. */
interface Version {
  readonly revision: string;
  readonly authors: ReadonlySet<string>;
}

/**
 * The events of one document group, oldest first, read from what each transaction made appear, disappear or change.
 * A version that goes while the published document appears or changes was published; a published document that goes
 * while a draft or version is there afterwards was unpublished.
 */
export function documentEvents(group: string, commits: readonly CommitOutline[]): readonly DocumentEvent[] {
  const versions = new Map<string, Version>();
  let isPublished = false;
  let last: CommitOutline | undefined;
  return commits.flatMap((commit) => {
    const members = commit.changes.filter((change) => publishedId(change.id) === group);
    const before = new Map(versions);
    for (const change of members) {
      if (change.id === group) isPublished = Boolean(change.after);
      else follow(versions, change, commit);
    }
    const base = { timestamp: commit.timestamp, author: commit.author, documentId: group };
    const found = eventsOf(group, commit, members, before, versions);
    const events = found.map((event): DocumentEvent => ({ ...base, ...event }));
    const end = !isPublished && versions.size === 0 && last ? [lastState(group, last, commit)] : [];
    last = commit;
    return [...end, ...events];
  });
}

/** What `last` wrote, under the name of the transaction that deleted it: Studio takes an event away whose revision is another's. */
function lastState(group: string, { timestamp, author }: CommitOutline, deletion: CommitOutline): DocumentEvent {
  const revisionId = deletion.transactionId;
  const transactions = [{ type: 'editTransaction', timestamp, author, revisionId }];
  const base = { timestamp, author, documentId: group };
  return { ...base, type: 'editDocumentVersion', revisionId, contributors: [author], transactions };
}

function follow(versions: Map<string, Version>, { id, after }: Change, commit: CommitOutline): void {
  if (!after) versions.delete(id);
  else
    versions.set(id, { revision: after._rev, authors: new Set([...(versions.get(id)?.authors ?? []), commit.author]) });
}

type Fields = Pick<DocumentEvent, 'type'> & Readonly<Record<string, unknown>>;

function eventsOf(
  group: string,
  { transactionId }: CommitOutline,
  members: readonly Change[],
  before: ReadonlyMap<string, Version>,
  now: ReadonlyMap<string, Version>,
): readonly Fields[] {
  const published = members.find(({ id }) => id === group);
  const gone = members.filter(({ id, after }) => id !== group && !after);

  if (published && !published.after) {
    // A release that takes a document from the site takes its own mark away with it.
    const mark = gone.find(({ id }) => releaseOf(id) !== undefined);
    if (mark && gone.length === 1) return [takenByRelease(mark, transactionId)];
    return [...gone.map(discarded), goneFromSite(group, transactionId, now)];
  }
  if (published) {
    // A scheduled draft may take the draft it was made from with it.
    const source = gone.find(({ id }) => releaseOf(id) !== undefined) ?? gone[0];
    if (source) return [publication(source, transactionId, before.get(source.id))];
    return [{ type: published.before ? 'updateLiveDocument' : 'createLiveDocument', revisionId: transactionId }];
  }
  const appeared = members.filter((change) => !change.before);
  return [
    ...appeared.map((change): Fields => {
      return { type: 'createDocumentVersion', ...versionOf(change.id), versionRevisionId: transactionId };
    }),
    ...gone.map(discarded),
  ];
}

function discarded({ id, before }: Change): Fields {
  return { type: 'deleteDocumentVersion', ...versionOf(id), versionRevisionId: before?._rev };
}

function goneFromSite(group: string, transactionId: string, now: ReadonlyMap<string, Version>): Fields {
  const left = now.has(draftId(group)) ? draftId(group) : [...now.keys()][0];
  if (left === undefined) return { type: 'deleteDocumentGroup', revisionId: transactionId };
  return { type: 'unpublishDocument', ...versionOf(left), versionRevisionId: now.get(left)?.revision };
}

function takenByRelease({ id, before }: Change, transactionId: string): Fields {
  return {
    type: 'unpublishDocument',
    ...versionOf(id),
    versionRevisionId: before?._rev,
    revisionId: transactionId,
  };
}

function publication(source: Change, transactionId: string, version: Version | undefined): Fields {
  return {
    type: 'publishDocumentVersion',
    revisionId: transactionId,
    ...versionOf(source.id),
    versionRevisionId: source.before?._rev,
    publishCause: releaseOf(source.id) === undefined ? 'document.publish' : 'release.publish',
    contributors: [...(version?.authors ?? [])],
  };
}

function versionOf(id: string): { readonly versionId: string; readonly releaseId?: string } {
  const releaseId = releaseOf(id);
  return { versionId: id, ...(releaseId !== undefined && { releaseId }) };
}

/**
 * What Studio shows for one id: a draft or version has its own story plus how the published document came and went. Of a
 * document that is gone Studio shows the revision that it finds by the newest event of the draft: a publication, or the last
 * edit before the draft's deletion. Where neither is there the deletion of all of them stands for that of the draft.
 */
export function eventsFor(asked: string, events: readonly DocumentEvent[]): readonly DocumentEvent[] {
  const isVersion = asked !== publishedId(asked);
  const own: DocumentEvent[] = [];
  let lastEdit: readonly DocumentEvent[] = [];
  for (const event of events) {
    const newest = own.at(-1);
    if (event.type === 'editDocumentVersion') {
      lastEdit = isVersion ? [event] : [];
    } else if (event.type === 'deleteDocumentVersion') {
      if (event.versionId === asked) own.push(...lastEdit, event);
    } else if (event.type === 'deleteDocumentGroup' && isVersion) {
      const isToo = newest?.type === 'deleteDocumentVersion' && newest.timestamp === event.timestamp;
      const isShown = isToo || newest?.type === 'publishDocumentVersion';
      const deletion = { versionId: asked, versionRevisionId: event.revisionId };
      if (!isShown) own.push(...lastEdit, { ...event, type: 'deleteDocumentVersion', ...deletion });
    } else if (event.type !== 'createDocumentVersion' || event.versionId === asked) {
      own.push(event);
    }
  }
  return own;
}
