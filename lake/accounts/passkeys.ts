import { z } from 'zod';
import type { DatabaseSync } from 'node:sqlite';

/** A key that a device or a password manager keeps, which it shows only to this site. */
export type Passkey = Readonly<z.infer<typeof passkeySchema>>;
export type Passkeys = ReturnType<typeof openPasskeys>;

const passkeySchema = z.object({
  id: z.string(),
  userId: z.string(),
  publicKey: z.instanceof(Uint8Array).transform((bytes) => Uint8Array.from(bytes)),
  /** How often the authenticator says that it was used; 0 for those that do not count. */
  counter: z.number(),
  transports: z.string().transform((names) => names.split(' ').filter(Boolean)),
  /** What its owner calls it. */
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
});

const SELECT = `
  SELECT id, user_id AS userId, public_key AS publicKey, counter, transports, name, created_at AS createdAt,
    used_at AS usedAt
  FROM passkey`;

export function openPasskeys(database: DatabaseSync, now: () => number) {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO passkey (id, user_id, public_key, counter, transports, name, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const byUser = database.prepare(`${SELECT} WHERE user_id = ? ORDER BY created_at, id`);
  const byId = database.prepare(`${SELECT} WHERE id = ?`);
  const saw = database.prepare('UPDATE passkey SET counter = ?, used_at = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM passkey WHERE user_id = ? AND id = ?');
  const removeAll = database.prepare('DELETE FROM passkey WHERE user_id = ?');
  const iso = () => new Date(now()).toISOString();
  return {
    listOf: (userId: string) => byUser.all(userId).map((row): Passkey => passkeySchema.parse(row)),
    get: (id: string): Passkey | undefined => passkeySchema.optional().parse(byId.get(id)),
    /** False when a key with this id is registered already. */
    add: ({ id, userId, publicKey, counter, transports, name }: Omit<Passkey, 'createdAt' | 'usedAt'>) =>
      insert.run(id, userId, publicKey, counter, transports.join(' '), name, iso()).changes > 0,
    used: (id: string, counter: number) => void saw.run(counter, iso(), id),
    /** False when the account has no such key. */
    remove: (userId: string, id: string) => remove.run(userId, id).changes > 0,
    removeAllOf: (userId: string) => void removeAll.run(userId),
  };
}
