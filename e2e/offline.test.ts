/** Without a connection: what was seen stays, and the clinic can be called (B4). And who else hears of a visit: nobody (L6, L7). */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { violations } from './quality/axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await openSite();
  ({ browser } = site);
});

afterAll(async () => {
  await site?.close();
});

const newContext = () => browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 900 } });

/** Paths of which the worker has a copy. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => await (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

async function hasCopy(page: Page, path: string): Promise<void> {
  await eventually(async () => (await copies(page)).includes(path), true);
}

/** A visitor who was on the home page, then went to another by its link. */
async function visitorOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(site.url, { waitUntil: 'load' });
  await page.mouse.click(5, 300);
  await hasCopy(page, '/');
  await hasCopy(page, '/offline');
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await page.waitForURL('**/contato');
  await page.mouse.click(5, 300);
  await hasCopy(page, '/contato');
  return page;
}

it('opens pages seen before, and for any other the clinic’s phone, address and hours; and says that there is no connection (B4)', async () => {
  const context = await newContext();
  const page = await visitorOf(context);
  await context.setOffline(true);
  await page.goto(`${site.url}/contato`);
  await page.getByRole('heading', { level: 1, name: 'Contato' }).waitFor();
  // A browser that is on a network believes itself online, whatever is behind it: the page has to know better.
  await page.getByText('Sem conexão. O que você vê pode estar desatualizado.').waitFor();
  await context.setOffline(false);
  await page.getByText('Conexão restabelecida.').waitFor();
  await context.setOffline(true);
  await page.goto(site.url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('/_next/static/')) missing.push(request.url());
  });
  await page.goto(`${site.url}/convenios`);
  await page.getByRole('heading', { level: 1, name: 'Sem conexão' }).waitFor();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '(66) 3000-0000' }).waitFor();
  await main.getByText('CEP 78000-000').waitFor();
  await main.getByRole('heading', { name: 'Horário', exact: true }).waitFor();
  // React gives up a page whose scripts fail, sooner or later.
  expect(missing).toEqual([]);
  await context.close();
});

it.each(['light', 'dark'] as const)(
  'has an offline page that everybody can read, on a phone, %s (A2)',
  async (colorScheme) => {
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto(`${site.url}/offline`, { waitUntil: 'networkidle' });
    expect(await violations(page)).toEqual([]);
    await context.close();
  },
);

it('P17: the offline page becomes the page it stands for when the line is back', async () => {
  const context = await newContext();
  const page = await visitorOf(context);
  await context.setOffline(true);
  await page.goto(`${site.url}/convenios`);
  await page.getByRole('heading', { level: 1, name: 'Sem conexão' }).waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Fechar' }).click();
  expect(await page.getByText('Sem conexão. O que você vê').isVisible()).toBe(false);
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Convênios e preços' }).waitFor();
  await context.close();
});

it('follows a link to a page seen before, also without a connection', async () => {
  const context = await newContext();
  const page = await visitorOf(context);
  await context.setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Clínica Exemplo Norte|início/i })
    .first()
    .click();
  await page.waitForURL(`${site.url}/`);
  expect(await page.getByRole('heading', { level: 1 }).first().textContent()).not.toBe('Contato');
  await context.close();
});

it('shows a page as it is now, not as it was kept', async () => {
  const context = await newContext();
  const page = await visitorOf(context);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if ((await cache.match('/')) === undefined) continue;
      await cache.put('/', new Response('<h1>Antiga</h1>', { headers: { 'content-type': 'text/html' } }));
    }
  });
  await page.goto(site.url);
  expect(await page.getByText('Antiga').count()).toBe(0);
  await context.close();
});

it('keeps nothing of Studio, of the lake or of the APIs', async () => {
  const context = await newContext();
  const page = await visitorOf(context);
  // Studio leads on to its login: what is kept is asked from the page that stays.
  const studio = await context.newPage();
  await studio.goto(`${site.url}/studio`);
  await studio.waitForTimeout(1_000);
  const kept = await copies(page);
  expect(kept.filter((path) => /^\/(studio|lake|api)/.test(path))).toEqual([]);
  await context.close();
});

it('asks nothing of other hosts and sets no cookie, on any page (B9, L2, L6, A4)', async () => {
  const context = await newContext();
  const page = await context.newPage();
  const foreign = new Set<string>();
  await context.route('**/*', (route) => {
    const { origin, protocol } = new URL(route.request().url());
    if (protocol.startsWith('http') && origin !== site.url) foreign.add(`${page.url()} → ${route.request().url()}`);
    return route.continue();
  });
  // The sitemap leaves out demonstration content: links lead to all of it.
  const found = new Set(['/', '/basic-components', '/offline', '/nao-existe']);
  for (const path of found) {
    await page.goto(site.url + path, { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
    for (const link of links) {
      const { origin, pathname } = new URL(link, site.url);
      const isPage = origin === site.url && !/^\/(studio|lake|api|feed)|\.\w+$/.test(pathname);
      if (isPage) found.add(pathname);
    }
  }
  expect(found.size).toBeGreaterThan(20);
  // What comes at rest comes within two seconds.
  await page.waitForTimeout(2_500);
  expect([...foreign]).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});
