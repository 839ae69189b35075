import localFont from 'next/font/local';

/*
 * DM Sans from the site's own origin: visitors' addresses are personal data and are not given to a font service.
 * Portuguese fits into the Latin subset.
 *
 * The medium weight need not be there for the first paint, and preloading is all or nothing per call: hence two. Next
 * names a family after its variable, so the second call joins the first by that name.
 */
const dmSans = localFont({
  src: [
    { path: '../../node_modules/@fontsource/dm-sans/files/dm-sans-latin-400-normal.woff2', weight: '400' },
    { path: '../../node_modules/@fontsource/dm-sans/files/dm-sans-latin-700-normal.woff2', weight: '700' },
  ],
  variable: '--font-dm-sans',
  display: 'swap',
});

const dmSansMedium = localFont({
  src: [{ path: '../../node_modules/@fontsource/dm-sans/files/dm-sans-latin-500-normal.woff2', weight: '500' }],
  variable: '--font-dm-sans-medium',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'dmSans' }],
});

export const fontClass = `${dmSans.variable} ${dmSansMedium.variable}`;
