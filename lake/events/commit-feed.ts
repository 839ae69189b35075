import type { Commit } from '../store/types.ts';

type CommitListener = (commit: Commit) => void;

export interface CommitFeed {
  /** Calls the listener for every later commit, in order. Returns the function that stops it. */
  subscribe(listener: CommitListener): () => void;
}

export interface CommitBus extends CommitFeed {
  publish(commit: Commit): void;
}

/** Hands durable commits to listeners. A listener that throws is reported and cannot hurt the writer or the others. */
export function createCommitBus(report: (error: unknown) => void): CommitBus {
  const listeners = new Set<CommitListener>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(commit) {
      for (const listener of listeners) {
        try {
          listener(commit);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
