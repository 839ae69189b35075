import { createHmac } from 'node:crypto';

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
