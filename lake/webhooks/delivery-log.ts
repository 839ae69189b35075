import { toMessage } from './message-table.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { Message } from './message-table.ts';

/** An attempt as the log shows it, in the words of Sanity's hooks API. Times in ISO 8601, durations in milliseconds. */
export interface LoggedAttempt {
  readonly id: string;
  readonly hookId: string;
  readonly messageId: string;
  readonly createdAt: string;
  readonly duration: number;
  readonly inProgress: false;
  readonly isFailure: boolean;
  readonly failureReason: string | null;
  readonly resultCode: number | null;
  readonly resultBody: string | null;
}

/** What became of a webhook's deliveries of late. */
export interface DeliveryCounts {
  readonly delivered: number;
  readonly failed: number;
  /** However old. */
  readonly queued: number;
}

export interface DeliveryLog {
  /** Deliveries of messages made since a moment (ISO 8601). */
  counts(hookId: string, since: string): DeliveryCounts;
  /** Newest first. */
  messages(hookId: string, limit: number): readonly Message[];
  /** Newest first. */
  attempts(hookId: string, limit: number): readonly LoggedAttempt[];
  attempt(id: string): LoggedAttempt | undefined;
}

export function openDeliveryLog(database: DatabaseSync): DeliveryLog {
  const messages = database.prepare('SELECT * FROM hook_message WHERE hook_id = ? ORDER BY rowid DESC LIMIT ?');
  const attempts = database.prepare('SELECT * FROM hook_attempt WHERE hook_id = ? ORDER BY rowid DESC LIMIT ?');
  const attempt = database.prepare('SELECT * FROM hook_attempt WHERE id = ?');
  const counts = database.prepare(
    `SELECT count(*) FILTER (WHERE status = 'success' AND created_at >= :since) AS delivered,
            count(*) FILTER (WHERE status = 'failure' AND created_at >= :since) AS failed,
            count(*) FILTER (WHERE status = 'queued') AS queued
     FROM hook_message WHERE hook_id = :hook`,
  );
  return {
    counts(hook, since) {
      const row = counts.get({ hook, since });
      return { delivered: Number(row?.delivered), failed: Number(row?.failed), queued: Number(row?.queued) };
    },
    messages: (hookId, limit) => messages.all(hookId, limit).map(toMessage),
    attempts: (hookId, limit) => attempts.all(hookId, limit).map(toAttempt),
    attempt(id) {
      const row = attempt.get(id);
      return row && toAttempt(row);
    },
  };
}

function toAttempt(row: Record<string, unknown>): LoggedAttempt {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    id: String(row.id),
    hookId: String(row.hook_id),
    messageId: String(row.message_id),
    createdAt: String(row.created_at),
    duration: Number(row.duration),
    inProgress: false,
    isFailure: row.failure_reason !== null,
    failureReason: text(row.failure_reason),
    resultCode: row.result_code === null ? null : Number(row.result_code),
    resultBody: text(row.result_body),
  };
}
