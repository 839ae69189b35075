import { eventId } from './listener.ts';
import type { History } from '../store/history.ts';
import type { Commit, Reader } from '../store/types.ts';

/** Beyond this a client is better off loading its documents again. */
const MAX_MISSED = 500;

/** Where a reader stopped: everything of the first commit up to `seen` events, and nothing after it. */
export interface Missed {
  readonly commits: readonly Commit[];
  /** Events of the first commit that the reader already has; undefined when `commits` starts after what it saw. */
  readonly seen: number | undefined;
}

/** Id of the present moment, for the greeting: whoever comes back with it has missed exactly what follows. */
export function presentId(reader: Reader, history: History): string {
  const [last] = reader.sequence === 0 ? [] : history.since(reader.sequence - 1, 1);
  return eventId(last?.transactionId ?? '', undefined);
}

/**
 * What a listener missed since an event id, or undefined when the id is not from this log or too long ago. The id names
 * a transaction, not a position, so that ids from before a restored backup are recognised as foreign.
 */
export function missedSince(lastEventId: string, reader: Reader, history: History): Missed | undefined {
  const separator = lastEventId.lastIndexOf('#');
  if (separator < 0) return undefined;
  const transactionId = lastEventId.slice(0, separator);
  const seen = lastEventId.slice(separator + 1);
  const sequence = transactionId === '' ? 0 : history.sequenceOf(transactionId);
  if (sequence === undefined || reader.sequence - sequence > MAX_MISSED || !/^\d*$/.test(seen)) return undefined;
  if (seen === '') return { commits: history.since(sequence, MAX_MISSED), seen: undefined };
  return { commits: history.since(sequence - 1, MAX_MISSED + 1), seen: Number(seen) };
}
