import { changesPublished, PendingDelivery } from './pending-delivery.ts';
import { deliverWebhook } from './webhook.ts';
import type { WebhookTarget } from './webhook.ts';
import type { History } from '../store/history.ts';
import type { Log } from '../store/log.ts';
import type { Commit } from '../store/types.ts';

/** How it stands with the one receiver that is told about every publication. Times in ISO 8601, UTC. */
export interface Announcing {
  /** Whether there is a receiver. */
  readonly configured: boolean;
  /** The last delivery it accepted since the start. */
  readonly acceptedAt?: string | undefined;
  /** Since when it has not accepted any; absent when all is well. */
  readonly failingSince?: string | undefined;
}

export interface Outbox {
  add(commit: Commit): void;
  status(): Announcing;
  close(): void;
}

interface OutboxOptions {
  readonly dataset: string;
  readonly webhook: WebhookTarget | undefined;
  readonly log: Pick<Log, 'setting' | 'saveSetting'>;
  readonly history: Pick<History, 'since'>;
  readonly report: (message: string, error: unknown) => void;
  /** Called in order with commits whose first delivery has been tried, successfully or not. */
  readonly onSettled: (commits: readonly Commit[]) => void;
  /** Pause after the first failure in milliseconds; doubles up to a minute. */
  readonly retryDelay?: number;
}

/** Name of the setting that says up to where the receiver knows everything; it survives a restart. */
const CURSOR = 'webhook.cursor';
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
const CATCH_UP_BATCH = 200;
/** A receiver that was never reached may still be starting, or being built: with the pauses above this is four minutes. */
const FAILURES_WHILE_STARTING = 8;

/**
 * Sends webhooks in order, one at a time, and lets live readers know afterwards, so that a page they ask for again is
 * already fresh. Commits never wait: what arrives meanwhile is sent together next time. What cannot be delivered is kept
 * and tried again, also after a restart; live readers are told after the first attempt all the same.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { dataset, webhook, log, history, report, onSettled, retryDelay = FIRST_RETRY_MS } = options;
  let waiting: Commit[] = [];
  let pending = new PendingDelivery();
  let failures = 0;
  let reached = false;
  let busy = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let acceptedAt: string | undefined;
  let failingSince: string | undefined;

  async function pump(isRetry: boolean): Promise<void> {
    if (busy || closed) return;
    busy = true;
    let due = isRetry;
    do {
      const fresh = waiting;
      waiting = [];
      for (const commit of fresh) pending.add(commit);
      // Keystrokes in drafts do not knock at a receiver that is away; the timer does, and so does the next publication.
      if (due || fresh.some(changesPublished)) await deliver();
      settle(fresh);
      due = false;
    } while (waiting.length > 0);
    busy = false;
  }

  async function deliver(): Promise<void> {
    clearTimeout(retry);
    if (!webhook || pending.isEmpty) return;
    try {
      await deliverWebhook(webhook, dataset, pending.toBody());
      if (!closed) log.saveSetting(CURSOR, String(pending.sequence));
      pending = new PendingDelivery();
      failures = 0;
      reached = true;
      acceptedAt = new Date().toISOString();
      failingSince = undefined;
    } catch (error) {
      failingSince ??= new Date().toISOString();
      // One line for each outage, not one for each attempt.
      if (failures === (reached ? 0 : FAILURES_WHILE_STARTING)) {
        report('A webhook could not be delivered; it is tried again until it is.', error);
      }
      if (closed) return;
      retry = setTimeout(() => void pump(true), Math.min(retryDelay * 2 ** failures, LONGEST_RETRY_MS));
      retry.unref();
      failures += 1;
    }
  }

  function settle(commits: readonly Commit[]): void {
    if (closed || commits.length === 0) return;
    try {
      onSettled(commits);
    } catch (error) {
      report('A live listener failed.', error);
    }
  }

  function catchUp(): void {
    let missed: readonly Commit[];
    do {
      missed = history.since(Math.max(pending.sequence, Number(log.setting(CURSOR) ?? 0)), CATCH_UP_BATCH);
      for (const commit of missed) pending.add(commit);
    } while (missed.length === CATCH_UP_BATCH);
    void pump(true);
  }

  if (webhook) catchUp();
  return {
    add(commit) {
      waiting.push(commit);
      void pump(false);
    },
    status: () => ({ configured: webhook !== undefined, acceptedAt, failingSince }),
    close() {
      closed = true;
      clearTimeout(retry);
      if (webhook && pending.isEmpty && pending.sequence > 0) log.saveSetting(CURSOR, String(pending.sequence));
    },
  };
}
