import { createHmac } from 'node:crypto';
import { FROM_A_COPY } from '../cache/tags.ts';
import { z } from 'zod';

/**
 * Sends the site the webhook of the lake. Next drops what is cached only inside of a request, and not before the handler
 * of that request has returned: whoever has to know that it is done asks this way.
 *
 * @param query of the address, with its question mark
 * @param patience milliseconds
 * @throws Error when the site does not accept it, or does not answer in time
 */
export async function sendOwnWebhook(body: object, query = '', patience = 2_000): Promise<void> {
  const secret = process.env.LAKE_WEBHOOK_SECRET;
  if (!secret) throw new Error('LAKE_WEBHOOK_SECRET is not set.');
  const text = JSON.stringify(body);
  const time = Date.now();
  const signature = createHmac('sha256', secret).update(`${time}.${text}`).digest('base64url');
  const response = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/revalidate${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': `t=${time},v1=${signature}` },
    body: text,
    signal: AbortSignal.timeout(patience),
  });
  await response.text();
  if (!response.ok) throw new Error(`The site did not drop its cache (${response.status}).`);
}

/** Milliseconds: a site of many pages, read anew on a busy machine. */
const LONGEST_WARMING = 120_000;

/**
 * Drops everything that is cached of the content.
 * @throws Error when the site does not accept it
 */
export async function refreshAll(): Promise<void> {
  await sendOwnWebhook({ transactionId: 'clock' });
}

/**
 * Drops what was given from copies while the lake was away.
 * @throws Error when the site does not accept it
 */
export async function refreshCopies(): Promise<void> {
  await sendOwnWebhook({ transactionId: 'lake-is-back', tags: [FROM_A_COPY] });
}

/**
 * Has a copy made of everything that the site shows.
 * @throws Error when it is not complete
 */
export async function warmAll(): Promise<void> {
  await sendOwnWebhook({ transactionId: 'warm' }, '?warm', LONGEST_WARMING);
}

/** What the lake says after a commit. A hosted project sends the changed document instead; then there are no tags. */
const body = z.object({
  transactionId: z.string().optional(),
  // Longer tags are never assigned to cached content.
  tags: z.array(z.string().min(1).max(256)).max(1_000).optional(),
});

export type WebhookBody = z.infer<typeof body>;

/** A changed document, whole or projected: its own fields may be called as ours are, and say nothing about tags. */
const document = z.object({ _id: z.string() });

/** @returns undefined when the body is none of ours */
export function webhookBody(value: unknown): WebhookBody | undefined {
  if (document.safeParse(value).success) return {};
  return body.safeParse(value).data;
}
