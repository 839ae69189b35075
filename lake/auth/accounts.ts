import { openAccountsDatabase } from './accounts-database.ts';
import { generatePassword } from './passwords.ts';
import { openPreferences } from './preferences.ts';
import { openTokens } from './tokens.ts';
import { openUsers } from './users.ts';
import type { Preferences } from './preferences.ts';
import type { Tokens } from './tokens.ts';
import type { Users } from './users.ts';

/** Who may use the lake: people, their sessions and preferences, and the tokens of programs. */
export interface Accounts {
  readonly users: Users;
  readonly tokens: Tokens;
  readonly preferences: Preferences;
  close(): void;
}

export function openAccounts(dataDir: string, now?: () => number): Accounts {
  const database = openAccountsDatabase(dataDir);
  return {
    users: openUsers(database),
    tokens: openTokens(database, now),
    preferences: openPreferences(database),
    close: () => database.close(),
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
  await accounts.users.create({ email: FIRST_EMAIL, name: 'Administrador', role: 'administrator', password: chosen });
  return password ? undefined : chosen;
}
