import { openAccountsDatabase } from './accounts-database.ts';
import { openAudit } from './audit.ts';
import { openCorsOrigins } from './origins.ts';
import { openPreferences } from './preferences.ts';
import { openRobots } from './robots.ts';
import { openSettings } from './settings-table.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { Audit } from './audit.ts';
import type { CorsOrigins } from './origins.ts';
import type { Preferences } from './preferences.ts';
import type { Robots } from './robots.ts';
import type { AccountSettings } from './settings-table.ts';
import type { Roles } from '../config/roles.ts';

/** Who may use the lake, apart from how people sign in: tokens of programs, and what is kept about everybody. */
export interface Access {
  readonly robots: Robots;
  readonly preferences: Preferences;
  readonly settings: AccountSettings;
  readonly corsOrigins: CorsOrigins;
  readonly audit: Audit;
  /** Rights that may have changed. */
  readonly changes: AccountChanges;
  readonly database: DatabaseSync;
  close(): void;
}

/** @throws Error when the file cannot be used */
export function openAccess(dataDir: string, roles: Roles, now: () => number = Date.now): Access {
  const database = openAccountsDatabase(dataDir);
  const changes = watchAccountChanges(database);
  const settings = openSettings(database);
  return {
    robots: openRobots(database, now, roles, () => changes.announce()),
    preferences: openPreferences(database),
    settings,
    corsOrigins: openCorsOrigins(settings),
    audit: openAudit(database, now),
    changes,
    database,
    close() {
      changes.close();
      database.close();
    },
  };
}

/**
 * Tells that somebody's rights may have changed: a session or token ended, a role, a password, an account. It does not say
 * whose: whoever holds a stream or socket open asks again for its caller, and closes what is not allowed any more.
 */
interface AccountChanges {
  /** Called within a second, also for changes that another process (the command line) made. Returns the way out. */
  subscribe(listener: () => void): () => void;
  /** For changes of this process, which SQLite does not count. */
  announce(): void;
  close(): void;
}

const POLL_MS = 1000;

function watchAccountChanges(database: DatabaseSync): AccountChanges {
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
