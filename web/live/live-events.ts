import { spread } from './connection.ts';

/** Where open pages hear what changed (web/server/live-stream.ts). */
export const LIVE_PATH = '/api/live';

/** Something changed: the tags of the answers that are different, or everything when the stream cannot tell what was missed. */
export type Change = { readonly kind: 'tags'; readonly tags: readonly string[] } | { readonly kind: 'unknown' };

type Listener = (change: Change) => void;

/** Between the page that leaves and the one that comes the stream stays open. */
const LINGER = 1_000;
const FIRST_RETRY = 2_000;
const LAST_RETRY = 60_000;

const streams = new Map<string, LiveStream>();

/**
 * Listens to the changes while the tab is visible. All listeners of one address share one stream: a browser
 * allows six connections per host over HTTP/1.1.
 *
 * `{ kind: 'unknown' }` comes whenever the stream opens (again), since what happened before is not told.
 * @returns the way to stop
 */
export function listenToChanges(url: string, listener: Listener): () => void {
  let stream = streams.get(url);
  if (!stream) {
    stream = new LiveStream(url);
    streams.set(url, stream);
  }
  const shared = stream;
  shared.add(listener);
  return () => shared.remove(listener);
}

class LiveStream {
  readonly #url: string;
  readonly #listeners = new Set<Listener>();
  #source: EventSource | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(url: string) {
    this.#url = url;
    document.addEventListener('visibilitychange', () => this.#follow());
  }

  add(listener: Listener): void {
    clearTimeout(this.#linger);
    this.#listeners.add(listener);
    // An open stream has already said its welcome; this page may have been rendered before it.
    if (this.#source?.readyState === EventSource.OPEN) listener({ kind: 'unknown' });
    this.#follow();
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) this.#linger = setTimeout(() => this.#follow(), LINGER);
  }

  #follow(): void {
    const wanted = this.#listeners.size > 0 && document.visibilityState === 'visible';
    if (wanted && !this.#source && this.#retry === undefined) this.#open();
    if (!wanted) this.#close();
  }

  #open(): void {
    const source = new EventSource(this.#url);
    this.#source = source;
    source.addEventListener('welcome', () => {
      this.#failures = 0;
      this.#tell({ kind: 'unknown' });
    });
    source.addEventListener('restart', () => this.#tell({ kind: 'unknown' }));
    source.addEventListener('message', (event) => this.#tell(changeIn(event.data)));
    // The lake has no place left: come back much later; the slow interval serves meanwhile.
    source.addEventListener('goaway', () => this.#reopenLater(LAST_RETRY));
    // The browser would try again at once and for ever, and not at all after an HTTP error: neither is wanted.
    source.addEventListener('error', () => {
      this.#reopenLater(Math.min(FIRST_RETRY * 2 ** this.#failures, LAST_RETRY));
      this.#failures += 1;
    });
  }

  #reopenLater(delay: number): void {
    this.#close();
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#follow();
    }, spread(delay));
  }

  #close(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#source?.close();
    this.#source = undefined;
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}

function changeIn(data: unknown): Change {
  try {
    const parsed: unknown = JSON.parse(String(data));
    if (typeof parsed === 'object' && parsed !== null && 'tags' in parsed && Array.isArray(parsed.tags)) {
      return { kind: 'tags', tags: parsed.tags.map(String) };
    }
  } catch {
    // Not a message this code knows: look rather than guess.
  }
  return { kind: 'unknown' };
}
