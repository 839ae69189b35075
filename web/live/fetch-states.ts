/** How a read of the browser is going (B3). */
export interface FetchState {
  /** True while an answer is awaited, but not in the first moments: a quick one never flashes. */
  readonly pending: boolean;
  /** Why the last attempt failed; undefined after a success. */
  readonly error: unknown;
  /** Milliseconds since the epoch of the last answer; undefined while the data is the server's. */
  readonly timestamp: number | undefined;
  /** Milliseconds since the epoch at which what is shown became another; undefined while it never did. */
  readonly changedAt?: number | undefined;
}

/** Milliseconds before a read counts as pending. */
const FETCH_DELAY_MS = 200;

const STILL: FetchState = { pending: false, error: undefined, timestamp: undefined };

/** By the path that is read: all who show one path show one state. */
const states = new Map<string, FetchState>();
const watchers = new Set<() => void>();

function become(path: string, change: Partial<FetchState>): void {
  states.set(path, { ...fetchStateOf(path), ...change });
  for (const tell of watchers) tell();
}

export function fetchStateOf(path: string): FetchState {
  return states.get(path) ?? STILL;
}

/** The states of all paths that were read. */
export function fetchStates(): ReadonlyMap<string, FetchState> {
  return states;
}

/**
 * Calls back whenever the state of a path changes.
 * @returns the way to stop
 */
export function watchFetchStates(tell: () => void): () => void {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
}

/**
 * Follows one attempt to read a path.
 * @param delay milliseconds before it counts as pending
 * @returns what the attempt gives
 */
export async function followFetch<Data>(path: string, attempt: Promise<Data>, delay = FETCH_DELAY_MS): Promise<Data> {
  const timer = setTimeout(() => become(path, { pending: true }), delay);
  try {
    const data = await attempt;
    clearTimeout(timer);
    become(path, { pending: false, error: undefined, timestamp: Date.now() });
    return data;
  } catch (error) {
    clearTimeout(timer);
    become(path, { pending: false, error });
    throw error;
  }
}

/** Says that a visitor sees something else now than before. */
export function announceChange(path: string): void {
  become(path, { changedAt: Date.now() });
}
