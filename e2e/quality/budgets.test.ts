/** What visitors pay for a page: bytes of script, and no code that only editors need. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { crawl } from './crawl.ts';
import { carriesMark, EDITING_CODE, editingCodeIn } from './editing-code.ts';
import { type FirstScript, firstScripts } from './script-bytes.ts';
import { openSite, type Site } from './site.ts';

jest.setTimeout(90_000);

const budgets: { home: number; everyPage: number } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'),
);
const KB = 1024;

let site: Site;
let paths: readonly string[];

beforeAll(async () => {
  site = await openSite();
  paths = [...(await crawl(site.browser, site.url)).keys()];
}, 300_000);

afterAll(async () => {
  await site?.close();
});

it('keeps the first scripts of every page within the recorded budget', async () => {
  const cache = new Map<string, FirstScript>();
  const over: string[] = [];
  for (const path of paths) {
    const scripts = await firstScripts(site.url + path, cache);
    expect(scripts.length).toBeGreaterThan(3);
    const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
    const budget = path === '/' ? budgets.home : budgets.everyPage;
    if (kilobytes > budget) over.push(`${path}: ${kilobytes.toFixed(1)} kB, budget ${budget} kB`);
  }
  expect(over).toEqual([]);
});

it.each(Object.entries(EDITING_CODE))('still knows %s by its mark', (_name, code) => {
  expect(carriesMark(code)).toBe(true);
});

it('gives visitors no code of the editors’ tools, neither at first nor later', async () => {
  const page = await site.browser.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  for (const path of ['/', '/profissional', '/contato', '/basic-components']) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.size).toBeGreaterThan(5);
  const found = await Promise.all(
    [...scripts].map(async (url) => {
      const source = await (await fetch(url)).text();
      return editingCodeIn(source).map((name) => `${url}: ${name}`);
    }),
  );
  expect(found.flat()).toEqual([]);
  await page.close();
});
