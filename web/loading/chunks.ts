import { reloadOnce } from './reload-once.ts';

/** Milliseconds after which a script that neither came nor failed counts as failed. */
const PATIENCE = 120_000;

function isChunk(node: unknown): node is HTMLScriptElement {
  return node instanceof HTMLScriptElement && node.src.includes('/_next/static/');
}

/**
 * Watches the code chunks that the page loads (S4). One that fails to load, or is not there after two minutes, was most
 * likely replaced by a new version of the site: the page is loaded afresh.
 *
 * Next's loader knows no time limit, hence the look at the elements it adds.
 * @returns the way to stop
 */
export function watchChunks(failed: () => void = () => void reloadOnce()): () => void {
  const off = new AbortController();
  const { signal } = off;
  const waiting = new Map<HTMLScriptElement, ReturnType<typeof setTimeout>>();
  const settle = (script: unknown) => {
    if (!isChunk(script)) return false;
    clearTimeout(waiting.get(script));
    waiting.delete(script);
    return true;
  };
  // Neither event bubbles; both can be caught on their way down, `load` from the document only.
  document.addEventListener('load', ({ target }) => settle(target), { capture: true, signal });
  document.addEventListener(
    'error',
    ({ target }) => {
      if (settle(target)) failed();
    },
    { capture: true, signal },
  );
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (isChunk(node)) waiting.set(node, setTimeout(failed, PATIENCE));
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  });
  return () => off.abort();
}
