'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** After that the page is kept although nobody has touched it: what it is made of must not wait for that. */
const REST_MS = 5_000;

/** Files of this build that the page has loaded so far. */
function assetsShown(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return names
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_next/static/'))
    .map(({ pathname }) => pathname);
}

async function keep(path: string): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ path, assets: [...new Set(assetsShown())] }, []);
}

/**
 * Hands the page to the service worker, when the visitor first touches it or after a rest.
 * @returns the way to call it off
 */
function keepShownPage(path: string): () => void {
  // While developing, every file changes and none has a name for its content.
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return () => {};
  const off = new AbortController();
  const start = () => {
    off.abort();
    // Private windows and full disks refuse; the site works without.
    keep(path).catch(() => undefined);
  };
  const timer = setTimeout(start, REST_MS);
  off.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const type of ['pointerdown', 'keydown', 'scroll'] as const) {
    addEventListener(type, start, { passive: true, once: true, signal: off.signal });
  }
  return () => off.abort();
}

/** Lets the browser keep the pages a visitor sees, for when there is no connection. Renders nothing. */
export function OfflineBehaviour() {
  const path = usePathname();
  useEffect(() => keepShownPage(path), [path]);
  return null;
}
