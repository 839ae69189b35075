/** Attribute of `<html>` of a page that the service worker answered with its copy, since the network did not (web/offline/worker.ts). */
const COPY = 'data-copy';

/**
 * Whether there is a connection, as far as one can know (B4). A browser that is on a network says that it is online, although
 * nothing may be behind that network: a page that is a copy is better evidence. Browser only.
 */
export function readOnline(): boolean {
  return navigator.onLine && !document.documentElement.hasAttribute(COPY);
}

/**
 * Calls back when the connection goes or comes.
 * @returns the way to stop
 */
export function watchOnline(onChange: (online: boolean) => void): () => void {
  const off = new AbortController();
  addEventListener('online', () => onChange(true), { signal: off.signal });
  addEventListener('offline', () => onChange(false), { signal: off.signal });
  return () => off.abort();
}

/** Every tab waits a different time, half of it at the least: after a failure of the site they must not all come at once. */
export function spread(milliseconds: number): number {
  return milliseconds * (0.5 + Math.random() / 2);
}

/** Milliseconds within which what nobody answered is asked for again, should the browser not tell that it is on a network. */
const AGAIN_MS = 20_000;

/** Waits until it is worth asking again what nobody has answered. Browser only. */
export async function nextTry(milliseconds = AGAIN_MS): Promise<void> {
  await new Promise<void>((done) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      done();
    };
    const stop = watchOnline((online) => online && end());
    const timer = setTimeout(end, spread(milliseconds));
  });
}

/** Says that a read was answered: where the page is a copy, the connection is back, and SWR reads again what is on it. */
export function siteAnswered(): void {
  if (!document.documentElement.hasAttribute(COPY)) return;
  document.documentElement.removeAttribute(COPY);
  dispatchEvent(new Event('online'));
}
