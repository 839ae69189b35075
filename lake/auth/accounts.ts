import { watchAccountChanges } from './account-changes.ts';
import { openAccountsDatabase } from './accounts-database.ts';
import { openAudit } from './audit.ts';
import { generatePassword } from './passwords.ts';
import { openPreferences } from './preferences.ts';
import { openRobots } from './robots.ts';
import { openSessions } from './sessions.ts';
import { openTokens } from './tokens.ts';
import { openUsers } from './users.ts';
import type { AccountChanges } from './account-changes.ts';
import type { Audit } from './audit.ts';
import type { Preferences } from './preferences.ts';
import type { Robots } from './robots.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import type { Users } from './users.ts';

/** Who may use the lake: people, their sessions and preferences, and the tokens of programs. */
export interface Accounts {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly robots: Robots;
  /** Sessions and robots by the token that a request carries. */
  readonly tokens: Tokens;
  readonly preferences: Preferences;
  readonly audit: Audit;
  /** Rights that may have changed; see `AccountChanges`. */
  readonly changes: AccountChanges;
  close(): void;
}

export function openAccounts(dataDir: string, now: () => number = Date.now): Accounts {
  const database = openAccountsDatabase(dataDir);
  const changes = watchAccountChanges(database);
  const announce = () => changes.announce();
  const sessions = openSessions(database, now, announce);
  const robots = openRobots(database, now, announce);
  return {
    users: openUsers(database, sessions, announce),
    sessions,
    robots,
    tokens: openTokens(sessions, robots),
    preferences: openPreferences(database),
    audit: openAudit(database, now),
    changes,
    close() {
      changes.close();
      database.close();
    },
  };
}

export const FIRST_EMAIL = 'admin@clinica.local';

/**
 * On a lake without accounts, creates the first administrator. Returns the password when it was generated here, because
 * nobody else knows it; undefined when it was given or when there are accounts already.
 */
export async function ensureAdministrator(
  accounts: Accounts,
  password: string | undefined,
): Promise<string | undefined> {
  if (accounts.users.list().length > 0) return undefined;
  const chosen = password || generatePassword();
  const role = 'administrator';
  const user = await accounts.users.create({ email: FIRST_EMAIL, name: 'Administrador', role, password: chosen });
  accounts.audit.write('user.created', { id: 'system', address: '' }, user.email, { role });
  return password ? undefined : chosen;
}
