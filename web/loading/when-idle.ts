/** A busy page must still get its behaviour; milliseconds after it has loaded. */
const LATEST = 2_000;

/**
 * Runs a task when the page has loaded and the browser has nothing better to do: what is not needed at once must not
 * compete with what is.
 * @returns the way to call it off
 */
export function whenIdle(task: () => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  const run = () => {
    if (!signal.aborted) task();
  };
  const rest = () => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST });
    else setTimeout(run, LATEST / 10);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true, signal });
  return () => off.abort();
}
