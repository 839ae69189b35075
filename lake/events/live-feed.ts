import { tagsOfCommit } from '../query/source-map/sync-tags.ts';
import { isPrivateId } from '../store/ids.ts';
import type { History } from '../store/history.ts';
import type { Commit } from '../store/types.ts';

/** Something readers of live content should know: results that carry one of these tags are out of date. */
export interface LiveEvent {
  /** The transaction's id; becomes the SSE id, so that a reader can resume after it. */
  readonly id: string;
  readonly tags: readonly string[];
  /** The tags of what is published; empty when nothing is, which concerns readers of drafts only. */
  readonly publishedTags: readonly string[];
}

type LiveListener = (event: LiveEvent) => void;

export interface LiveFeed {
  subscribe(listener: LiveListener): () => void;
  /** What was sent after `id`, in order, or undefined when `id` is unknown or too long ago. */
  since(id: string): readonly LiveEvent[] | undefined;
}

/** Beyond this many transactions, keystrokes in drafts included, a reader is better off fetching everything again. */
const MAX_REPLAY = 1000;

interface Sent {
  readonly sequence: number;
  readonly event: LiveEvent;
}

/** `sent` is the position in the log up to which live readers have already been told. */
export function createLiveFeed(
  history: Pick<History, 'since' | 'sequenceOf'>,
  sent: number,
): LiveFeed & { publish(commit: Commit): void } {
  const listeners = new Set<LiveListener>();
  let recent: Sent[] | undefined;

  /**
   * The log itself is the record of events: a commit says which tags it changed, whenever it is asked. It is asked once:
   * after a restart all readers come back in the same second.
   */
  function recentEvents(): Sent[] {
    recent ??= history
      .since(Math.max(0, sent - MAX_REPLAY), MAX_REPLAY)
      .filter(({ sequence }) => sequence <= sent)
      .map((commit) => ({ sequence: commit.sequence, event: toEvent(commit) }));
    return recent;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    since(id) {
      const sequence = history.sequenceOf(id);
      if (sequence === undefined || sent - sequence > MAX_REPLAY) return undefined;
      return recentEvents().flatMap((one) => (one.sequence > sequence ? [one.event] : []));
    },
    publish(commit) {
      sent = commit.sequence;
      const event = toEvent(commit);
      recent?.push({ sequence: sent, event });
      if (recent && recent.length > 2 * MAX_REPLAY) recent = recent.slice(-MAX_REPLAY);
      for (const listener of listeners) listener(event);
    },
  };
}

function toEvent(commit: Commit): LiveEvent {
  // Visitors are not told either which drafts and private documents a transaction touched besides.
  const changes = commit.changes.filter(({ id }) => !isPrivateId(id));
  const publishedTags = changes.length > 0 ? tagsOfCommit({ ...commit, changes }) : [];
  return { id: commit.transactionId, tags: tagsOfCommit(commit), publishedTags };
}
