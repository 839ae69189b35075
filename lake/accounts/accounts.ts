import { watchAccountChanges } from '../auth/account-changes.ts';
import { openAccountsDatabase } from '../auth/accounts-database.ts';
import { openAudit } from '../auth/audit.ts';
import { openCorsOrigins } from '../auth/cors-origins.ts';
import { openDirectors } from './directors.ts';
import { openLinks } from './links.ts';
import { openMailQueue } from './mails/mail-queue.ts';
import { openPasskeys } from './passkeys.ts';
import { generatePassword } from './passwords.ts';
import { openPreferences } from '../auth/preferences.ts';
import { openRecoveryCodes } from './recovery-codes.ts';
import { openRobots } from '../auth/robots.ts';
import { openSecondFactors } from './second-factors.ts';
import { openSessions } from './sessions.ts';
import { openSettings } from '../auth/settings-table.ts';
import { openTokens } from './tokens.ts';
import { openTotps } from './totp.ts';
import { openUsers } from './users.ts';
import type { AccountChanges } from '../auth/account-changes.ts';
import type { Audit } from '../auth/audit.ts';
import type { CorsOrigins } from '../auth/cors-origins.ts';
import type { Directors } from './directors.ts';
import type { Links } from './links.ts';
import type { MailQueue } from './mails/mail-queue.ts';
import type { Passkeys } from './passkeys.ts';
import type { ScryptCost } from './passwords.ts';
import type { Preferences } from '../auth/preferences.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { Robots } from '../auth/robots.ts';
import type { SecondFactors } from './second-factors.ts';
import type { IdleLimits } from '../config/settings.ts';
import type { Sessions } from './sessions.ts';
import type { AccountSettings } from '../auth/settings-table.ts';
import type { Tokens } from './tokens.ts';
import type { Totps } from './totp.ts';
import type { Users } from './users.ts';

/** Who may use the lake: people, their sessions and preferences, and the tokens of programs. */
export interface Accounts {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly robots: Robots;
  /** Sessions and robots by the token that a request carries. */
  readonly tokens: Tokens;
  readonly preferences: Preferences;
  readonly passkeys: Passkeys;
  readonly totps: Totps;
  readonly recoveryCodes: RecoveryCodes;
  /** What people have beside a password, and who must have it. */
  readonly factors: SecondFactors;
  /** Who approves as technical director. */
  readonly directors: Directors;
  /** Links by which people choose a password. */
  readonly links: Links;
  /** E-mails on their way. */
  readonly mails: MailQueue;
  readonly settings: AccountSettings;
  readonly corsOrigins: CorsOrigins;
  readonly audit: Audit;
  /** Rights that may have changed; see `AccountChanges`. */
  readonly changes: AccountChanges;
  close(): void;
}

export interface AccountsOptions {
  /** Names of the clinic and of the site, which no password may contain. */
  readonly names?: readonly string[];
  readonly idle?: IdleLimits;
  /** Of passwords that are set from now on; by default what is recommended. */
  readonly scryptCost?: ScryptCost;
}

const HOUR_MS = 60 * 60 * 1000;
const IDLE: IdleLimits = { administratorMs: 12 * HOUR_MS, othersMs: 168 * HOUR_MS };
/** How soon an open stream ends whose session was not used for too long. */
const SWEEP_MS = 60 * 1000;

export function openAccounts(
  dataDir: string,
  now: () => number = Date.now,
  { names = [], idle = IDLE, scryptCost }: AccountsOptions = {},
): Accounts {
  const database = openAccountsDatabase(dataDir);
  const changes = watchAccountChanges(database);
  const announce = () => changes.announce();
  const sessions = openSessions(database, now, idle, announce);
  const robots = openRobots(database, now, announce);
  const settings = openSettings(database);
  const passkeys = openPasskeys(database, now);
  const totps = openTotps(database, now);
  const recoveryCodes = openRecoveryCodes(database);
  const factors = openSecondFactors({ database, settings, passkeys, totps, recoveryCodes, onChange: announce });
  // Whoever gets a role that requires a second factor, and has none, has to sign in anew and set one up.
  const onUserChange = () => {
    factors.enforce();
    announce();
  };
  let swept = now();
  const sweep = setInterval(() => {
    const present = now();
    if (sessions.hasEndedSince(swept)) announce();
    swept = present;
  }, SWEEP_MS).unref();
  return {
    users: openUsers(database, sessions, names, onUserChange, scryptCost),
    sessions,
    robots,
    tokens: openTokens(sessions, robots),
    preferences: openPreferences(database),
    passkeys,
    totps,
    recoveryCodes,
    factors,
    directors: openDirectors(settings),
    links: openLinks(database, now),
    mails: openMailQueue(database, now),
    settings,
    corsOrigins: openCorsOrigins(settings),
    audit: openAudit(database, now),
    changes,
    close() {
      clearInterval(sweep);
      changes.close();
      database.close();
    },
  };
}

/**
 * On a lake without accounts, creates the first administrator. Returns the password when it was generated here, because
 * nobody else knows it; undefined when it was given or when there are accounts already.
 */
export async function ensureAdministrator(
  accounts: Accounts,
  email: string,
  password: string | undefined,
): Promise<string | undefined> {
  if (accounts.users.list().length > 0) return undefined;
  const chosen = password || generatePassword();
  const role = 'administrator';
  const user = await accounts.users.create({ email, name: 'Administrador', role, password: chosen });
  accounts.audit.write('user.created', { id: 'system', address: '' }, user.email, { role });
  return password ? undefined : chosen;
}
