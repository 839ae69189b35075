import { eventId, mutationEvents } from './listener.ts';
import type { ListenOptions } from './listener.ts';
import type { ServerSentEvent } from './sse.ts';
import type { History } from '../store/history.ts';
import type { Commit, Reader } from '../store/types.ts';

/** Beyond these a client is better off loading its documents again. */
const MAX_MISSED_COMMITS = 500;
const MAX_MISSED_CHARACTERS = 2 * 1024 * 1024;

/** Id of the present moment, for the greeting: whoever comes back with it has missed exactly what follows. */
export function presentId(reader: Reader, history: Pick<History, 'transactionIdAt'>): string {
  return eventId(history.transactionIdAt(reader.sequence) ?? '', undefined);
}

/**
 * The events a listener missed since an event id, or undefined when the id is not from this log, too long ago or too much
 * to send again. The id names a transaction, not a position, so that ids from before a restored backup are recognised as
 * foreign. What was erased meanwhile cannot be told any more.
 */
export function missedEvents(
  lastEventId: string,
  reader: Reader,
  history: History,
  options: ListenOptions,
): readonly ServerSentEvent[] | undefined {
  const [, transactionId, seen] = /^(.*)#(\d*)$/.exec(lastEventId) ?? [];
  if (transactionId === undefined || seen === undefined) return undefined;
  const sequence = transactionId === '' ? 0 : history.sequenceOf(transactionId);
  if (sequence === undefined || reader.sequence - sequence > MAX_MISSED_COMMITS) return undefined;

  // A reader may have left in the middle of a transaction: then that one is told again from there on.
  const isPartial = seen !== '';
  const from = isPartial ? sequence - 1 : sequence;
  if (!history.isWholeSince(from)) return undefined;
  const commits = history.since(from, MAX_MISSED_COMMITS + 1);
  const events = commits.flatMap((commit: Commit, index) =>
    mutationEvents(commit, options).slice(isPartial && index === 0 ? Number(seen) : 0),
  );
  const size = events.reduce((sum, event) => sum + JSON.stringify(event.data).length, 0);
  return size > MAX_MISSED_CHARACTERS ? undefined : events;
}
