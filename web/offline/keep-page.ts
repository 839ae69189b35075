/** After that the page is kept although nobody has touched it: what it is made of must not wait for that. */
const REST_MS = 5_000;

/** Files of this build that the page has loaded so far. */
function assetsShown(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = names.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  return own.filter((path) => /^\/_(?:next\/static|site)\//.test(path));
}

async function keep(path: string, awake: boolean): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ path, awake, assets: [...new Set(assetsShown())] }, []);
}

/**
 * Hands a page to the service worker, when the visitor first touches it or after a rest.
 * @param awake whether the copy is to have all that React needs; while it sleeps nothing is fetched for it
 * @returns the way to call it off
 */
export function keepShownPage(path: string, { awake }: { readonly awake: boolean }): () => void {
  // While developing, every file changes and none has a name for its content.
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return () => {};
  const off = new AbortController();
  const start = () => {
    off.abort();
    // Private windows and full disks refuse; the site works without.
    keep(path, awake).catch(() => undefined);
  };
  const timer = setTimeout(start, REST_MS);
  off.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const type of ['pointerdown', 'keydown', 'scroll'] as const) {
    addEventListener(type, start, { passive: true, once: true, signal: off.signal });
  }
  return () => off.abort();
}
