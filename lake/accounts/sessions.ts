import type { IdleLimits } from '../config/settings.ts';
import { z } from 'zod';
import { newPublicId, newToken, hashToken } from '../auth/secrets.ts';
import type { DatabaseSync } from 'node:sqlite';

/** A login that has not ended, as it may be shown: without its token. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Exact to ten minutes. */
  readonly seenAt: string;
  readonly address: string;
  /** What the browser calls itself. */
  readonly agent: string;
}

export interface NewSession {
  readonly id: string;
  /** Stored as a hash; it cannot be shown again. */
  readonly token: string;
  readonly expiresAt: string;
}

export interface Sessions {
  /**
   * @param options.replaces token of the session that the browser had before. It ends with the first use of the new one: until
   * the browser has that, what is open in it would be told that nobody is signed in, and sign out.
   */
  start(
    userId: string,
    options?: { readonly address?: string; readonly agent?: string; readonly replaces?: string | undefined },
  ): NewSession;
  /**
   * The session behind a token: `expired` for a week after its end, then undefined like one that never was.
   * @param isUse false for a look that nobody asked for, such as that of a stream which makes sure of its rights
   */
  find(token: string, isUse?: boolean): (Session & { readonly expired: boolean }) | undefined;
  /** Whether a session came to its end by time since `time`, in milliseconds since the epoch. */
  hasEndedSince(time: number): boolean;
  listOf(userId: string): Session[];
  endByToken(token: string): boolean;
  /** False when there is no such session of this user. */
  end(userId: string, id: string): boolean;
  /** Ends every session of the user, `except` for one. Returns how many. */
  endAllOf(userId: string, except?: string): number;
}

const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const SEEN_EVERY_MS = 10 * 60 * 1000;
const MAX_AGENT_CHARACTERS = 300;

const rowSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  seen_at: z.string().nullable(),
  address: z.string().nullable(),
  agent: z.string().nullable(),
  role: z.string(),
  replaces: z.string().nullable(),
});

export function openSessions(
  database: DatabaseSync,
  now: () => number,
  idle: IdleLimits,
  onChange: () => void,
): Sessions {
  const columns = 'id, user_id, created_at, expires_at, seen_at, address, agent';
  const select = `SELECT session.*, user.role FROM session JOIN user ON user.id = session.user_id`;
  const insert = database.prepare(
    `INSERT INTO session (token_hash, replaces, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const byToken = database.prepare(`${select} WHERE token_hash = ?`);
  const byUser = database.prepare(`${select} WHERE user_id = ? ORDER BY session.created_at DESC, session.id`);
  const all = database.prepare(select);
  const saw = database.prepare('UPDATE session SET seen_at = ? WHERE id = ?');
  const removeByToken = database.prepare('DELETE FROM session WHERE token_hash = ?');
  const noteReplaced = database.prepare('UPDATE session SET replaces = NULL WHERE id = ?');
  const remove = database.prepare('DELETE FROM session WHERE user_id = ? AND id = ?');
  const removeAll = database.prepare('DELETE FROM session WHERE user_id = ? AND id IS NOT ?');
  const removeExpired = database.prepare('DELETE FROM session WHERE expires_at < ?');
  const iso = (time: number) => new Date(time).toISOString();
  /** When it ends or ended by time alone, in milliseconds since the epoch. */
  const endOf = (row: unknown): number => {
    const { expires_at, seen_at, created_at, role } = rowSchema.parse(row);
    const limit = role === 'administrator' ? idle.administratorMs : idle.othersMs;
    return Math.min(Date.parse(expires_at), Date.parse(seen_at ?? created_at) + limit);
  };
  const changed = (count: number | bigint) => {
    if (count > 0) onChange();
    return Number(count);
  };

  return {
    start(userId, { address = '', agent = '', replaces } = {}) {
      // Kept a week after their end, so that Studio can be told "expired" instead of "unknown".
      removeExpired.run(iso(now() - 7 * DAY_MS));
      const token = newToken();
      const id = newPublicId('s');
      const created = iso(now());
      const expiresAt = iso(now() + SESSION_DAYS * DAY_MS);
      insert.run(
        hashToken(token),
        replaces === undefined ? null : hashToken(replaces),
        id,
        userId,
        created,
        expiresAt,
        created,
        address,
        agent.slice(0, MAX_AGENT_CHARACTERS),
      );
      return { id, token, expiresAt };
    },
    find(token, isUse = true) {
      const row = byToken.get(hashToken(token));
      if (!row) return undefined;
      const session = sessionOf(row);
      const expired = endOf(row) <= now();
      const { replaces } = rowSchema.parse(row);
      if (isUse && replaces !== null) {
        noteReplaced.run(session.id);
        changed(removeByToken.run(replaces).changes);
      }
      if (isUse && !expired && session.seenAt < iso(now() - SEEN_EVERY_MS)) saw.run(iso(now()), session.id);
      return { ...session, expired };
    },
    hasEndedSince: (time) => all.all().some((row) => endOf(row) > time && endOf(row) <= now()),
    listOf: (userId) =>
      byUser
        .all(userId)
        .filter((row) => endOf(row) > now())
        .map(sessionOf),
    endByToken: (token) => changed(removeByToken.run(hashToken(token)).changes) > 0,
    end: (userId, id) => changed(remove.run(userId, id).changes) > 0,
    endAllOf: (userId, except) => changed(removeAll.run(userId, except ?? null).changes),
  };
}

function sessionOf(row: unknown): Session {
  const { id, user_id, created_at, expires_at, seen_at, address, agent } = rowSchema.parse(row);
  return {
    id,
    userId: user_id,
    createdAt: created_at,
    expiresAt: expires_at,
    seenAt: seen_at ?? created_at,
    address: address ?? '',
    agent: agent ?? '',
  };
}
