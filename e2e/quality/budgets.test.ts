/** What visitors pay for a page: bytes, requests, things that move; and no code that only editors need. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { GUIDE, guidePath, guideSections } from '#web/content/route-of.ts';
import { crawl } from './crawl.ts';
import { carriesMark, EDITING_CODE, editingCodeIn } from './editing-code.ts';
import { firstLoad } from './first-load.ts';
import { type FirstScript, firstScripts } from './script-bytes.ts';
import { ready } from '../ready.ts';
import { openSite, type Site } from '../site.ts';

interface Budgets {
  /** kB of the page itself, without the font that stands in it. */
  readonly html: { readonly home: number; readonly guide: number; readonly everyPage: number };
  /** kB of the font in every page. */
  readonly font: number;
  /** kB of first scripts after gzip. */
  readonly script: { readonly home: number; readonly everyPage: number };
  /** What a phone loads of a page before anybody scrolls. */
  readonly load: { readonly requests: number; readonly kilobytes: number };
}

const budgets: Budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));
const KB = 1024;
const FONT = /data:font\/woff2;base64,[\w+/=]+/g;

let site: Site;
let paths: readonly string[];

beforeAll(async () => {
  site = await openSite();
  paths = [...(await crawl(site.browser, site.url)).keys()];
});

afterAll(async () => {
  await site?.close();
});

it('keeps the HTML of every page within the recorded budget, and its font within one of its own', async () => {
  const over: string[] = [];
  for (const path of paths) {
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } });
    const html = await response.text();
    expect([path, response.headers.get('content-encoding'), html.split(FONT).length]).toEqual([path, 'br', 3]);
    const whole = Number(response.headers.get('content-length')) / KB;
    const bare = brotliCompressSync(html.replaceAll(FONT, '')).length / KB;
    const budget = { '/': budgets.html.home, [GUIDE]: budgets.html.guide }[path] ?? budgets.html.everyPage;
    if (bare > budget || whole - bare > budgets.font) {
      over.push(`${path}: ${bare.toFixed(2)} kB, budget ${budget} kB; font ${(whole - bare).toFixed(2)} kB`);
    }
  }
  expect(over).toEqual([]);
});

/** Sections with an island, and how many files more they load. The others load what every page does. */
const OWN_FILES = { contact: 1, exams: 1, healthPlans: 1 };

it('loads files of its own with a section that has an island, and with no other', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  const filesOf = async (path: string) => {
    await page.goto(site.url + path);
    await ready(page);
    await page.waitForLoadState('networkidle');
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return names.filter((name) => /\/_next\/static\/.*\.js$/.test(name));
  };
  const ofEveryPage = new Set(await filesOf(guidePath('richText')));
  const more: Record<string, number> = {};
  for (const [path, type] of guideSections) {
    const own = (await filesOf(path)).filter((name) => !ofEveryPage.has(name));
    if (own.length > 0) more[type] = own.length;
  }
  await context.close();
  expect(more).toEqual(OWN_FILES);
});

it('keeps the first scripts of every page within the recorded budget', async () => {
  const cache = new Map<string, FirstScript>();
  const over: string[] = [];
  for (const path of paths) {
    const scripts = await firstScripts(site.url + path, cache);
    expect(scripts.length).toBeGreaterThan(3);
    const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
    const budget = path === '/' ? budgets.script.home : budgets.script.everyPage;
    if (kilobytes > budget) over.push(`${path}: ${kilobytes.toFixed(1)} kB, budget ${budget} kB`);
  }
  expect(over).toEqual([]);
});

it('loads home on a phone within the recorded budget: requests and kilobytes, everything till it is quiet', async () => {
  const { requests } = await firstLoad(site.browser, `${site.url}/`, { width: 412 });
  expect(requests.map(({ type }) => type)).toEqual(expect.arrayContaining(['Document', 'Script', 'EventSource']));
  const list = requests.map(({ type, bytes, url }) => `${type} ${bytes} ${url}`).join('\n');
  const kilobytes = requests.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
  // As texts, so that a failure shows what was loaded.
  expect([list, requests.length > budgets.load.requests]).toEqual([list, false]);
  expect([list, kilobytes, kilobytes > budgets.load.kilobytes]).toEqual([list, kilobytes, false]);
});

it('loads nothing of a page behind a link before somebody points at it', async () => {
  const { requests } = await firstLoad(site.browser, `${site.url}/`, { width: 1280 });
  expect(requests.filter(({ url }) => new URL(url).searchParams.has('_rsc'))).toEqual([]);
});

it.each([
  [360, false],
  [360, true],
  [1280, false],
  [1280, true],
])(
  'draws home at %i px with DM Sans and moves nothing, on a slow line (%s) as on a good one (B9)',
  async (width, slow) => {
    const { shift, fonts, requests } = await firstLoad(site.browser, `${site.url}/`, { width, slow });
    expect(fonts).toMatch(/^DM Sans[^,]*$/);
    expect(shift).toBe(0);
    expect(requests.filter(({ type }) => type === 'Font')).toEqual([]);
  },
);

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
