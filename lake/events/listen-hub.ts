import { setImmediate } from 'node:timers/promises';
import { mutationEvents } from './listener.ts';
import { encodeEvents } from './sse.ts';
import type { ListenOptions } from './listener.ts';
import type { EventSink } from './sse.ts';
import type { CommitFeed } from './commit-feed.ts';
import type { Commit, Reader } from '../store/types.ts';

/** What is told: the commits of a dataset, after what it holds now. */
export interface Committed {
  readonly commits: CommitFeed;
  readonly reader: Reader;
}

/** Tells the listeners of one dataset about its commits. */
export interface ListenHub {
  /** Whether somebody hears the very same already. */
  has(options: ListenOptions): boolean;
  /**
   * Everything after the present commit goes to the sink. Returns what stops it.
   * @param opened called when nobody heard the very same before; what it returns is called when nobody hears it any more
   */
  join(options: ListenOptions, sink: EventSink, opened?: () => () => void): () => void;
  /** Ends every stream. */
  close(): void;
}

/** How long telling listeners may keep other requests waiting. */
const SLICE_MS = 8;
const MAX_WAITING = 2000;
/** Events written out at once. */
const CHUNK = 100;

/** Makes the tests of listeners ready for a commit. */
type Prepare = (commit: Commit, listeners: readonly ListenOptions[]) => Promise<void>;

interface Group {
  readonly options: ListenOptions;
  readonly over: (() => void) | undefined;
  /** With the position of the last commit that each has no need to hear of. */
  readonly sinks: Map<EventSink, number>;
}

/**
 * Listeners who are to hear the same are a group: their events are made and written out once, however many they are. The
 * work begins after the writer has its answer and is done in slices, in the order of the commits.
 */
export function createListenHub({ commits, reader }: Committed, prepare?: Prepare): ListenHub {
  const groups = new Map<string, Group>();
  let waiting: Commit[] = [];
  let busy = false;

  async function tell(): Promise<void> {
    if (busy) return;
    busy = true;
    let sliceEnd = performance.now() + SLICE_MS;
    const turn = async () => {
      if (performance.now() < sliceEnd) return;
      await setImmediate();
      sliceEnd = performance.now() + SLICE_MS;
    };
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      for (const commit of batch) {
        await prepared(commit);
        for (const group of groups.values()) {
          await tellGroup(group, commit, turn);
        }
      }
    }
    busy = false;
  }

  /** What could not be prepared is told all the same. */
  async function prepared(commit: Commit): Promise<void> {
    try {
      await prepare?.(
        commit,
        [...groups.values()].map(({ options }) => options),
      );
    } catch {
      // Tests accept documents that they do not know.
    }
  }

  async function tellGroup({ options, sinks }: Group, commit: Commit, turn: () => Promise<void>): Promise<void> {
    try {
      const events = mutationEvents(commit, options);
      for (let at = 0; at < events.length; at += CHUNK) {
        const chunk = encodeEvents(events.slice(at, at + CHUNK));
        for (const [sink, known] of sinks) if (known < commit.sequence) sink.write(chunk);
        await turn();
      }
      await turn();
    } catch {
      // An event left out would go unnoticed; a stream that ends comes back and asks for what it missed.
      for (const sink of sinks.keys()) sink.end();
    }
  }

  function keyOf({ matches, caller, ...rest }: ListenOptions): string {
    return JSON.stringify([numberOf(matches), numberOf(caller), rest]);
  }

  function endAll(): void {
    waiting = [];
    for (const { sinks } of groups.values()) for (const sink of sinks.keys()) sink.end();
  }

  const unsubscribe = commits.subscribe((commit) => {
    if (groups.size === 0) return;
    waiting.push(commit);
    // Listeners come back and ask for what they missed, which costs less than remembering it for all of them.
    if (waiting.length > MAX_WAITING) return endAll();
    if (waiting.length === 1 && !busy) void setImmediate().then(tell);
  });
  return {
    has: (options) => groups.has(keyOf(options)),
    join(options, sink, opened) {
      const key = keyOf(options);
      const group = groups.get(key) ?? { options, over: opened?.(), sinks: new Map<EventSink, number>() };
      groups.set(key, group);
      group.sinks.set(sink, reader.sequence);
      return () => {
        group.sinks.delete(sink);
        if (group.sinks.size > 0 || groups.get(key) !== group) return;
        groups.delete(key);
        group.over?.();
      };
    },
    close() {
      unsubscribe();
      endAll();
    },
  };
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** Numbers stand for objects in a key; they are never used again. */
function numberOf(thing: object): number {
  const known = numbers.get(thing) ?? ++last;
  numbers.set(thing, known);
  return known;
}
