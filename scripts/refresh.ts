import { createHmac } from 'node:crypto';
import type { Settings } from './settings.ts';

/**
 * Tells a running site that anything may have changed, with the lake's own signed webhook. Used after a start: the
 * pages were pre-rendered when the site was built, and the data folder may have moved on, or be another one.
 * @throws Error when the site refuses
 */
export async function refreshEverything(settings: Settings, webhookSecret: string): Promise<void> {
  const body = JSON.stringify({ transactionId: 'start', documents: [] });
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
