import { createHmac } from 'node:crypto';

export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

/** What changed in published content since the last delivery. */
export interface WebhookBody {
  /** The newest transaction; a delivery may cover several. */
  readonly transactionId: string;
  /** Sync tags whose cached results are out of date. */
  readonly tags: readonly string[];
  readonly documents: readonly {
    readonly _id: string;
    readonly _type: string;
    readonly operation: 'create' | 'update' | 'delete';
  }[];
}

/** A receiver that takes longer counts as failed, because live readers wait for it. */
const TIMEOUT_MS = 2000;

/** Posts one signed webhook and resolves when the receiver has accepted it. @throws Error otherwise. */
export async function deliverWebhook(target: WebhookTarget, dataset: string, body: WebhookBody): Promise<void> {
  const payload = JSON.stringify(body);
  const response = await fetch(target.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'sanity-webhook-signature': signature(payload, target.secret, Date.now()),
      'sanity-dataset': dataset,
      'sanity-transaction-id': body.transactionId,
      'idempotency-key': body.transactionId,
    },
    body: payload,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook's receiver answered ${response.status}.`);
}

/**
 * Sanity's signature header, as `@sanity/webhook` checks it.
 * @param timestamp milliseconds since 1970
 */
export function signature(payload: string, secret: string, timestamp: number): string {
  const hash = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('base64url');
  return `t=${timestamp},v1=${hash}`;
}
