import { tagsOfCommit } from '../query/sync-tags.ts';
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

export type LiveListener = (event: LiveEvent) => void;

export interface LiveFeed {
  subscribe(listener: LiveListener): () => void;
  /** What was sent after `id`, in order, or undefined when `id` is unknown or too long ago. */
  since(id: string): readonly LiveEvent[] | undefined;
}

/** Beyond this a reader is better off fetching everything again. */
const MAX_REPLAY = 200;

/** `sent` is the position in the log up to which live readers have already been told. */
export function createLiveFeed(
  history: History,
  sent: number,
): LiveFeed & { publish(commits: readonly Commit[]): void } {
  const listeners = new Set<LiveListener>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    since(id) {
      const sequence = history.sequenceOf(id);
      if (sequence === undefined || sent - sequence > MAX_REPLAY) return undefined;
      // The log itself is the record of events: a commit says which tags it changed, whenever it is asked.
      const missed = history.since(sequence, MAX_REPLAY).filter((commit) => commit.sequence <= sent);
      return missed.map(toEvent);
    },
    publish(commits) {
      for (const commit of commits) {
        sent = commit.sequence;
        const event = toEvent(commit);
        for (const listener of listeners) listener(event);
      }
    },
  };
}

function toEvent(commit: Commit): LiveEvent {
  // Visitors are not told either which drafts and private documents a transaction touched besides.
  const changes = commit.changes.filter(({ id }) => !isPrivateId(id));
  const publishedTags = changes.length > 0 ? tagsOfCommit({ ...commit, changes }) : [];
  return { id: commit.transactionId, tags: tagsOfCommit(commit), publishedTags };
}
