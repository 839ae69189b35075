import { watchAccountChanges } from './account-changes.ts';
import { openAccountsDatabase } from './accounts-database.ts';
import { openAudit } from './audit.ts';
import { openCorsOrigins } from './cors-origins.ts';
import { openPreferences } from './preferences.ts';
import { openRobots } from './robots.ts';
import { openSettings } from './settings-table.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { WatchedChanges } from './account-changes.ts';
import type { Audit } from './audit.ts';
import type { CorsOrigins } from './cors-origins.ts';
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
  readonly changes: WatchedChanges;
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
