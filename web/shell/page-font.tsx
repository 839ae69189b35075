'use client';

import { type FontName, fonts } from '../ui/fonts.ts';
import { fontData } from '../ui/font-data.ts';

/**
 * A question that Chromium answers and WebKit does not know: WebKit (2.50) takes a preload of a `data:` address for failed, and
 * with it the font of that address, which is never shown then (P23).
 */
const ONLY_CHROMIUM = '(prefers-reduced-transparency: no-preference)';

/**
 * Writes the site's font into the head of a page, so that its first paint has it and nothing moves under the reader's eyes
 * (docs/decisions/0020-the-font-stands-in-the-page.md). No request to a font service either: visitors' addresses are personal data.
 *
 * It is a client component that renders nothing in a browser: so the font is neither in the data that React reads nor in a script.
 * It stands in the page twice, which compresses to once: Chromium reads a font in a style sheet later than the first paint, now and
 * then, unless it is preloaded.
 */
export function PageFont({ font }: { readonly font: FontName }) {
  // Known when scripts are built for browsers: the rest, and the six fonts, are left out of them.
  if (typeof window !== 'undefined') return null;
  const source = `data:font/woff2;base64,${fontData[font]}`;
  const face = `@font-face{font-family:"${fonts[font].family}";font-weight:400 700;font-display:block;src:url(${source}) format("woff2")}`;
  return (
    <>
      <link rel="preload" as="font" crossOrigin="" href={source} media={ONLY_CHROMIUM} />
      {/* With a precedence React leaves it where it is, whatever the browser renders. */}
      <style href={font} precedence="font">
        {face}
      </style>
    </>
  );
}
