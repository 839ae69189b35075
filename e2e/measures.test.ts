/** Numbers of the design, read from the page as a browser lays it out. */
import type { Browser, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let page: Page;

beforeAll(async () => {
  site = await openSite();
});

afterAll(async () => {
  await site?.close();
});

afterEach(async () => {
  await page.context().close();
});

async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  page = await context.newPage();
  await page.goto(site.url + path, { waitUntil: 'load' });
}

/** Width in px of everything that matches. */
const widths = (selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().width));

it.each(['light', 'dark'] as const)(
  'paints the seven role colours as they are given, in the %s theme (B6)',
  async (colorScheme) => {
    await open('/basic-components', { colorScheme });
    const painted = await page
      .locator('#cores .cells')
      .first()
      .locator('> :not(style)')
      .evaluateAll((swatches) =>
        swatches.map((swatch) => [
          swatch.querySelector('code')?.textContent,
          getComputedStyle(swatch.firstElementChild ?? swatch).backgroundColor,
        ]),
      );
    expect(Object.fromEntries(painted)).toEqual({
      primary: 'rgb(49, 108, 232)',
      accent: 'rgb(96, 125, 249)',
      secondary: 'rgb(167, 58, 235)',
      info: 'rgb(1, 100, 211)',
      warning: 'rgb(254, 197, 0)',
      error: 'rgb(255, 77, 126)',
      success: 'rgb(44, 221, 155)',
    });
  },
);

it('counts a window below 1264 px as mobile: the menu folds (B7)', async () => {
  await open('/', { viewport: { width: 1264, height: 800 } });
  const shown = async () => [
    await page.getByRole('navigation', { name: 'Principal' }).isVisible(),
    await page.locator('header summary').first().isVisible(),
  ];
  expect(await shown()).toEqual([true, false]);
  await page.setViewportSize({ width: 1263, height: 800 });
  expect(await shown()).toEqual([false, true]);
  // V17: the folded menu goes with its button, and does not come back open.
  const menu = page.locator('header details').first();
  await menu.locator('summary').click();
  await page.setViewportSize({ width: 1264, height: 800 });
  await eventually(async () => await menu.getAttribute('open'), null);
});

it('lays columns out of twelve, which change at 576, 768, 992 and 1600 px and nowhere else (B7)', async () => {
  await open('/basic-components');
  const columns = page.locator('#medidas').getByText('7 de 12', { exact: true }).locator('xpath=../../div');
  /** Twelfths that each sample takes, gaps included. */
  const spans = () =>
    columns.evaluateAll((elements) =>
      elements.map((element) => Number(/span (\d+)/.exec(getComputedStyle(element).gridColumn)?.[1])),
    );
  const seen: Record<number, number[]> = {};
  for (const width of [575, 576, 767, 768, 991, 992, 1599, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    seen[width] = await spans();
  }
  const [phone, small, medium, large, wide] = [
    [12, 12, 12, 12, 12, 12],
    [12, 12, 6, 6, 12, 12],
    [7, 5, 6, 6, 12, 12],
    [7, 5, 8, 4, 6, 6],
    [7, 5, 8, 4, 9, 3],
  ];
  expect(seen).toEqual({
    575: phone,
    576: small,
    767: small,
    768: medium,
    991: medium,
    992: large,
    1599: large,
    1600: wide,
  });
});

it('spaces in steps of 2 px, from 0 to 32 px (B8)', async () => {
  await open('/basic-components');
  expect(await widths('#medidas .row > span')).toEqual(Array.from({ length: 17 }, (_, step) => step * 2));
});

it.each([
  '/topics/saude-mental/ansiedade',
  '/profissional/ana-exemplo',
  '/exames/ultrassonografia-de-abdome-total',
  '/servicos/ultrassonografia',
  '/privacidade',
])('U8: what stays in sight beside the text of %s covers nothing that follows', async (path) => {
  await open(path, { reducedMotion: 'reduce' });
  const covered = await page.evaluate(async () => {
    const all = [...document.querySelectorAll('main *')];
    const staying = all.filter((element) => getComputedStyle(element).position === 'sticky');
    const titles = [...document.querySelectorAll('main :is(h2, h3)')];
    const found = new Set<string>();
    for (let top = 0; top < document.body.scrollHeight; top += 200) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      for (const one of staying)
        for (const title of titles) {
          const [a, b] = [one.getBoundingClientRect(), title.getBoundingClientRect()];
          const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          if (!isApart && !one.contains(title)) found.add(title.textContent ?? '');
        }
    }
    return { staying: staying.length, covered: [...found] };
  });
  expect(covered).toEqual({ staying: 1, covered: [] });
});

it.each([
  '/',
  '/exames',
  '/exames/raio-x-de-torax',
  '/servicos/ultrassonografia',
  '/convenios',
  '/profissional/ana-exemplo',
])('U8: breaks a long word wherever it stands on %s on a narrow phone', async (path) => {
  await open(path, { viewport: { width: 320, height: 640 } });
  const [all, over] = await page.evaluate(() => {
    const places = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, address, a, summary)')].filter(
      (place) => place.childElementCount === 0 && place.checkVisibility() && !place.closest('nav, .visually-hidden'),
    );
    const isOver = (place: Element) => {
      const words = place.textContent;
      place.textContent = 'Otorrinolaringofaringoscopia';
      const range = document.createRange();
      range.selectNodeContents(place);
      const isWide = range.getBoundingClientRect().right > innerWidth || document.body.scrollWidth > innerWidth;
      place.textContent = words;
      return isWide;
    };
    return [places.length, places.filter(isOver).map(({ outerHTML }) => outerHTML)] as const;
  });
  expect(all).toBeGreaterThan(10);
  expect(over).toEqual([]);
});

it.each([320, 360, 992])('U8: breaks no short word at %i px', async (width) => {
  await open('/', { viewport: { width, height: 640 } });
  for (const path of ['/', '/exames', '/servicos', '/convenios', '/profissional', '/agendar']) {
    await page.goto(site.url + path, { waitUntil: 'load' });
    const broken = await page.evaluate(() => {
      const range = document.createRange();
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const place = text.parentElement;
        if (
          !place?.checkVisibility({ visibilityProperty: true }) ||
          place.closest('.visually-hidden, [aria-hidden="true"]')
        )
          continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{Letter}{2,16}/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      }
      return found;
    });
    expect([path, broken]).toEqual([path, []]);
  }
});

it('V16: gives a preview of 740 by 300 pixels first, and one of 1200 by 630 beside it (R10)', async () => {
  await open('/');
  const addresses = await page
    .locator('meta[property="og:image"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content') ?? ''));
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const png = await (await page.request.get(site.url + new URL(address).pathname)).body();
      return [png.readUInt32BE(16), png.readUInt32BE(20)];
    }),
  );
  expect(sizes).toEqual([
    [740, 300],
    [1200, 630],
  ]);
});

it('V13: a preview picture is kept for as long as its address, which names what it shows, and asked for again without (R10)', async () => {
  await open('/');
  const address = await page.locator('meta[property="og:image"]').first().getAttribute('content');
  const { pathname, search } = new URL(address ?? '');
  expect(search).toMatch(/^\?v=[\w-]{16}$/);
  const named = await page.request.get(site.url + pathname + search);
  expect(named.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const [bare, older] = await Promise.all(
    ['', '?v=older'].map((query) => page.request.get(site.url + pathname + query)),
  );
  for (const answer of [bare, older]) {
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
  }
  const headers = { 'if-none-match': bare?.headers()['etag'] ?? '' };
  expect((await page.request.get(site.url + pathname, { headers })).status()).toBe(304);
});
