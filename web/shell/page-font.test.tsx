/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageFont } from './page-font.tsx';

it('P23: preloads the font without its type, with which WebKit never shows it', () => {
  const html = renderToStaticMarkup(<PageFont font="dm-sans" />);
  const [preload = ''] = /<link [^>]*rel="preload"[^>]*>/.exec(html) ?? [];
  expect(preload).toContain('href="data:font/woff2;base64,');
  expect(preload).not.toContain(' type=');
  expect(html).toContain('@font-face{font-family:"DM Sans"');
});
