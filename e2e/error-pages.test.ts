/** What visitors read while there is no content: whole pages, from the first byte, without any script (E2, E6). */
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { freePort } from './free-port.ts';
import { violations } from './quality/axe.ts';
import { overflows } from './quality/reflow.ts';
import { type SiteInstance, startInstance } from './site-instance.ts';
import { type Stack, startStack } from './stack.ts';

let stack: Stack;
/** Started without the Content Lake, on an empty data folder. */
let broken: SiteInstance;
let browser: Browser;

beforeAll(async () => {
  stack = await startStack();
  const { siteUrl } = stack.settings;
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  broken = await startInstance({
    settings: { siteUrl, lakeUrl: nowhere, elsewhere: undefined },
    webhookSecret: 'error-pages',
  });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await broken?.stop();
  await stack?.stop();
});

it.each(['/', '/profissional', '/nada', '/nada.pdf', '/feed.xml', '/sitemap.xml', '/og/740x300'])(
  'V7: %s is answered with 503 and a whole page in words (E2, E6)',
  async (path) => {
    const response = await fetch(broken.url + path);
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(html).toMatch(/^<!doctype html>\s*<html lang="pt-BR">[\s\S]*<\/html>\s*$/);
    expect(html).toMatch(/<h1>Esta página está indisponível no momento<\/h1>/);
    expect(html).not.toContain('<script');
  },
);

it.each(['light', 'dark'] as const)(
  'V7: can be read by everybody, on a phone and on a desk, %s (E2, A2)',
  async (colorScheme) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(broken.url);
    expect([await violations(page), await overflows(page)]).toEqual([[], []]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await violations(page)).toEqual([]);
    await context.close();
  },
);

it('V7: leads to the same page again, and home, without scripts (E2)', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${broken.url}/profissional?q=ana`);
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  expect(new URL((await asked).url()).search).toBe('?q=ana');
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await page.waitForURL(`${broken.url}/`);
  await context.close();
});
