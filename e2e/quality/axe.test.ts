/** WCAG 2.2 AA by axe on every page of the demonstration site, in both themes, on a phone and on a desk. */
import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { GUIDE } from '#web/content/route-of.ts';
import { violations } from './axe.ts';
import { crawl } from './crawl.ts';
import { openSite, type Site } from '../site.ts';

// Every page twice in each theme: a minute and a half on a quiet machine with two processors.
jest.setTimeout(600_000);

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(async () => {
  await site?.close();
});

const SIZES = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
] as const;

/** A theme changes colours and nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Samples stand alone on the style guide: a hero's title or a footer's landmark is there more than once. */
const OF_WHOLE_PAGES = ['landmark-unique', 'heading-order', 'page-has-heading-one', 'landmark-no-duplicate-banner'];

/** What a visitor scrolls past, not through: nothing moves, covers or hides anything while axe looks. */
const STILL = `*, ::before, ::after { transition: none !important; animation: none !important }
.contact-bar { position: static !important }`;

/** Folded text counts like any other. Menus stay shut: open, they would lie over what stands below. */
async function layOpen(page: Page): Promise<void> {
  await page.addStyleTag({ content: STILL });
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details')) {
      folded.setAttribute('open', '');
      const content = folded.lastElementChild;
      if (content && getComputedStyle(content).position === 'absolute') folded.removeAttribute('open');
    }
  });
}

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
}

async function check(page: Page, path: string): Promise<string[]> {
  const rules = Object.fromEntries(
    path.startsWith(GUIDE) ? OF_WHOLE_PAGES.map((rule) => [rule, { enabled: false }] as const) : [],
  );
  const found: string[] = [];
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(site.url + path, { waitUntil: 'load' });
  await layOpen(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const at = `${path} ${size.width}`;
    await showTheme(page, 'light');
    found.push(...(await violations(page, rules)).map((line) => `${at} light ${line}`));
    await showTheme(page, 'dark');
    found.push(...(await violations(page, rules, COLOUR_RULES)).map((line) => `${at} dark ${line}`));
  }
  return found;
}

it('finds nothing on any page, light and dark, 360 and 1280 px wide', async () => {
  const paths = [...(await crawl(site.browser, site.url)).keys()];
  expect(paths.length).toBeGreaterThan(20);
  const found: string[] = [];
  const context = await site.browser.newContext();
  // Two at a time: axe keeps one processor busy.
  await Promise.all(
    [0, 1].map(async () => {
      const page = await context.newPage();
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) found.push(...(await check(page, path)));
    }),
  );
  await context.close();
  expect(found).toEqual([]);
});
