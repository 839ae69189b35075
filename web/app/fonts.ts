import localFont from 'next/font/local';
import './fonts.css';

/*
 * DM Sans from the site's own origin: visitors' addresses are personal data and are not given to a font service.
 * Portuguese fits into the Latin subset. One variable file holds every weight: it is smaller than three files of one
 * weight each, and no weight comes later than another.
 *
 * `optional`: where the font is not there for the first paint (a first visit on a slow connection), the page keeps what
 * stands in for it, and nothing moves under the reader's eyes. It is taken up with the first click on a link
 * (web/shell/link-behaviour.tsx), and there from the start on the next visit.
 *
 * Next would preload it for everybody; web/shell/inline-code.ts does it where the connection bears it.
 */
const dmSans = localFont({
  src: '../../node_modules/@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2',
  weight: '100 1000',
  variable: '--font-dm-sans',
  display: 'optional',
  preload: false,
  // Next's own knows Arial only, in one weight. The families below are those of fonts.css.
  adjustFontFallback: false,
  fallback: ['DM Sans as Arial', 'DM Sans as Roboto', 'DM Sans as DejaVu'],
});

export const fontClass = dmSans.variable;
