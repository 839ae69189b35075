import { publishedId } from '../store/ids.ts';
import type { DocumentTest } from '../groq/document-test.ts';
import type { ServerSentEvent } from './sse.ts';
import type { Caller } from '../caller.ts';
import type { Commit, DocumentChange, StoredDocument } from '../store/types.ts';

/** What one listener wants to hear about. */
export interface ListenOptions {
  readonly matches: DocumentTest;
  readonly caller: Caller;
  /** Drafts and versions too, not only published documents. */
  readonly allVersions: boolean;
  readonly includeResult: boolean;
  readonly includePreviousRevision: boolean;
  readonly includeMutations: boolean;
  readonly includeEffects: boolean;
  readonly visibility: string;
}

type Transition = 'appear' | 'update' | 'disappear';

/** Only the position within the listener's own events makes an id unique: a transaction may bring several. */
export function eventId(transactionId: string, position: number | undefined): string {
  return `${transactionId}#${position ?? ''}`;
}

/**
 * The events of a commit for one listener. Their number is counted per listener: Studio waits for as many events of a
 * transaction as it is told, so a number that includes documents the listener never hears of would block it for good.
 */
export function mutationEvents(commit: Commit, options: ListenOptions): readonly ServerSentEvent[] {
  const heard = commit.changes.flatMap((change) => {
    const transition = transitionOf(change, options);
    return transition ? [{ change, transition }] : [];
  });
  return heard.map(({ change, transition }, index) => ({
    event: 'mutation',
    id: eventId(commit.transactionId, index + 1),
    data: {
      eventId: `${commit.transactionId}#${change.id}`,
      documentId: change.id,
      transactionId: commit.transactionId,
      transition,
      identity: commit.author,
      ...(change.before && { previousRev: change.before._rev }),
      resultRev: commit.transactionId,
      timestamp: commit.timestamp,
      visibility: options.visibility,
      transactionTotalEvents: heard.length,
      transactionCurrentEvent: index + 1,
      ...details(change, options),
    },
  }));
}

/** A right may depend on content: a state the caller may not read is not shown by way of the other one either. */
function details(change: DocumentChange, options: ListenOptions): Record<string, unknown> {
  const readable = (document: StoredDocument | undefined) => !document || options.caller.may('read', document);
  const [before, after] = [readable(change.before), readable(change.after)];
  return {
    ...(options.includeMutations && { mutations: before && after ? change.mutations : [] }),
    ...(options.includeResult && after && change.after && { result: change.after }),
    ...(options.includePreviousRevision && before && change.before && { previous: change.before }),
    ...(options.includeEffects && before && after && { effects: change.effects }),
  };
}

/** Documents the caller may not read do not exist for them, so losing the right to read looks like a disappearance. */
function transitionOf(change: DocumentChange, options: ListenOptions): Transition | undefined {
  if (!options.allVersions && publishedId(change.id) !== change.id) return undefined;
  const heard = (document: StoredDocument | undefined) =>
    document !== undefined && options.caller.may('read', document) && options.matches(document);
  const [before, after] = [heard(change.before), heard(change.after)];
  if (before) return after ? 'update' : 'disappear';
  return after ? 'appear' : undefined;
}
