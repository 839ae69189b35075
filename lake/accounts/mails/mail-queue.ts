import { z } from 'zod';
import { pauseAfter } from '../../webhooks/retry.ts';
import { LINK_LIFETIME_MS } from '../links.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { LinkPurpose } from '../links.ts';

/** An e-mail that waits to be sent. It holds no secret: the link in it is made when it is sent. */
export type QueuedMail = Readonly<z.infer<typeof mailSchema>>;

const mailSchema = z.object({
  id: z.number(),
  userId: z.string(),
  /** A link's purpose, `notice` for word of something that was done, or a topic of the product. */
  kind: z.string(),
  /** What a notice says; what a topic is about; empty for a link. */
  text: z.string(),
  failureCount: z.number(),
});

const COLUMNS = 'id, user_id AS userId, kind, text, failure_count AS failureCount';
const NOTICE_LIFETIME_MS = 3 * 24 * 60 * 60 * 1000;
/** Longer than an attempt takes. */
const TAKEN_MS = 2 * 60 * 1000;

/**
 * E-mails that are on disk until they were sent or are of no use any more: a link after the time for which it would have
 * been good, or when the account needs none any more (see `Links`); others after three days.
 * @param now milliseconds since 1970
 */
export function openMailQueue(database: DatabaseSync, now: () => number) {
  const insert = database.prepare(
    `INSERT INTO mail (user_id, kind, text, expires_at, failure_count, due_at) VALUES (?, ?, ?, ?, 0, ?)
     RETURNING ${COLUMNS}`,
  );
  const renew = database.prepare(
    "UPDATE mail SET kind = ?, expires_at = ? WHERE user_id = ? AND kind IN ('invitation', 'reset')",
  );
  const removeExpired = database.prepare('DELETE FROM mail WHERE expires_at <= ?');
  // The command line may be sending at the same moment: one statement finds a mail and takes it.
  const take = database.prepare(
    `UPDATE mail SET due_at = ? WHERE id = (SELECT id FROM mail WHERE due_at <= ? ORDER BY due_at, id LIMIT 1)
     RETURNING ${COLUMNS}`,
  );
  const nextDue = database.prepare('SELECT min(due_at) AS due FROM mail');
  const remove = database.prepare('DELETE FROM mail WHERE id = ?');
  const postpone = database.prepare('UPDATE mail SET failure_count = failure_count + 1, due_at = ? WHERE id = ?');

  removeExpired.run(now());
  return {
    /**
     * Keeps a mail for whoever adds it, to be sent at once. Undefined when a link for that account waits already: nobody's
     * letter box is filled, and its time begins anew.
     */
    add(userId: string, kind: string, text = '') {
      const expiresAt = now() + (isLink(kind) ? LINK_LIFETIME_MS[kind] : NOTICE_LIFETIME_MS);
      if (isLink(kind) && renew.run(kind, expiresAt, userId).changes > 0) return undefined;
      return mailSchema.parse(insert.get(userId, kind, text, expiresAt, now() + TAKEN_MS));
    },
    /** The first that is due, for whoever takes it. When nothing became of it within two minutes it is due again. */
    take() {
      removeExpired.run(now());
      return mailSchema.optional().parse(take.get(now() + TAKEN_MS, now()));
    },
    /** Milliseconds until the next one is due; undefined when none waits. */
    waitMs() {
      const time = nextDue.get()?.due;
      return typeof time === 'number' ? Math.max(0, time - now()) : undefined;
    },
    remove: (id: number) => void remove.run(id),
    /** After an attempt that failed: due again after 1 s, 2 s, 4 s … up to a quarter of an hour. */
    postpone: ({ id, failureCount }: QueuedMail) => void postpone.run(now() + pauseAfter(failureCount), id),
    /** False when the accounts are closed: nothing can be noted any more. */
    get isOpen() {
      return database.isOpen;
    },
  };
}

export function isLink(kind: string): kind is LinkPurpose {
  return kind === 'invitation' || kind === 'reset';
}

/** Whether it is about the account itself. */
export const isOwn = (kind: string): kind is LinkPurpose | 'notice' => isLink(kind) || kind === 'notice';
