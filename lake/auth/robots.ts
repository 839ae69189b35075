import { z } from 'zod';
import { AccountError } from './account-error.ts';
import { checkedGrants } from './check-grants.ts';
import { hashToken, newPublicId, newToken } from './secrets.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { Grant, Roles } from '../config/roles.ts';

/** A program with a token. It has a role, or exactly the grants listed here and nothing else. */
export interface Robot {
  readonly id: string;
  readonly label: string;
  readonly role: string | undefined;
  /** Its own grants; undefined when it has those of its role. */
  readonly grants: readonly Grant[] | undefined;
  readonly createdAt: string;
  /** ISO 8601; undefined for one without an end. */
  readonly expiresAt: string | undefined;
}

export interface Robots {
  /**
   * Rights are a role's name or a list of grants. The token is stored as a hash and cannot be shown again.
   * @throws Error in plain words when the role does not exist or a grant cannot be used.
   */
  create(
    label: string,
    rights: string | readonly Grant[],
    expiresAt?: string,
  ): { readonly token: string; readonly robot: Robot };
  list(): Robot[];
  get(id: string): Robot | undefined;
  find(token: string): (Robot & { readonly expired: boolean }) | undefined;
  /** A new token for the same program; the one that it had ends. */
  renew(id: string): string;
  /** False when there is no such token. */
  revoke(id: string): boolean;
}

const MAX_LABEL_CHARACTERS = 120;

const grantsSchema = z.array(z.object({ filter: z.string(), permissions: z.array(z.string()) }));
const rowSchema = z.object({
  id: z.string(),
  label: z.string(),
  role: z.string(),
  grants: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
});

export function openRobots(database: DatabaseSync, now: () => number, roles: Roles, onChange: () => void): Robots {
  const columns = 'id, label, role, grants, created_at, expires_at';
  const insert = database.prepare(`INSERT INTO robot (token_hash, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const byToken = database.prepare(`SELECT ${columns} FROM robot WHERE token_hash = ?`);
  const byId = database.prepare(`SELECT ${columns} FROM robot WHERE id = ?`);
  const all = database.prepare(`SELECT ${columns} FROM robot ORDER BY created_at, id`);
  const replace = database.prepare('UPDATE robot SET token_hash = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM robot WHERE id = ?');

  return {
    create(label, rights, expiresAt) {
      const { role, grants } = rightsOf(rights, roles);
      if (!label.trim() || label.length > MAX_LABEL_CHARACTERS) {
        throw new AccountError('label', `A token needs a label of at most ${MAX_LABEL_CHARACTERS} characters.`);
      }
      const token = newToken();
      const createdAt = new Date(now()).toISOString();
      const robot = { id: newPublicId('r', 6), label: label.trim(), role, grants, createdAt, expiresAt };
      const stored = grants ? JSON.stringify(grants) : null;
      insert.run(hashToken(token), robot.id, robot.label, role ?? '', stored, createdAt, expiresAt ?? null);
      return { token, robot };
    },
    list: () => all.all().map(robotOf),
    get(id) {
      const row = byId.get(id);
      return row && robotOf(row);
    },
    find(token) {
      const row = byToken.get(hashToken(token));
      if (!row) return undefined;
      const robot = robotOf(row);
      return { ...robot, expired: robot.expiresAt !== undefined && robot.expiresAt <= new Date(now()).toISOString() };
    },
    renew(id) {
      const token = newToken();
      replace.run(hashToken(token), id);
      onChange();
      return token;
    },
    revoke(id) {
      const removed = remove.run(id).changes > 0;
      if (removed) onChange();
      return removed;
    },
  };
}

function rightsOf(rights: string | readonly Grant[], roles: Roles): Pick<Robot, 'role' | 'grants'> {
  if (typeof rights !== 'string') return { role: undefined, grants: checkedGrants(rights) };
  if (Object.hasOwn(roles, rights)) return { role: rights, grants: undefined };
  throw new AccountError('role', `The role must be one of ${Object.keys(roles).join(', ')}, not "${rights}".`);
}

function robotOf(row: unknown): Robot {
  const { id, label, role, grants, created_at, expires_at } = rowSchema.parse(row);
  return {
    id,
    label,
    role: role || undefined,
    grants: grants === null ? undefined : grantsSchema.parse(JSON.parse(grants)),
    createdAt: created_at,
    expiresAt: expires_at ?? undefined,
  };
}
