/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { fonts, isFontName } from '../ui/fonts.ts';
import { PageFont } from './page-font.tsx';

it('P23: preloads the font where Chromium is, and not in WebKit, which would never show it then', () => {
  const html = renderToStaticMarkup(<PageFont font="dm-sans" />);
  const [preload = ''] = /<link [^>]*rel="preload"[^>]*>/.exec(html) ?? [];
  expect(preload).toContain('href="data:font/woff2;base64,');
  expect(preload).toContain(' media="(prefers-reduced-transparency: no-preference)"');
  expect(html).toContain('@font-face{font-family:"DM Sans"');
});

it.each(Object.keys(fonts).filter(isFontName))('M3: %s stands in the page alone', (font) => {
  const html = renderToStaticMarkup(<PageFont font={font} />);
  const families = [...html.matchAll(/@font-face{font-family:"([^"]+)"/g)].map(([, family]) => family);
  expect(families).toEqual([fonts[font].family]);
  expect(new Set(html.match(/data:font\/woff2;base64,[\w+/=]+/g)).size).toBe(1);
});
