/** WCAG 2.2 AA by axe on every page of the demonstration site, in both themes, on a phone and on a desk. */
import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { listPaths } from './crawl.ts';
import { openSite, type Site } from './site.ts';

jest.setTimeout(180_000);

let site: Site;

beforeAll(async () => {
  site = await openSite();
}, 300_000);

afterAll(async () => {
  await site?.close();
});

const THEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
] as const;

/** Samples stand alone on the style guide: a hero's title or a footer's landmark is there more than once. */
const STYLE_GUIDE = '/basic-components';
const OF_WHOLE_PAGES = ['landmark-unique', 'heading-order', 'page-has-heading-one', 'landmark-no-duplicate-banner'];

/** Folded text counts like any other. Menus stay shut: open, they would lie over what stands below. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details')) {
      folded.setAttribute('open', '');
      const content = folded.lastElementChild;
      if (content && getComputedStyle(content).position === 'absolute') folded.removeAttribute('open');
    }
  });
  // Wherever the page is scrolled to, the bar covers something; e2e/quality/keyboard.test.ts looks after that.
  await page.addStyleTag({ content: '.contact-bar { position: static !important }' });
}

/** Shows a theme, and waits until nothing moves or changes its colour any more. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(async (theme) => {
    while (document.documentElement.dataset.theme !== theme) await new Promise(requestAnimationFrame);
    const isMoving = () => document.getAnimations().length > 0 || document.querySelector('.loading-bar') !== null;
    do await new Promise(requestAnimationFrame);
    while (isMoving());
  }, theme);
}

async function check(page: Page, path: string): Promise<string[]> {
  const rules = Object.fromEntries(
    path === STYLE_GUIDE ? OF_WHOLE_PAGES.map((rule) => [rule, { enabled: false }] as const) : [],
  );
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(site.url + path, { waitUntil: 'load' });
    await unfold(page);
    for (const theme of THEMES) {
      await showTheme(page, theme);
      found.push(...(await violations(page, rules)).map((line) => `${path} ${size.width} ${theme} ${line}`));
    }
  }
  return found;
}

it('finds nothing on any page, light and dark, 360 and 1280 px wide', async () => {
  const paths = [...(await listPaths(site.url))];
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
