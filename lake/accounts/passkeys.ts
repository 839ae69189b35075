import { z } from 'zod';
import type { DatabaseSync } from 'node:sqlite';

/** A key that a device or a password manager keeps, which it shows only to this site. */
export interface Passkey {
  readonly id: string;
  readonly userId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** How often the authenticator says that it was used; 0 for those that do not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** What its owner calls it. */
  readonly name: string;
  readonly createdAt: string;
  readonly usedAt: string | undefined;
}

export interface Passkeys {
  listOf(userId: string): readonly Passkey[];
  get(id: string): Passkey | undefined;
  /** False when a key with this id is registered already. */
  add(passkey: Omit<Passkey, 'createdAt' | 'usedAt'>): boolean;
  used(id: string, counter: number): void;
  /** False when the account has no such key. */
  remove(userId: string, id: string): boolean;
  removeAllOf(userId: string): void;
}

const rowSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  public_key: z.instanceof(Uint8Array),
  counter: z.number(),
  transports: z.string(),
  name: z.string(),
  created_at: z.string(),
  used_at: z.string().nullable(),
});

export function openPasskeys(database: DatabaseSync, now: () => number): Passkeys {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO passkey (id, user_id, public_key, counter, transports, name, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const byUser = database.prepare('SELECT * FROM passkey WHERE user_id = ? ORDER BY created_at, id');
  const byId = database.prepare('SELECT * FROM passkey WHERE id = ?');
  const saw = database.prepare('UPDATE passkey SET counter = ?, used_at = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM passkey WHERE user_id = ? AND id = ?');
  const removeAll = database.prepare('DELETE FROM passkey WHERE user_id = ?');
  const iso = () => new Date(now()).toISOString();
  return {
    listOf: (userId) => byUser.all(userId).map(passkeyOf),
    get(id) {
      const row = byId.get(id);
      return row && passkeyOf(row);
    },
    add: ({ id, userId, publicKey, counter, transports, name }) =>
      insert.run(id, userId, publicKey, counter, transports.join(' '), name, iso()).changes > 0,
    used: (id, counter) => void saw.run(counter, iso(), id),
    remove: (userId, id) => remove.run(userId, id).changes > 0,
    removeAllOf: (userId) => void removeAll.run(userId),
  };
}

function passkeyOf(row: unknown): Passkey {
  const { id, user_id, public_key, counter, transports, name, created_at, used_at } = rowSchema.parse(row);
  return {
    id,
    userId: user_id,
    publicKey: Uint8Array.from(public_key),
    counter,
    transports: transports.split(' ').filter(Boolean),
    name,
    createdAt: created_at,
    usedAt: used_at ?? undefined,
  };
}
