import { z } from 'zod';
import { newPublicId, newToken, hashToken } from '../auth/secrets.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { IdleLimits } from '../config/settings.ts';

/** A login, as it may be shown: without its token. */
export type Session = Omit<ReturnType<typeof sessionOf>, 'replaces'>;
export type Sessions = ReturnType<typeof openSessions>;
export type NewSession = ReturnType<Sessions['start']>;

const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const SEEN_EVERY_MS = 10 * 60 * 1000;
const MAX_AGENT_CHARACTERS = 300;

const rowSchema = z.object({
  id: z.string(),
  userId: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Exact to ten minutes. */
  seenAt: z.string(),
  address: z.string(),
  /** What the browser calls itself. */
  agent: z.string(),
  role: z.string(),
  /** Hash of the token that the browser had before. */
  replaces: z.string().nullable(),
});

const SELECT = `
  SELECT session.id, user_id AS userId, session.created_at AS createdAt, expires_at AS expiresAt,
    coalesce(seen_at, session.created_at) AS seenAt, coalesce(address, '') AS address, coalesce(agent, '') AS agent,
    role, replaces
  FROM session JOIN user ON user.id = session.user_id`;

export function openSessions(database: DatabaseSync, now: () => number, idle: IdleLimits, onChange: () => void) {
  const insert = database.prepare(
    `INSERT INTO session (token_hash, replaces, id, user_id, created_at, expires_at, seen_at, address, agent)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const byToken = database.prepare(`${SELECT} WHERE token_hash = ?`);
  const byUser = database.prepare(`${SELECT} WHERE user_id = ? ORDER BY session.created_at DESC, session.id`);
  const all = database.prepare(SELECT);
  const saw = database.prepare('UPDATE session SET seen_at = ? WHERE id = ?');
  const removeByToken = database.prepare('DELETE FROM session WHERE token_hash = ?');
  const noteReplaced = database.prepare('UPDATE session SET replaces = NULL WHERE id = ?');
  const remove = database.prepare('DELETE FROM session WHERE user_id = ? AND id = ?');
  const removeAll = database.prepare('DELETE FROM session WHERE user_id = ? AND id IS NOT ?');
  const removeExpired = database.prepare('DELETE FROM session WHERE expires_at < ?');
  const iso = (time: number) => new Date(time).toISOString();
  const read = (row: unknown) => sessionOf(row, idle);
  const changed = (count: number | bigint) => {
    if (count > 0) onChange();
    return Number(count);
  };

  return {
    /**
     * The token is stored as a hash; it cannot be shown again.
     * @param options.replaces token of the session that the browser had before. It ends with the first use of the new one:
     * until the browser has that, what is open in it would be told that nobody is signed in, and sign out.
     */
    start(
      userId: string,
      { address = '', agent = '', replaces }: { address?: string; agent?: string; replaces?: string | undefined } = {},
    ) {
      // Kept a week after their end, so that Studio can be told "expired" instead of "unknown".
      removeExpired.run(iso(now() - 7 * DAY_MS));
      const [id, token] = [newPublicId('s'), newToken()];
      const created = iso(now());
      const expiresAt = iso(now() + SESSION_DAYS * DAY_MS);
      const before = replaces === undefined ? null : hashToken(replaces);
      const shownAgent = agent.slice(0, MAX_AGENT_CHARACTERS);
      insert.run(hashToken(token), before, id, userId, created, expiresAt, created, address, shownAgent);
      return { id, token, expiresAt };
    },
    /**
     * The session behind a token: `expired` for a week after its end, then undefined like one that never was.
     * @param isUse false for a look that nobody asked for, such as that of a stream which makes sure of its rights
     */
    find(token: string, isUse = true) {
      const row = byToken.get(hashToken(token));
      if (!row) return undefined;
      const { replaces, ...session } = read(row);
      const expired = session.end <= now();
      if (isUse && replaces !== null) {
        noteReplaced.run(session.id);
        changed(removeByToken.run(replaces).changes);
      }
      if (isUse && !expired && session.seenAt < iso(now() - SEEN_EVERY_MS)) saw.run(iso(now()), session.id);
      return { ...session, expired };
    },
    /** Whether a session came to its end by time since `time`, in milliseconds since the epoch. */
    hasEndedSince: (time: number) =>
      all
        .all()
        .map(read)
        .some(({ end }) => end > time && end <= now()),
    listOf: (userId: string): Session[] =>
      byUser
        .all(userId)
        .map(read)
        .filter(({ end }) => end > now()),
    endByToken: (token: string) => changed(removeByToken.run(hashToken(token)).changes) > 0,
    /** False when there is no such session of this user. */
    end: (userId: string, id: string) => changed(remove.run(userId, id).changes) > 0,
    /** Ends every session of the user, `except` for one. Returns how many. */
    endAllOf: (userId: string, except?: string) => changed(removeAll.run(userId, except ?? null).changes),
  };
}

function sessionOf(row: unknown, idle: IdleLimits) {
  const { role, ...session } = rowSchema.parse(row);
  const limit = role === 'administrator' ? idle.administratorMs : idle.othersMs;
  /** When it ends or ended by time alone, in milliseconds since the epoch. */
  const end = Math.min(Date.parse(session.expiresAt), Date.parse(session.seenAt) + limit);
  return { ...session, end };
}
