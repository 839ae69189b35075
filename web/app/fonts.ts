import localFont from 'next/font/local';
import './fonts.css';

/*
 * DM Sans from the site's own origin: visitors' addresses are personal data and are not given to a font service.
 * `npm run subset-font` makes the file: the letters of Portuguese and its neighbours, in half the size. One variable file
 * holds every weight: it is smaller than three files of one weight each, and no weight comes later than another.
 *
 * `optional`: where the font is not there for the first paint, the page keeps what stands in for it, and nothing moves under
 * the reader's eyes. The next page has it from the start, or takes it up (web/shell/link-behaviour.tsx).
 *
 * Next would preload it for everybody; web/shell/inline-code.ts asks for it early where it comes in time.
 */
const dmSans = localFont({
  src: './dm-sans.woff2',
  weight: '400 700',
  variable: '--font-dm-sans',
  display: 'optional',
  preload: false,
  // Next's own knows Arial only, in one weight. The families below are those of fonts.css.
  adjustFontFallback: false,
  fallback: ['DM Sans as Arial', 'DM Sans as Roboto', 'DM Sans as DejaVu'],
});

export const fontClass = dmSans.variable;
