import { createListenHub } from './listen-hub.ts';
import type { ListenOptions } from './listener.ts';
import type { AnonymousFilters } from './anonymous-filters.ts';
import type { EventSink } from './sse.ts';
import type { Admission } from '../admission/admission.ts';
import type { Stranger } from '../admission/client-address.ts';
import type { Committed } from './listen-hub.ts';

/** Tells listeners without a token about the commits of one dataset, in the time that strangers have. */
export interface StrangersHub {
  /** Whether a listener costs nothing more because somebody hears the same, or there is room for one more filter. */
  hasRoom(options: ListenOptions, stranger: Stranger): boolean;
  /** Everything after the present commit goes to the sink, sooner or later. Returns what stops it. */
  join(options: ListenOptions, sink: EventSink, stranger: Stranger): () => void;
  close(): void;
}

/**
 * A hub of their own: what they listen to is compared with a saved document in another process, they are told in their
 * turns, and staff are never told after them. Whoever opened a filter pays for it.
 */
export function createStrangersHub(
  dataset: Committed,
  admission: Admission,
  anonymous: Pick<AnonymousFilters, 'ask'>,
): StrangersHub {
  const hub = createListenHub(dataset, (commit, listeners) => anonymous.ask(commit, listeners));
  const { filters } = admission;
  return {
    hasRoom: (options, stranger) => hub.has(options) || filters.hasRoom(stranger),
    join(options, sink, stranger) {
      return hub.join(options, sink, () => ({
        work: (tell) => admission.runEventually(stranger, tell),
        over: filters.take(stranger),
      }));
    },
    close: () => hub.close(),
  };
}
