import { sendOwnWebhook } from './own-webhook.ts';

/**
 * Drops everything that is cached of the content.
 * @throws Error when the site does not accept it
 */
export async function refreshAll(): Promise<void> {
  await sendOwnWebhook({ transactionId: 'clock' });
}
