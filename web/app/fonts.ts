import localFont from 'next/font/local';

/*
 * DM Sans from the site's own origin: visitors' addresses are personal data and are not given to a font service.
 * Portuguese fits into the Latin subset. The medium weight is used sparingly and is not preloaded, hence two calls;
 * both declare the same family, so that styles see one font.
 */
const regular = localFont({
  src: [
    { path: '../../node_modules/@fontsource/dm-sans/files/dm-sans-latin-400-normal.woff2', weight: '400' },
    { path: '../../node_modules/@fontsource/dm-sans/files/dm-sans-latin-700-normal.woff2', weight: '700' },
  ],
  variable: '--font-dm-sans',
  display: 'swap',
  fallback: ['sans-serif'],
});

export const fontClass = regular.variable;
