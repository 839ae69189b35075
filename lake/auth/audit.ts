import { z } from 'zod';
import type { DatabaseSync } from 'node:sqlite';

/** What the audit log records: who came in, who did not, every change of who may do what, and what was erased for good. */
export type AuditEvent =
  | 'login'
  | 'login.failed'
  | 'login.blocked'
  | 'logout'
  | 'session.revoked'
  | 'user.created'
  | 'user.role'
  | 'user.renamed'
  | 'user.password'
  | 'user.disabled'
  | 'user.enabled'
  | 'user.invited'
  | 'user.reset-asked'
  | 'user.reset-link'
  | 'factor.app-added'
  | 'factor.app-removed'
  | 'factor.passkey-added'
  | 'factor.passkey-removed'
  | 'factor.codes-renewed'
  | 'factor.code-used'
  | 'factor.failed'
  | 'factor.all-removed'
  | 'factor.required'
  | 'token.created'
  | 'token.revoked'
  | 'token.renewed'
  | 'origin.added'
  | 'origin.removed'
  /** Written by older versions. */
  | 'user.director'
  | 'message.expired'
  | 'document.expired'
  | 'document.erased'
  | 'document.purged';

/** A name that no compiler knows. */
type ProductEvent = string & {};

export interface AuditEntry {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly event: string;
  /** Id of the user or token that did it; `system`, `cli`, or empty for somebody unknown. */
  readonly actor: string;
  /** Id, e-mail or label it was done to. */
  readonly subject: string;
  /** Network address of the person; empty for the command line. */
  readonly address: string;
  /** Never a password or a token. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Who does something, for the log. */
export interface Actor {
  readonly id: string;
  readonly address: string;
}

export const CLI_ACTOR: Actor = { id: 'cli', address: '' };

export interface Audit {
  /** @param event one of the lake's own, or what the product calls it */
  write(
    event: AuditEvent | ProductEvent,
    actor: Actor,
    subject: string,
    details?: Readonly<Record<string, unknown>>,
  ): void;
  /** Newest first. `before` is the id of the last entry already seen. */
  list(options?: { readonly limit?: number; readonly before?: number }): AuditEntry[];
  /** Of some kinds, since a moment (ISO 8601, UTC). */
  since(at: string, events: readonly AuditEvent[]): AuditEntry[];
  /** Removes entries older than so many days, at least 90; returns how many. */
  prune(days: number): number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Attempts come from strangers, who decide how long a name is. */
const MAX_TEXT_CHARACTERS = 200;

const rowSchema = z.object({
  id: z.number(),
  at: z.string(),
  event: z.string(),
  actor: z.string(),
  subject: z.string(),
  address: z.string(),
  details: z.string(),
});

export function openAudit(database: DatabaseSync, now: () => number = Date.now): Audit {
  const insert = database.prepare(
    'INSERT INTO audit (at, event, actor, subject, address, details) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const page = database.prepare('SELECT * FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?');
  const since = database.prepare('SELECT * FROM audit WHERE at >= ? AND event IN (SELECT value FROM json_each(?))');
  const remove = database.prepare('DELETE FROM audit WHERE at < ?');
  return {
    write(event, { id, address }, subject, details = {}) {
      const at = new Date(now()).toISOString();
      insert.run(
        at,
        event,
        id,
        subject.slice(0, MAX_TEXT_CHARACTERS),
        address.slice(0, MAX_TEXT_CHARACTERS),
        JSON.stringify(details),
      );
    },
    list: ({ limit = 100, before = Number.MAX_SAFE_INTEGER } = {}) => page.all(before, limit).map(entryOf),
    since: (at, events) => since.all(at, JSON.stringify(events)).map(entryOf),
    prune: (days) => Number(remove.run(new Date(now() - Math.max(90, days) * DAY_MS).toISOString()).changes),
  };
}

function entryOf(row: unknown): AuditEntry {
  const entry = rowSchema.parse(row);
  return { ...entry, details: JSON.parse(entry.details) as Record<string, unknown> };
}
