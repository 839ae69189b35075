'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { followLinks } from './follow-links.ts';

/** Once for a document. */
let brought = false;

/**
 * Takes the page's font up although it came too late for the first paint: `font-display: optional` would leave it out as
 * long as the document lives, over all client navigations. Called when a visitor asks for another page, since text
 * then changes anyway. By then the file has been fetched, so it takes a moment only.
 */
function bringFont(): void {
  if (brought) return;
  brought = true;
  // Its name is in the style sheet and in a header, both hard to read from here; that it was fetched is not.
  const file = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.name;
  const [family] = getComputedStyle(document.body).fontFamily.split(',');
  if (!file || !family) return;
  const face = new FontFace(family.replaceAll(/["']/g, ''), `url(${JSON.stringify(file)})`, { weight: '100 1000' });
  // Without it the page is as readable as before.
  face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  );
}

/** What links do in the browser beyond leading somewhere. Renders nothing. */
export function LinkBehaviour() {
  const router = useRouter();
  useEffect(
    () =>
      followLinks({
        push: (address) => {
          bringFont();
          router.push(address);
        },
        prefetch: (address) => {
          // The development server would compile every page that is pointed at.
          if (process.env.NODE_ENV !== 'development') router.prefetch(address);
        },
      }),
    [router],
  );
  return null;
}
