import type { DatabaseSync } from 'node:sqlite';

/**
 * Tells that somebody's rights may have changed: a session or token ended, a role, a password, an account. It does not say
 * whose: whoever holds a stream or socket open asks again for its caller, and closes what is not allowed any more.
 */
interface AccountChanges {
  /** Called within a second, also for changes that another process (the command line) made. Returns the way out. */
  subscribe(listener: () => void): () => void;
}

const POLL_MS = 1000;

export interface WatchedChanges extends AccountChanges {
  /** For changes of this process, which SQLite does not count. */
  announce(): void;
  close(): void;
}

export function watchAccountChanges(database: DatabaseSync): WatchedChanges {
  const listeners = new Set<() => void>();
  // Changes whenever another connection has written to the file; reading it costs microseconds.
  const readVersion = database.prepare('PRAGMA data_version');
  const version = () => Number(readVersion.get()?.data_version);
  let known = version();
  let timer: NodeJS.Timeout | undefined;

  function announce(): void {
    for (const listener of listeners) listener();
  }

  function poll(): void {
    const present = version();
    if (present === known) return;
    known = present;
    announce();
  }

  return {
    announce,
    subscribe(listener) {
      listeners.add(listener);
      timer ??= setInterval(poll, POLL_MS).unref();
      return () => listeners.delete(listener);
    },
    close() {
      clearInterval(timer);
      listeners.clear();
    },
  };
}
