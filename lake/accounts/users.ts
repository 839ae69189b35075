import { z } from 'zod';
import { AccountError } from '../auth/account-error.ts';
import { checkPassword } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { newPublicId } from '../auth/secrets.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { ScryptCost } from './passwords.ts';
import type { Roles } from '../config/roles.ts';
import type { Sessions } from './sessions.ts';

export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  /** False for an account that may not sign in any more; it stays, because history names it as an author. */
  readonly active: boolean;
  /** False for somebody who was invited and has not chosen a password yet. */
  readonly hasPassword: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  /** Undefined for somebody who is invited, and chooses it by a link. */
  readonly password: string | undefined;
}

interface UserChange {
  readonly name?: string;
  readonly role?: string;
  readonly active?: boolean;
}

export interface Users {
  list(): User[];
  get(id: string): User | undefined;
  findByEmail(email: string): User | undefined;
  /** @throws Error in plain words when a field cannot be used or the e-mail is taken. */
  create(user: NewUser): Promise<User>;
  /**
   * Changes what is given; an account that is disabled loses its sessions.
   * @throws Error in plain words, also when no active administrator would be left.
   */
  update(id: string, change: UserChange): User;
  /** @throws AccountError when nobody may choose it for this account. */
  checkPassword(email: string, password: string): Promise<void>;
  /** Also ends every session of the account but `keep`. @throws Error when there is no such account. */
  setPassword(email: string, password: string, keep?: string): Promise<void>;
  /** The user, when the password is right and the account active. Takes the same time when there is no such account. */
  verify(email: string, password: string): Promise<User | undefined>;
}

/** Stored for somebody who has none: no password gives it. */
const NO_PASSWORD = '';

const rowSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  password: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  disabled_at: z.string().nullable(),
});

export interface UsersOptions {
  /** What no password may contain, beside the account's own. */
  readonly names: readonly string[];
  readonly roles: Roles;
  /** Of a password that is set from now on; by default what is recommended. */
  readonly scryptCost?: ScryptCost | undefined;
}

/**
 * @param onChange is called after every change of what somebody may do
 */
export function openUsers(
  database: DatabaseSync,
  sessions: Sessions,
  { names, roles, scryptCost: cost }: UsersOptions,
  onChange: () => void,
): Users {
  const all = database.prepare('SELECT * FROM user ORDER BY created_at, id');
  const byId = database.prepare('SELECT * FROM user WHERE id = ?');
  const byEmail = database.prepare('SELECT * FROM user WHERE email = ?');
  const insert = database.prepare(
    'INSERT INTO user (id, email, name, role, password, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const write = database.prepare('UPDATE user SET name = ?, role = ?, disabled_at = ?, updated_at = ? WHERE id = ?');
  const writePassword = database.prepare('UPDATE user SET password = ?, updated_at = ? WHERE id = ?');
  let decoy: Promise<string> | undefined;

  const list = () => all.all().map(userOf);
  const get = (id: string) => {
    const row = byId.get(id);
    return row && userOf(row);
  };
  return {
    list,
    get,
    findByEmail(email) {
      const row = byEmail.get(email);
      return row && userOf(row);
    },
    async create({ email, name, role, password }) {
      if (!z.email().max(254).safeParse(email).success)
        throw new AccountError('email', `"${email}" is not an e-mail address.`);
      const known = checkedRole(role, roles);
      const shown = checkedName(name);
      if (password !== undefined) await checkPassword(password, email, names);
      if (byEmail.get(email)) throw new AccountError('email-taken', `There is an account for ${email} already.`);
      const hash = password === undefined ? NO_PASSWORD : await hashPassword(password, cost);
      if (byEmail.get(email)) throw new AccountError('email-taken', `There is an account for ${email} already.`);
      const now = new Date().toISOString();
      const id = newPublicId('u');
      insert.run(id, email, shown, known, hash, now, now);
      onChange();
      const hasPassword = password !== undefined;
      return { id, email, name: shown, role: known, active: true, hasPassword, createdAt: now, updatedAt: now };
    },
    update(id, change) {
      const user = get(id);
      if (!user) throw new AccountError('no-account', `There is no account "${id}".`);
      const name = change.name === undefined ? user.name : checkedName(change.name);
      const { role: wanted = user.role } = change;
      // One that is gone may stay as it is, and gives nothing.
      const role = wanted === user.role ? wanted : checkedRole(wanted, roles);
      const active = change.active ?? user.active;
      const others = list().filter((other) => other.id !== id && other.active && other.role === 'administrator');
      if (others.length === 0 && !(active && role === 'administrator')) {
        throw new AccountError('last-administrator', 'At least one active administrator must remain.');
      }
      const now = new Date().toISOString();
      write.run(name, role, active ? null : now, now, id);
      if (!active) sessions.endAllOf(id);
      onChange();
      return { ...user, name, role, active, updatedAt: now };
    },
    checkPassword: (email, password) => checkPassword(password, email, names),
    async setPassword(email, password, keep) {
      const row = byEmail.get(email);
      if (!row) throw new AccountError('no-account', `There is no account for ${email}.`);
      await checkPassword(password, email, names);
      const { id } = userOf(row);
      writePassword.run(await hashPassword(password, cost), new Date().toISOString(), id);
      sessions.endAllOf(id, keep);
    },
    async verify(email, password) {
      const row = byEmail.get(email);
      decoy ??= hashPassword('nobody', cost);
      const stored = (row && rowSchema.parse(row).password) || (await decoy);
      const right = await verifyPassword(password, stored);
      const user = row && userOf(row);
      return right && user?.active ? user : undefined;
    },
  };
}

function userOf(row: unknown): User {
  const { id, email, name, role, password, created_at, updated_at, disabled_at } = rowSchema.parse(row);
  const [active, hasPassword] = [disabled_at === null, password !== NO_PASSWORD];
  return { id, email, name, role, active, hasPassword, createdAt: created_at, updatedAt: updated_at };
}

function checkedRole(role: string, roles: Roles): string {
  if (Object.hasOwn(roles, role)) return role;
  throw new AccountError('role', `The role must be one of ${Object.keys(roles).join(', ')}, not "${role}".`);
}

function checkedName(name: string): string {
  const trimmed = name.trim();
  if (trimmed && trimmed.length <= 120) return trimmed;
  throw new AccountError('name', 'The name must not be empty or longer than 120 characters.');
}
