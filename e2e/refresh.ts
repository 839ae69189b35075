import { createHmac } from 'node:crypto';
import type { Settings } from '../scripts/settings.ts';

/**
 * Tells a running site that anything may have changed, with the lake's own signed webhook: for content that was changed
 * before the site had a webhook.
 * @throws Error when the site refuses
 */
export async function refreshEverything(settings: Settings, webhookSecret: string): Promise<void> {
  const body = JSON.stringify({ transactionId: 'test', documents: [] });
  const time = Date.now();
  const signature = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('base64url');
  const response = await fetch(`http://127.0.0.1:${settings.port}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': `t=${time},v1=${signature}` },
    body,
  });
  if (!response.ok)
    throw new Error(`The site refused to refresh its pages (${response.status}): ${await response.text()}`);
}
