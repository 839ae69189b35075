/** Keyboard, zoom, forced colours and reduced motion, in a real browser (WCAG 2.2 AA, NBR 17225). */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { GUIDE, guideSections } from '#web/content/route-of.ts';
import { openBrowser } from '../browser.ts';
import { walk } from './focus.ts';
import { overflows } from './reflow.ts';
import { openSite, type Site } from '../site.ts';
import { smallTargets } from './targets.ts';

let site: Site;
let page: Page | undefined;

beforeAll(async () => {
  site = await openSite();
});

afterAll(async () => {
  await site?.close();
});

afterEach(async () => {
  await page?.context().close();
  page = undefined;
});

/** One of each kind of page, and every section in every variant. */
const KINDS = [
  '/',
  GUIDE,
  ...guideSections.keys(),
  '/contato',
  '/convenios',
  '/exames',
  '/exames/ultrassonografia-de-abdome-total',
  '/nao-existe',
  '/privacidade',
  '/profissional',
  '/profissional/ana-exemplo',
  '/servicos/consulta-de-clinica-geral',
  '/topics',
  '/topics/antes-da-consulta/como-se-organizar-para-a-primeira-consulta',
] as const;

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  page = await (await site.browser.newContext(options)).newPage();
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  return page;
}

describe.each([
  [360, 740],
  [1280, 800],
])('with the keyboard, %i px wide', (width, height) => {
  it.each(['/', '/contato', '/profissional'])(
    'stops at every control of %s, each marked and in sight',
    async (path) => {
      const shown = await open(path, { viewport: { width, height }, reducedMotion: 'reduce' });
      const stops = await walk(shown);
      expect(stops[0]?.name).toBe('a Ir para o conteúdo');
      expect(stops.length).toBeGreaterThan(20);
      expect(stops.filter(({ marked }) => !marked)).toEqual([]);
      // WCAG 2.4.11: not under the sticky header, nor under the bar at the bottom.
      expect(stops.filter(({ seen }) => !seen)).toEqual([]);
      const reachable = await shown.evaluate(
        () =>
          // A group of radio buttons is one stop: arrows choose within it.
          [
            ...document.querySelectorAll(
              'main :is(a[href], button, summary, select, input:not([type=radio]:not(:checked)))',
            ),
          ]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
            .filter(
              (element) =>
                !(element instanceof HTMLElement && element.dataset.visited) &&
                element.getAttribute('tabindex') !== '-1',
            ).length,
      );
      expect(reachable).toBe(0);
    },
  );
});

it('skips to the content, past the menu (A3)', async () => {
  const shown = await open('/', { viewport: { width: 1280, height: 800 } });
  await shown.keyboard.press('Tab');
  await shown.keyboard.press('Enter');
  await shown.keyboard.press('Tab');
  const inMain = await shown.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inMain).toBe(true);
});

