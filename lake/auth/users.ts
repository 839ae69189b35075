import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { hashPassword, MIN_PASSWORD_LENGTH, verifyPassword } from './passwords.ts';
import { isRoleName, ROLES } from './roles.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { RoleName } from './roles.ts';

export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: RoleName;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly password: string;
}

export interface Users {
  list(): User[];
  get(id: string): User | undefined;
  /** @throws Error in plain words when a field cannot be used or the e-mail is taken. */
  create(user: NewUser): Promise<User>;
  /** Also ends every session of the account. @throws Error when there is no such account. */
  setPassword(email: string, password: string): Promise<void>;
  /** The user, when the password is right. Takes the same time when there is no such account. */
  verify(email: string, password: string): Promise<User | undefined>;
}

const rowSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string().refine(isRoleName),
  password: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

export function openUsers(database: DatabaseSync): Users {
  const all = database.prepare('SELECT * FROM user ORDER BY created_at, id');
  const byId = database.prepare('SELECT * FROM user WHERE id = ?');
  const byEmail = database.prepare('SELECT * FROM user WHERE email = ?');
  const insert = database.prepare('INSERT INTO user VALUES (?, ?, ?, ?, ?, ?, ?)');
  const update = database.prepare('UPDATE user SET password = ?, updated_at = ? WHERE id = ?');
  const endSessions = database.prepare('DELETE FROM session WHERE user_id = ?');
  let decoy: Promise<string> | undefined;

  return {
    list: () => all.all().map(userOf),
    get(id) {
      const row = byId.get(id);
      return row && userOf(row);
    },
    async create({ email, name, role, password }) {
      if (!z.email().safeParse(email).success) throw new Error(`"${email}" is not an e-mail address.`);
      if (!isRoleName(role))
        throw new Error(`The role must be one of ${Object.keys(ROLES).join(', ')}, not "${role}".`);
      if (!name.trim()) throw new Error('The name must not be empty.');
      checkPassword(password);
      if (byEmail.get(email)) throw new Error(`There is an account for ${email} already.`);
      const now = new Date().toISOString();
      const id = `u${randomBytes(8).toString('hex')}`;
      insert.run(id, email, name.trim(), role, await hashPassword(password), now, now);
      return { id, email, name: name.trim(), role, createdAt: now, updatedAt: now };
    },
    async setPassword(email, password) {
      checkPassword(password);
      const row = byEmail.get(email);
      if (!row) throw new Error(`There is no account for ${email}.`);
      const { id } = userOf(row);
      update.run(await hashPassword(password), new Date().toISOString(), id);
      endSessions.run(id);
    },
    async verify(email, password) {
      const row = byEmail.get(email);
      decoy ??= hashPassword('nobody');
      const stored = row ? rowSchema.parse(row).password : await decoy;
      return (await verifyPassword(password, stored)) && row ? userOf(row) : undefined;
    },
  };
}

function userOf(row: unknown): User {
  const { id, email, name, role, created_at, updated_at } = rowSchema.parse(row);
  return { id, email, name, role: role, createdAt: created_at, updatedAt: updated_at };
}

function checkPassword(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new Error(`The password must have at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
}
