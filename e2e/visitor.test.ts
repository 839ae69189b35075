/**
 * What a visitor's browser is given, in a real one: numbers of the specification are read from the page as it runs.
 */
import type { Browser, Page } from 'playwright-core';
import { openSite, type Site } from './site.ts';
import { eventually } from './eventually.ts';
import { openReady, painted, ready } from './ready.ts';
import { beginVisit, listening, MODES } from './visits.ts';

let site: Site;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  ({ browser } = site);
});

afterAll(async () => {
  await site?.close();
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
});

afterEach(async () => {
  await page.context().close();
});

const scroll = () => page.evaluate(() => Math.round(scrollY));
const heightOf = async (selector: string) => Math.round((await page.locator(selector).boundingBox())?.height ?? 0);

it('shows the header in each of its looks on the style guide, none in the way of the page’s own (R5)', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openReady(page, `${site.url}/basic-components`);
  expect(await page.getByRole('banner').count()).toBe(1);
  const samples = page.locator('[data-sample^="cabecalho-"]');
  expect(await samples.count()).toBe(6);
  for (const sample of await samples.all()) {
    const bar = sample.locator('header');
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('relative');
    await sample.locator('.actions summary').press('Enter');
    // Nothing that stands below on the page covers the open menu.
    await bar.locator('.panel').getByRole('button', { name: /^Tema/ }).click({ trial: true });
    await sample.locator('.actions summary').press('Enter');
  }
});

it('asks no server but its own, and no file for DM Sans (B9)', async () => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(request.url());
  });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((url) => !url.startsWith(site.url) || url.includes('.woff'))).toEqual([]);
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family).toBe('"DM Sans", system-ui, sans-serif');
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, status, weight }) => [family, status, weight]),
  );
  expect(faces).toEqual([['DM Sans', 'loaded', '400 700']]);
});

it('shows the loading bar while a page is on its way (B1)', async () => {
  await openReady(page, site.url);
  const seen = Promise.withResolvers<void>();
  await page.route('**/topics**', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    // A link that was not prefetched: the wait is real.
    const next: unknown = Reflect.get(window, 'next');
    const router: unknown = typeof next === 'object' && next !== null ? Reflect.get(next, 'router') : undefined;
    if (typeof router === 'object' && router !== null) (Reflect.get(router, 'push') as (to: string) => void)('/topics');
  });
  const bar = page.getByRole('progressbar', { name: 'Carregando' });
  await bar.waitFor();
  const style = await bar.evaluate((element) => [getComputedStyle(element).zIndex, element.clientHeight]);
  expect(style).toEqual(['999999', 5]);
  seen.resolve();
  await page.waitForURL('**/topics');
  await bar.waitFor({ state: 'detached' });
});

it.each(['/', '/contato', '/basic-components', '/servicos/ultrassonografia', '/profissional/ana-exemplo', '/topics'])(
  'takes over %s as the server sent it: nothing is thrown away that may have been typed into (R9)',
  async (path) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    const first = await page.locator('main > :last-child').elementHandle();
    await ready(page);
    // Parts of the page that wait for code of their own are taken over after the frame.
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  },
);

it('U2: offers on the team’s page days from the day on that it is at the clinic', async () => {
  await page.goto(`${site.url}/profissional`);
  const days = page.getByRole('group', { name: 'Dia' }).getByRole('radio');
  const [any, ...dates] = await days.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Cuiaba' }).format();
  expect(any).toBe('');
  expect(dates.length).toBeGreaterThan(5);
  expect(dates.filter((date) => date < today)).toEqual([]);
});

describe.each(MODES)('%s', (mode) => {
  beforeEach(async () => {
    await page.context().close();
    page = await beginVisit(browser, mode, { viewport: { width: 1280, height: 800 } });
  });

  async function open(path: string): Promise<void> {
    await page.goto(site.url + path);
    await listening(page, mode);
  }

  it('starts a new page at the top and gives the place back on the way back (R7)', async () => {
    await open('/');
    await page.mouse.wheel(0, 900);
    await eventually(scroll, 900);
    // Not by the link's own click, which first scrolls what lies below `scroll-padding`.
    const link = await page.getByRole('banner').getByRole('link', { name: 'Profissionais' }).boundingBox();
    await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
    await page.getByRole('heading', { level: 1, name: 'Profissionais' }).waitFor();
    await eventually(scroll, 0);
    await page.goBack();
    await eventually(async () => Math.abs((await scroll()) - 900) < 60, true);
    expect(page.url()).toBe(`${site.url}/`);
  });

  it('shows the target of a hash below the sticky bar, not behind it (R7)', async () => {
    await open('/basic-components#formulario');
    const top = async () => (await page.locator('#formulario').boundingBox())?.y ?? -1;
    await eventually(async () => (await top()) < 200, true);
    expect(await top()).toBeGreaterThanOrEqual((await heightOf('[data-site-header]')) - 1);
  });

  it('is as tall as its toolbar says: 64 px, 56 px on small screens (B8)', async () => {
    await open('/');
    const bar = '[data-site-header] > div';
    expect(await heightOf(bar)).toBe(64);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await heightOf(bar)).toBe(56);
  });
});