it('opens the menu of a phone, closes it by Escape, and gives the focus back', async () => {
  const shown = await open('/', { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  const button = shown.locator('summary').filter({ hasText: 'Menu' });
  await button.focus();
  await shown.keyboard.press('Enter');
  const link = shown.locator('[data-site-header]').getByRole('link', { name: 'Exames', exact: true });
  await link.waitFor();
  await shown.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
  const focused = await shown.evaluate(() => document.activeElement?.textContent?.trim());
  expect(focused).toMatch(/Menu/);
});

it('fits into 320 px, which is 1280 px at a zoom of 400 %, with nothing cut off', async () => {
  const shown = await open('/', { viewport: { width: 320, height: 256 } });
  const found: string[] = [];
  for (const path of KINDS) {
    await shown.goto(site.url + path, { waitUntil: 'load' });
    found.push(...(await overflows(shown)).map((line) => `${path}: ${line}`));
  }
  expect(found).toEqual([]);
});

it('keeps room for reading between what stays on the screen at a zoom of 400 %', async () => {
  const shown = await open('/', { viewport: { width: 320, height: 256 } });
  await shown.evaluate(() => scrollTo(0, 900));
  const free = await shown.evaluate(() => {
    const main = document.querySelector('main');
    let seen = 0;
    for (let y = 0; y < innerHeight; y += 4)
      if (main?.contains(document.elementFromPoint(innerWidth / 2, y))) seen += 4;
    return seen / innerHeight;
  });
  expect(free).toBeGreaterThan(0.5);
});

it('stands letters of twice the size without losing any (WCAG 1.4.4)', async () => {
  // As in the browser's settings, which lengths in em and rem follow, media queries included.
  const large = await openBrowser('--blink-settings=defaultFontSize=32');
  const shown = await large.newPage({ viewport: { width: 1280, height: 800 } });
  const found: string[] = [];
  for (const path of ['/', GUIDE, ...guideSections.keys(), '/contato', '/profissional']) {
    await shown.goto(site.url + path, { waitUntil: 'load' });
    expect(await shown.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    found.push(...(await overflows(shown)).map((line) => `${path}: ${line}`));
  }
  await large.close();
  expect(found).toEqual([]);
});

it.each([150, 200])(
  'P6: moves no page sideways on a phone with letters of %i %% (WCAG 1.4.4, 1.4.10)',
  async (percent) => {
    const large = await openBrowser(`--blink-settings=defaultFontSize=${(16 * percent) / 100}`);
    const shown = await large.newPage({ viewport: { width: 360, height: 740 } });
    const found: string[] = [];
    for (const path of KINDS) {
      await shown.goto(site.url + path, { waitUntil: 'load' });
      found.push(...(await overflows(shown)).map((line) => `${path}: ${line}`));
    }
    await large.close();
    expect(found).toEqual([]);
  },
);

it.each(['/', '/agendar'])(
  'hides no stop of %s behind its bars on a phone with letters of 125 %%, on the way back either (WCAG 2.4.11)',
  async (path) => {
    const large = await openBrowser('--blink-settings=defaultFontSize=20');
    const shown = await large.newPage({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
    await shown.goto(site.url + path, { waitUntil: 'networkidle' });
    const stops = await walk(shown, 'Shift+Tab');
    await large.close();
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
  },
);

it.each([
  [320, 256],
  [360, 640],
])('hides no stop behind the notice of a lost connection, %i by %i px (WCAG 2.4.11)', async (width, height) => {
  const shown = await open('/', { viewport: { width, height }, reducedMotion: 'reduce' });
  await shown.context().setOffline(true);
  await shown.getByText('Sem conexão').waitFor();
  const stops = await walk(shown);
  expect(stops.at(-1)?.name).toBe('button Fechar');
  expect(stops.filter(({ seen }) => !seen)).toEqual([]);
});

it('stands the spacing of text that readers may set (WCAG 1.4.12)', async () => {
  const shown = await open('/', { viewport: { width: 360, height: 740 } });
  const found: string[] = [];
  for (const path of KINDS) {
    await shown.goto(site.url + path, { waitUntil: 'load' });
    await shown.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    });
    found.push(...(await overflows(shown)).map((line) => `${path}: ${line}`));
  }
  expect(found).toEqual([]);
});

it.each([360, 1280])('V15: has targets of 24 px in a window of %i px (WCAG 2.5.8)', async (width) => {
  const shown = await open('/', { viewport: { width, height: 740 } });
  const found: string[] = [];
  for (const path of KINDS) {
    await shown.goto(site.url + path, { waitUntil: 'load' });
    found.push(...(await smallTargets(shown)).map((line) => `${path}: ${line}`));
  }
  expect(found).toEqual([]);
});

it('moves nothing for those who asked for no motion', async () => {
  const shown = await open('/', { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  for (const path of ['/', GUIDE, ...guideSections.keys()]) {
    await shown.goto(site.url + path, { waitUntil: 'load' });
    const slow = await shown.evaluate(() => {
      const longest = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));
      return [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        return longest(transitionDuration) > 0.001 || longest(animationDuration) > 0.001 || scrollBehavior === 'smooth';
      }).length;
    });
    expect(slow).toBe(0);
  }
});

it('keeps controls, icons and the focus visible in forced colours', async () => {
  const shown = await open('/', {
    viewport: { width: 1280, height: 800 },
    forcedColors: 'active',
    reducedMotion: 'reduce',
  });
  for (const path of [...guideSections.keys(), GUIDE]) {
    await shown.goto(site.url + path, { waitUntil: 'load' });
    const faint = await shown.evaluate(() => {
      const unseen: string[] = [];
      for (const button of document.querySelectorAll<HTMLElement>('main button, main [data-variant="solid"]')) {
        const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(button);
        const edged = borderStyle !== 'none' && Number.parseFloat(borderWidth) > 0;
        if (button.checkVisibility() && !edged && outlineStyle === 'none') unseen.push(button.outerHTML.slice(0, 120));
      }
      return unseen;
    });
    expect([path, faint]).toEqual([path, []]);
  }
  await shown.keyboard.press('Tab');
  const outline = await shown.evaluate(() => {
    const element = document.activeElement;
    return element ? getComputedStyle(element).outlineStyle : 'none';
  });
  expect(outline).not.toBe('none');
});
