import { openAccess } from '../auth/access.ts';
import { DEFAULT_ROLES } from '../config/roles.ts';
import { openBesides } from './besides.ts';
import { openLinks } from './links.ts';
import { openMailQueue } from './mails/mail-queue.ts';
import { openPasskeys } from './passkeys.ts';
import { generatePassword } from './passwords.ts';
import { openRecoveryCodes } from './recovery-codes.ts';
import { openSecondFactors } from './second-factors.ts';
import { openSessions } from './sessions.ts';
import { openTotps } from './totp.ts';
import { openUsers } from './users.ts';
import type { IdleLimits } from '../config/settings.ts';
import type { UsersOptions } from './users.ts';

export type Accounts = ReturnType<typeof openAccounts>;

export interface AccountsOptions extends Partial<UsersOptions> {
  readonly idle?: IdleLimits;
}

const HOUR_MS = 60 * 60 * 1000;
const IDLE: IdleLimits = { administratorMs: 12 * HOUR_MS, othersMs: 168 * HOUR_MS };
/** How soon an open stream ends whose session was not used for too long. */
const SWEEP_MS = 60 * 1000;

/** Accounts of people, beside what the lake keeps of everybody. */
export function openAccounts(
  dataDir: string,
  now: () => number = Date.now,
  { names = [], idle = IDLE, roles = DEFAULT_ROLES, scryptCost }: AccountsOptions = {},
) {
  const access = openAccess(dataDir, roles, now);
  const { database, changes, settings } = access;
  const announce = () => changes.announce();
  const sessions = openSessions(database, now, idle, announce);
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
  return Object.assign({}, access, {
    users: openUsers(database, sessions, { names, roles, scryptCost }, onUserChange),
    sessions,
    passkeys,
    totps,
    recoveryCodes,
    /** What people have beside a password, and who must have it. */
    factors,
    /** Roles that administrators have besides. */
    besides: openBesides(settings, roles, announce),
    /** Links by which people choose a password. */
    links: openLinks(database, now),
    /** E-mails on their way. */
    mails: openMailQueue(database, now),
    close() {
      clearInterval(sweep);
      access.close();
    },
  });
}

/**
 * On a lake without accounts, creates the first administrator. Returns the password when it was generated here, because
 * nobody else knows it; undefined when it was given or when there are accounts already.
 */
export async function ensureAdministrator(
  accounts: Accounts,
  email: string,
  password: string | undefined,
  name = 'Administrator',
): Promise<string | undefined> {
  if (accounts.users.list().length > 0) return undefined;
  const chosen = password || generatePassword();
  const role = 'administrator';
  const user = await accounts.users.create({ email, name, role, password: chosen });
  accounts.audit.write('user.created', { id: 'system', address: '' }, user.email, { role });
  return password ? undefined : chosen;
}
