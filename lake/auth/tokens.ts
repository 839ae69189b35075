import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isRoleName, ROLES } from './roles.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { RoleName } from './roles.ts';

export interface Robot {
  readonly id: string;
  readonly label: string;
  readonly role: RoleName;
  readonly createdAt: string;
}

export type TokenHolder =
  | { readonly kind: 'user'; readonly userId: string; readonly expiresAt: string }
  | { readonly kind: 'robot'; readonly robot: Robot }
  | { readonly kind: 'expired' | 'unknown' };

export interface Tokens {
  /** A new token for a person; it is stored as a hash and cannot be shown again. */
  startSession(userId: string): { readonly token: string; readonly expiresAt: string };
  endSession(token: string): void;
  /** A token for a program, without an end. @throws Error when the role does not exist. */
  createRobot(label: string, role: string): { readonly token: string; readonly robot: Robot };
  listRobots(): Robot[];
  getRobot(id: string): Robot | undefined;
  /** False when there is no such token. */
  revokeRobot(id: string): boolean;
  holderOf(token: string): TokenHolder;
}

const SESSION_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

const sessionRow = z.object({ user_id: z.string(), expires_at: z.string() });
const robotRow = z.object({
  id: z.string(),
  label: z.string(),
  role: z.string().refine(isRoleName),
  created_at: z.string(),
});

export function openTokens(database: DatabaseSync, now: () => number = Date.now): Tokens {
  const insertSession = database.prepare('INSERT INTO session VALUES (?, ?, ?, ?)');
  const findSession = database.prepare('SELECT user_id, expires_at FROM session WHERE token_hash = ?');
  const deleteSession = database.prepare('DELETE FROM session WHERE token_hash = ?');
  const deleteExpired = database.prepare('DELETE FROM session WHERE expires_at < ?');
  const insertRobot = database.prepare('INSERT INTO robot VALUES (?, ?, ?, ?, ?)');
  const findRobot = database.prepare('SELECT id, label, role, created_at FROM robot WHERE token_hash = ?');
  const robotById = database.prepare('SELECT id, label, role, created_at FROM robot WHERE id = ?');
  const robots = database.prepare('SELECT id, label, role, created_at FROM robot ORDER BY created_at, id');
  const deleteRobot = database.prepare('DELETE FROM robot WHERE id = ?');
  const iso = (time: number) => new Date(time).toISOString();

  return {
    startSession(userId) {
      // Kept a week after their end, so that Studio can be told "expired" instead of "unknown".
      deleteExpired.run(iso(now() - 7 * DAY));
      const token = newToken();
      const expiresAt = iso(now() + SESSION_DAYS * DAY);
      insertSession.run(hashToken(token), userId, iso(now()), expiresAt);
      return { token, expiresAt };
    },
    endSession: (token) => void deleteSession.run(hashToken(token)),
    createRobot(label, role) {
      if (!isRoleName(role))
        throw new Error(`The role must be one of ${Object.keys(ROLES).join(', ')}, not "${role}".`);
      const token = newToken();
      const robot = { id: `r${randomBytes(6).toString('hex')}`, label, role, createdAt: iso(now()) };
      insertRobot.run(robot.id, hashToken(token), label, role, robot.createdAt);
      return { token, robot };
    },
    listRobots: () => robots.all().map(robotOf),
    getRobot(id) {
      const row = robotById.get(id);
      return row && robotOf(row);
    },
    revokeRobot: (id) => deleteRobot.run(id).changes > 0,
    holderOf(token) {
      const hash = hashToken(token);
      const session = findSession.get(hash);
      if (session) {
        const { user_id: userId, expires_at: expiresAt } = sessionRow.parse(session);
        return expiresAt > iso(now()) ? { kind: 'user', userId, expiresAt } : { kind: 'expired' };
      }
      const robot = findRobot.get(hash);
      return robot ? { kind: 'robot', robot: robotOf(robot) } : { kind: 'unknown' };
    },
  };
}

function robotOf(row: unknown): Robot {
  const { id, label, role, created_at } = robotRow.parse(row);
  return { id, label, role: role, createdAt: created_at };
}

function newToken(): string {
  return `lk${randomBytes(32).toString('base64url')}`;
}

/** A plain hash is enough: a token has 256 random bits, so there is nothing to guess. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
