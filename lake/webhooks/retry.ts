import type { Attempt, Message } from './message-table.ts';

const FIRST_MS = 1000;
const LONGEST_MS = 15 * 60_000;
/** A receiver that was away for a whole day gets nothing of that day but the log. */
const GIVE_UP_MS = 24 * 3_600_000;

/** Refusals that trying again cannot change; 408, 425 and 429 ask for exactly that. */
function isFinal(status: number | null): boolean {
  return status !== null && status >= 300 && status < 500 && ![408, 425, 429].includes(status);
}

/** Milliseconds to wait after so many failed attempts and one more: 1 s, 2 s, 4 s … up to a quarter of an hour. */
export function pauseAfter(failureCount: number): number {
  return Math.min(FIRST_MS * 2 ** failureCount, LONGEST_MS);
}

/**
 * When to try again after a failed attempt (milliseconds since 1970), or undefined to give up: after {@link pauseAfter},
 * for a day.
 */
export function retryAt(
  message: Pick<Message, 'createdAt' | 'failureCount'>,
  { failureReason, resultCode }: Pick<Attempt, 'failureReason' | 'resultCode'>,
  now: number,
): number | undefined {
  if (failureReason === null || isFinal(resultCode)) return undefined;
  const pause = pauseAfter(message.failureCount);
  return now + pause - Date.parse(message.createdAt) > GIVE_UP_MS ? undefined : now + pause;
}
