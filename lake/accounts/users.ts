import { z } from 'zod';
import { AccountError } from '../auth/account-error.ts';
import { checkPassword } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { newPublicId } from '../auth/secrets.ts';
import { inTransaction } from '../store/database.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { ScryptCost } from './passwords.ts';
import type { Roles } from '../config/roles.ts';
import type { Sessions } from './sessions.ts';

export type User = Readonly<z.infer<typeof userSchema>>;

/** Stored for somebody who has none: no password gives it. */
const NO_PASSWORD = '';

const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  /** False for an account that may not sign in any more; it stays, because history names it as an author. */
  active: z.coerce.boolean(),
  /** False for somebody who was invited and has not chosen a password yet. */
  hasPassword: z.coerce.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const COLUMNS = `id, email, name, role, password, disabled_at IS NULL AS active, password <> '${NO_PASSWORD}' AS hasPassword,
  created_at AS createdAt, updated_at AS updatedAt`;

type NewUser = Pick<User, 'email' | 'name' | 'role'> & { readonly password: string | undefined };

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
) {
  const all = database.prepare(`SELECT ${COLUMNS} FROM user ORDER BY created_at, id`);
  const byId = database.prepare(`SELECT ${COLUMNS} FROM user WHERE id = ?`);
  const byEmail = database.prepare(`SELECT ${COLUMNS} FROM user WHERE email = ?`);
  const insert = database.prepare(
    `INSERT INTO user (id, email, name, role, password, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)
     RETURNING ${COLUMNS}`,
  );
  const write = database.prepare('UPDATE user SET name = ?, role = ?, disabled_at = ?, updated_at = ? WHERE id = ?');
  const writePassword = database.prepare('UPDATE user SET password = ?, updated_at = ? WHERE id = ?');
  let decoy: Promise<string> | undefined;

  const userOf = (row: unknown): User | undefined => userSchema.optional().parse(row);
  const list = () => all.all().map((row): User => userSchema.parse(row));
  const get = (id: string) => userOf(byId.get(id));
  const findByEmail = (email: string) => userOf(byEmail.get(email));
  const assertFree = (email: string) => {
    if (byEmail.get(email)) throw new AccountError('email-taken', `There is an account for ${email} already.`);
  };
  return {
    list,
    get,
    findByEmail,
    /**
     * @param user.password undefined for somebody who is invited, and chooses it by a link
     * @throws AccountError when a field cannot be used or the e-mail is taken
     */
    async create({ email, name, role, password }: NewUser): Promise<User> {
      if (!z.email().max(254).safeParse(email).success)
        throw new AccountError('email', `"${email}" is not an e-mail address.`);
      const known = checkedRole(role, roles);
      const shown = checkedName(name);
      if (password !== undefined) await checkPassword(password, email, names);
      assertFree(email);
      const hash = password === undefined ? NO_PASSWORD : await hashPassword(password, cost);
      assertFree(email);
      const now = new Date().toISOString();
      const user = userSchema.parse(insert.get(newPublicId('u'), email, shown, known, hash, now, now));
      onChange();
      return user;
    },
    /**
     * Changes what is given; an account that is disabled loses its sessions.
     * @throws AccountError also when no active administrator would be left
     */
    update(id: string, change: Partial<Pick<User, 'name' | 'role' | 'active'>>): User {
      const user = get(id);
      if (!user) throw new AccountError('no-account', `There is no account "${id}".`);
      const name = change.name === undefined ? user.name : checkedName(change.name);
      const { role: wanted = user.role, active = user.active } = change;
      // One that is gone may stay as it is, and gives nothing.
      const role = wanted === user.role ? wanted : checkedRole(wanted, roles);
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
    /**
     * Also ends every session of the account but `keep`.
     * @param options.claim asked in the transaction that stores it, and undone with that: where it says false, nothing is stored
     * @returns whether it was stored
     * @throws AccountError when nobody may choose it for this account
     */
    async setPassword(
      email: string,
      password: string,
      { keep, claim = () => true }: { keep?: string; claim?: () => boolean } = {},
    ): Promise<boolean> {
      const user = findByEmail(email);
      if (!user) throw new AccountError('no-account', `There is no account for ${email}.`);
      await checkPassword(password, email, names);
      const hash = await hashPassword(password, cost);
      const isStored = inTransaction(database, () => {
        if (!claim()) return false;
        writePassword.run(hash, new Date().toISOString(), user.id);
        return true;
      });
      if (isStored) sessions.endAllOf(user.id, keep);
      return isStored;
    },
    /** The user, when the password is right and the account active. Takes the same time when there is no such account. */
    async verify(email: string, password: string): Promise<User | undefined> {
      const row = byEmail.get(email);
      decoy ??= hashPassword('nobody', cost);
      const right = await verifyPassword(password, String(row?.password || (await decoy)));
      const user = userOf(row);
      return right && user?.active ? user : undefined;
    },
  };
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