describe.each(MODES.filter((mode) => mode !== 'without script'))('%s', (mode) => {
  beforeEach(async () => {
    await page.context().close();
    page = await beginVisit(browser, mode, { colorScheme: 'dark', viewport: { width: 1280, height: 800 } });
  });

  it('changes its app bar after 300 px of scroll (B8)', async () => {
    await page.goto(site.url);
    await listening(page, mode);
    const scrolled = () => page.locator('[data-site-header][data-scrolled]').count();
    await page.mouse.wheel(0, 300);
    await eventually(scroll, 300);
    await painted(page);
    expect(await scrolled()).toBe(0);
    await page.mouse.wheel(0, 1);
    await eventually(scrolled, 1);
  });

  it('follows the system’s theme from the first paint, remembers a choice, and keeps the role colours (B5, B6)', async () => {
    const look = () =>
      page.evaluate(() => [
        document.documentElement.dataset.theme,
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.documentElement).getPropertyValue('--c-role-primary').trim(),
      ]);
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.waitForSelector('header');
    const [theme, ground, primary] = await look();
    expect(theme).toBe('dark');
    // The button is there with the first paint, and works from then on.
    await page.getByRole('button', { name: 'Tema claro' }).first().click();
    await page.reload();
    expect(await look()).toEqual(['light', expect.not.stringContaining(ground ?? ''), primary]);
    expect(primary).toBe('#316ce8');
  });

  it('tells when the connection goes and comes (B4)', async () => {
    await page.goto(site.url);
    await listening(page, mode);
    await page.context().setOffline(true);
    await page.getByText('Sem conexão').waitFor();
    await page.context().setOffline(false);
    const back = page.getByText('Conexão restabelecida');
    await back.waitFor();
    expect(await back.count()).toBe(1);
  });
});

describe('without script', () => {
  beforeEach(async () => {
    await page.context().close();
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    page = await context.newPage();
  });

  it('answers an unknown address with 404 and the whole not-found page (E1, R6)', async () => {
    const response = await page.goto(`${site.url}/nao-existe`);
    expect(response?.status()).toBe(404);
    await page.getByText('This page could not be found').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(1);
  });

  it('U2: says on a phone, without script, who attends on a day', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.url}/profissional`);
    await page.getByRole('group', { name: 'Dia' }).locator('label').nth(1).click();
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await page.waitForURL(/dia=\d/);
    const cards = page.getByRole('article').filter({ visible: true });
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await cards.first().locator('.attendance [data-if]:visible').textContent()).toMatch(/^Atende .*\d/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('searches the professionals by the form (R2)', async () => {
    await page.goto(`${site.url}/profissional`);
    const articles = page.getByRole('article').filter({ visible: true });
    const all = await articles.count();
    await page.getByRole('searchbox').fill('psicóloga');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.waitForURL('**/profissional?q=*');
    const found = await articles.count();
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
  });
});

it.each(['/', '/profissional', '/topics', '/coming-soon', '/basic-components', '/exames/raio-x-de-torax'])(
  '%s is one page with one title, a breadcrumb or hero, and a preview picture (R1, R3, R4, R5, R10)',
  async (path) => {
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(200);
    expect(await page.locator('h1').first().textContent()).toBeTruthy();
    const sizes = await page
      .locator('meta[property="og:image:width"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
    expect(sizes).toEqual(['740', '1200']);
    const picture = await page.locator('meta[property="og:image"]').last().getAttribute('content');
    const image = await page.request.get(`${site.url}${new URL(picture ?? '').pathname}`);
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  },
);

it.each(MODES)('U2: finds people as the search of the site does, and advises on what was chosen: %s', async (mode) => {
  const visit = await beginVisit(browser, mode);
  const people = visit.locator('main li[data-words]').filter({ visible: true });
  for (const [words, name] of [
    ['psicologo', 'Carla Amostra'],
    ['geriatra', 'Elisa Amostra'],
    ['ultrassom', 'Bruno Modelo'],
  ] as const) {
    // Of searches without script the site answers a few in a second; to the next it shows everybody.
    await eventually(async () => {
      await visit.goto(`${site.url}/profissional?q=${words}`);
      await listening(visit, mode);
      return (await people.first().innerText()).includes(name);
    }, true);
  }
  const advice = visit.locator('[data-none]');
  for (const [query, said] of [
    ['q=unimed', 'Ninguém atende assim. Confira as palavras e o dia'],
    ['q=unimed&convenio=plan-exemplo-b', 'Ninguém atende assim. Com Convênio Exemplo B: Dra. Ana Exemplo da Silva, '],
  ] as const) {
    await eventually(async () => {
      await visit.goto(`${site.url}/profissional?${query}`);
      await listening(visit, mode);
      return (await advice.isVisible()) && (await advice.innerText()).startsWith(said);
    }, true);
  }
  await visit.context().close();
});
