import { markDirty } from '../store/free-space.ts';
import { randomId } from '../store/random-id.ts';
import { inTransaction } from '../store/database.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { FailureReason } from '../outside/send.ts';

/** What one webhook is to be told about one document of one transaction. */
export interface NewMessage {
  readonly hookId: string;
  readonly dataset: string;
  readonly sequence: number;
  readonly documentId: string;
  readonly transactionId: string;
  readonly transactionTime: string;
  readonly operation: string;
  /** JSON. */
  readonly payload: string;
}

export interface Message extends NewMessage {
  readonly id: string;
  readonly createdAt: string;
  readonly status: 'queued' | 'success' | 'failure';
  readonly failureCount: number;
  readonly resultCode: number | null;
}

/** One try to deliver a message. `failureReason` is null when the receiver accepted it. */
export interface Attempt {
  readonly duration: number;
  readonly resultCode: number | null;
  readonly resultBody: string | null;
  readonly failureReason: FailureReason | null;
}

export interface MessageTable {
  /** Position in a dataset's log up to which its commits have become messages. */
  cursor(dataset: string): number | undefined;
  /** Adds messages and moves the cursor, both or neither. Messages that are there already are left alone. */
  enqueue(dataset: string, sequence: number, messages: readonly NewMessage[]): void;
  /** The message of a webhook that has been due for longest. */
  due(hookId: string, now: number): Message | undefined;
  /** When the next message is due, in milliseconds since 1970. */
  nextDue(): number | undefined;
  /** Notes an attempt; `retryAt` keeps the message for another one. */
  settle(message: Message, attempt: Attempt, retryAt: number | undefined): void;
  /**
   * Takes the content of erased documents out of what was and is to be delivered; that they are gone is still told, by id.
   * Returns how many messages it concerned.
   */
  erase(dataset: string, documentIds: readonly string[]): number;
  /** Drops finished messages made before a moment (ISO 8601), and the oldest beyond a number per webhook. */
  prune(before: string, most: number): void;
}

export function openMessageTable(database: DatabaseSync): MessageTable {
  const readCursor = database.prepare('SELECT sequence FROM hook_cursor WHERE dataset = ?');
  const saveCursor = database.prepare('INSERT OR REPLACE INTO hook_cursor VALUES (?, ?)');
  const insert = database.prepare(
    `INSERT OR IGNORE INTO hook_message
       (id, hook_id, dataset, sequence, document_id, transaction_id, transaction_time, operation, payload, created_at, status, due_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?)`,
  );
  const due = database.prepare(
    "SELECT * FROM hook_message WHERE hook_id = ? AND status = 'queued' AND due_at <= ? ORDER BY due_at, rowid LIMIT 1",
  );
  const nextDue = database.prepare("SELECT min(due_at) AS due FROM hook_message WHERE status = 'queued'");
  const addAttempt = database.prepare('INSERT INTO hook_attempt VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const setState = database.prepare(
    'UPDATE hook_message SET status = ?, failure_count = failure_count + ?, result_code = ?, due_at = ? WHERE id = ?',
  );
  const dropOld = database.prepare("DELETE FROM hook_message WHERE status <> 'queued' AND created_at < ?");
  const ofErased = 'dataset = ? AND document_id IN (SELECT value FROM json_each(?))';
  const blank = database.prepare(
    `UPDATE hook_message SET payload = json_object('_id', document_id)
     WHERE ${ofErased} AND status = 'queued' AND operation = 'delete'`,
  );
  const dropErased = database.prepare(
    `DELETE FROM hook_message WHERE ${ofErased} AND NOT (status = 'queued' AND operation = 'delete')`,
  );
  const dropMany = database.prepare(
    `DELETE FROM hook_message WHERE status <> 'queued' AND rowid IN (
       SELECT rowid FROM (SELECT rowid, row_number() OVER (PARTITION BY hook_id ORDER BY rowid DESC) AS place FROM hook_message)
       WHERE place > ?)`,
  );

  return {
    cursor(dataset) {
      const row = readCursor.get(dataset);
      return row && Number(row.sequence);
    },
    enqueue(dataset, sequence, messages) {
      inTransaction(database, () => {
        for (const message of messages) {
          const { hookId, documentId, transactionId, transactionTime, operation, payload } = message;
          const [id, now] = [randomId(), Date.now()];
          const made = new Date(now).toISOString();
          insert.run(
            id,
            hookId,
            dataset,
            message.sequence,
            documentId,
            transactionId,
            transactionTime,
            operation,
            payload,
            made,
            now,
          );
        }
        saveCursor.run(dataset, sequence);
      });
    },
    due(hookId, now) {
      const row = due.get(hookId, now);
      return row && toMessage(row);
    },
    nextDue() {
      const time = nextDue.get()?.due;
      return typeof time === 'number' ? time : undefined;
    },
    settle({ id, hookId }, { duration, resultCode, resultBody, failureReason }, retryAt) {
      const failed = failureReason !== null;
      const status = !failed ? 'success' : retryAt === undefined ? 'failure' : 'queued';
      inTransaction(database, () => {
        const changed = setState.run(status, failed ? 1 : 0, resultCode, retryAt ?? 0, id).changes;
        // The webhook may have been removed while it was being delivered to.
        if (changed === 0) return;
        addAttempt.run(
          randomId(),
          id,
          hookId,
          new Date().toISOString(),
          duration,
          resultCode,
          resultBody,
          failureReason,
        );
      });
    },
    erase(dataset, documentIds) {
      const ids = JSON.stringify(documentIds);
      return inTransaction(database, () => {
        const concerned = Number(blank.run(dataset, ids).changes) + Number(dropErased.run(dataset, ids).changes);
        if (concerned > 0) markDirty(database);
        return concerned;
      });
    },
    prune(before, most) {
      inTransaction(database, () => {
        dropOld.run(before);
        dropMany.run(most);
      });
    },
  };
}

export function toMessage(row: Record<string, unknown>): Message {
  return {
    id: String(row.id),
    hookId: String(row.hook_id),
    dataset: String(row.dataset),
    sequence: Number(row.sequence),
    documentId: String(row.document_id),
    transactionId: String(row.transaction_id),
    transactionTime: String(row.transaction_time),
    operation: String(row.operation),
    payload: String(row.payload),
    createdAt: String(row.created_at),
    status: row.status === 'queued' || row.status === 'success' ? row.status : 'failure',
    failureCount: Number(row.failure_count),
    resultCode: row.result_code === null ? null : Number(row.result_code),
  };
}
