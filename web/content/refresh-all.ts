import { createHmac } from 'node:crypto';

/**
 * Drops everything that is cached of the content. Next does that only inside of a request, so the site sends itself the
 * webhook of the lake.
 * @throws Error when the site does not accept it
 */
export async function refreshAll(): Promise<void> {
  const secret = process.env.LAKE_WEBHOOK_SECRET;
  if (!secret) throw new Error('LAKE_WEBHOOK_SECRET is not set.');
  const body = JSON.stringify({ transactionId: 'clock' });
  const time = Date.now();
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url');
  const response = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': `t=${time},v1=${signature}` },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The site did not drop its cache (${response.status}).`);
}
