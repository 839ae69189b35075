import { hashToken, newToken } from '../auth/secrets.ts';
import type { DatabaseSync } from 'node:sqlite';

/** What a link lets its holder do: choose the first password of an account, or a new one. */
export type LinkPurpose = 'invitation' | 'reset';
export type Links = ReturnType<typeof openLinks>;

const HOUR_MS = 60 * 60 * 1000;
export const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = { invitation: 7 * 24 * HOUR_MS, reset: HOUR_MS };
/** Asking for one more does not end those that are on their way, and nobody's letter box is filled. */
const MAX_AT_ONCE = 3;

/** Links that let somebody choose a password once. Only hashes are stored. */
export function openLinks(database: DatabaseSync, now: () => number) {
  const insert = database.prepare('INSERT INTO link (token_hash, user_id, purpose, expires_at) VALUES (?, ?, ?, ?)');
  const read = database.prepare('SELECT user_id, purpose FROM link WHERE token_hash = ? AND expires_at > ?');
  const count = database.prepare('SELECT count(*) AS count FROM link WHERE user_id = ?');
  const removeAll = database.prepare('DELETE FROM link WHERE user_id = ?');
  const remove = database.prepare('DELETE FROM link WHERE token_hash = ?');
  const removeWaiting = database.prepare("DELETE FROM mail WHERE user_id = ? AND kind IN ('invitation', 'reset')");
  const removeExpired = database.prepare('DELETE FROM link WHERE expires_at <= ?');
  const iso = (time: number) => new Date(time).toISOString();

  /** Looking does not use it up: programs of mail servers open links before people do. */
  const find = (token: string) => {
    const row = read.get(hashToken(token), iso(now()));
    if (!row || typeof row.user_id !== 'string') return undefined;
    const purpose: LinkPurpose = row.purpose === 'invitation' ? 'invitation' : 'reset';
    return { userId: row.user_id, purpose };
  };
  /** Those that wait for their mail, too. */
  const removeAllOf = (userId: string) => {
    removeAll.run(userId);
    removeWaiting.run(userId);
  };
  return {
    find,
    removeAllOf,
    /** The secret part of a new link; undefined when the account has as many as it may have. */
    create(userId: string, purpose: LinkPurpose): string | undefined {
      removeExpired.run(iso(now()));
      if (Number(count.get(userId)?.count ?? 0) >= MAX_AT_ONCE) return undefined;
      const token = newToken();
      insert.run(hashToken(token), userId, purpose, iso(now() + LINK_LIFETIME_MS[purpose]));
      return token;
    },
    /** Uses it up, and every other link of the account with it. Undefined when it is unknown, used or too old. */
    use(token: string) {
      const link = find(token);
      if (link) removeAllOf(link.userId);
      return link;
    },
    /** For one that did not reach anybody. */
    remove: (token: string) => void remove.run(hashToken(token)),
  };
}
