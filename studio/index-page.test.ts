import { finishedPage, withoutRemoteFonts } from './index-page.ts';

const PAGE = `<!DOCTYPE html><html lang="en"><head><title>Sanity Studio</title><link rel="icon" href="/static/favicon.ico"/>
<style>@font-face{font-family:Inter;src:url("https://studio-static.sanity.io/Inter-Bold.woff2") format("woff2")}</style>
<script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script></head><body></body></html>`;

test('beside the lake, the page is Portuguese and names no other host', () => {
  const page = finishedPage(PAGE, { selfContained: true });
  expect(page).toContain('<html lang="pt-BR"');
  expect(page).toContain('<title>Clínica</title>');
  expect(page).toContain('href="/studio/static/favicon.ico"');
  expect(page).toContain("connect-src 'self'");
  expect(page).not.toContain('https://');
});

test('with a hosted project the page may reach it', () => {
  const page = finishedPage(PAGE, { selfContained: false });
  expect(page).not.toContain('Content-Security-Policy');
  expect(page).not.toContain('bridge.js');
});

test.each([
  ['url("https://design-system-static.sanity.io/InterVariable.woff2") format("woff2")', 'local(Inter)'],
  ['url(https://studio-static.sanity.io/Inter-Black.woff2)', 'local(Inter)'],
  ['url("/studio/static/own.woff2") format("woff2")', 'url("/studio/static/own.woff2") format("woff2")'],
])('%s becomes %s', (before, after) => {
  expect(withoutRemoteFonts(`src:${before};`)).toBe(`src:${after};`);
});
