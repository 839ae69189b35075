import { TOUCHES } from './places.ts';

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
  active?.postMessage({ path, awake, assets: assetsShown() }, []);
}

let shown = '';
let callOff = new AbortController();

/**
 * Hands the page that is shown to the service worker, when the visitor first touches it or after a rest. Where React is on its way, when
 * it has come: the copy then has all that it needs; while it sleeps nothing is fetched for it.
 */
export function keepShownPage(): void {
  // While developing, every file changes and none has a name for its content.
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  const { documentElement } = document;
  const awake = documentElement.hasAttribute('data-awake');
  const page = `${location.pathname} ${awake}`;
  if (page === shown || (awake && !documentElement.hasAttribute('data-ready'))) return;
  shown = page;
  callOff.abort();
  callOff = new AbortController();
  const { signal } = callOff;
  const path = location.pathname;
  const start = () => {
    clearTimeout(timer);
    for (const type of TOUCHES) removeEventListener(type, start);
    // Private windows and full disks refuse; the site works without.
    if (!signal.aborted) keep(path, awake).catch(() => undefined);
  };
  const timer = setTimeout(start, REST_MS);
  for (const type of TOUCHES) addEventListener(type, start, { passive: true, signal });
}
