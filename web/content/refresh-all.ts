import { sendOwnWebhook } from './own-webhook.ts';
import { FROM_A_COPY } from './tags.ts';

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
