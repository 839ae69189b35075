'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { dmSans } from './dm-sans.ts';

/**
 * Writes DM Sans into the head of a page, so that its first paint has it and nothing moves under the reader's eyes
 * (docs/decisions/0020-the-font-stands-in-the-page.md). No request to a font service either: visitors' addresses are personal data.
 *
 * What Next inserts on the server is not said again in the data that React reads. The font stands there twice, which compresses to
 * once: Chromium reads a font in a style sheet later than the first paint, now and then, unless it is preloaded.
 */
export function PageFont() {
  // The condition is known when scripts are built for browsers: the font is in none of them.
  useServerInsertedHTML(typeof window === 'undefined' ? once(fontTags) : () => null);
  return null;
}

/** Next asks for the insertion with each part of a page that it sends. */
function once<T>(make: () => T): () => T | null {
  let isMade = false;
  return () => {
    if (isMade) return null;
    isMade = true;
    return make();
  };
}

function fontTags() {
  const source = `data:font/woff2;base64,${dmSans}`;
  const face = `@font-face{font-family:"DM Sans";font-weight:400 700;font-display:block;src:url(${source}) format("woff2")}`;
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={source} />
      <style dangerouslySetInnerHTML={{ __html: face }} />
    </>
  );
}
