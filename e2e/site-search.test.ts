/** The search over the whole site (U1): without scripts, while React sleeps, and as somebody types. */
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { violations } from './quality/axe.ts';
import { openSite, type Site } from './site.ts';
import { beginVisit, listening, MODES } from './visits.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  await site?.close();
});

const titles = (page: Page) => page.locator('main article h3').allTextContents();
const field = (page: Page) => page.getByRole('searchbox', { name: 'O que você procura?' });

it.each(MODES)('U1: finds what was asked, from the header on: %s', async (mode) => {
  const page = await beginVisit(site.browser, mode);
  await page.goto(site.url);
  await listening(page, mode);
  await page.getByRole('banner').getByRole('link', { name: 'Buscar no site' }).click();
  await page.waitForURL('**/busca#*');
  await eventually(() => field(page).evaluate((element) => element === document.activeElement), true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.type('ultrasom tiroide');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/busca?q=*');
  await eventually(async () => (await titles(page))[0], 'Ultrassonografia de tireoide');
  expect(await page.title()).toBe('Busca: ultrasom tiroide | Clínica Exemplo Norte');
  expect(await page.locator('main mark').first().textContent()).toBe('Ultrassonografia');
  await page.getByRole('link', { name: 'Ultrassonografia de tireoide' }).click();
  await page.waitForURL('**/exames/ultrassonografia-de-tireoide');
  await page.context().close();
});

it.each(MODES)('U1: gives phone and WhatsApp when nothing is found: %s', async (mode) => {
  const page = await beginVisit(site.browser, mode);
  await page.goto(`${site.url}/busca?q=unimed`);
  const nothing = page.getByRole('region', { name: 'Nada encontrado para “unimed”' });
  await nothing.waitFor();
  expect(await nothing.getByRole('link', { name: /^Ligar: / }).getAttribute('href')).toBe('tel:+556630000000');
  expect(await nothing.getByRole('link', { name: 'Perguntar pelo WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\//,
  );
  expect(await nothing.getByText('Os convênios que a clínica aceita').textContent()).toContain('Convênio Exemplo A, ');
  await page.context().close();
});

it('U1: says what the clinic does where a specialty is sought that it has not', async () => {
  const page = await beginVisit(site.browser, 'without script');
  await page.goto(`${site.url}/busca?q=pediatra`);
  const nothing = page.getByRole('region', { name: 'Nada encontrado para “pediatra”' });
  expect(await nothing.getByText('O que a clínica faz:').textContent()).toContain('Psicoterapia individual');
  expect(await nothing.getByText('Convênio Exemplo A').count()).toBe(0);
  await page.context().close();
});

it.each(MODES)('U1: leads to the page of a question with its answer open: %s', async (mode) => {
  const page = await beginVisit(site.browser, mode);
  await page.goto(`${site.url}/busca?q=desmarcar`);
  await listening(page, mode);
  await page.getByRole('link', { name: 'Posso remarcar ou cancelar?' }).click();
  await page.waitForURL('**/contato#faq-todas-faq-remarcar');
  await page.locator('main details[open]').waitFor();
  expect(await page.locator('main details[open] summary').allTextContents()).toEqual(['Posso remarcar ou cancelar?']);
  await page.context().close();
});

it('U1: shows results as somebody types, and keeps the question in the address only when it is meant so', async () => {
  const page = await beginVisit(site.browser, 'awake');
  await page.goto(`${site.url}/busca`);
  await listening(page, 'awake');
  await field(page).pressSequentially('geriat');
  await eventually(async () => (await titles(page))[0], 'Dra. Elisa Amostra Barros');
  expect(await page.locator('main article').first().textContent()).toContain('NÃO ESPECIALISTA');
  expect(new URL(page.url()).search).toBe('');
  await field(page).fill('zzzz');
  await page.getByRole('heading', { name: 'Nada encontrado para “zzzz”' }).waitFor();
  await page.getByRole('link', { name: 'Convênios', exact: true }).and(page.locator('main a')).click();
  await page.waitForURL('**/busca?q=Conv%C3%AAnios');
  await eventually(async () => (await titles(page)).some((title) => title.includes('Convênio')), true);
  await page.goBack();
  await page.getByRole('heading', { name: 'Comece por aqui' }).waitFor();
  await page.context().close();
});

it('U1: tells the clinic what was searched in vain, and not what was found', async () => {
  const page = await beginVisit(site.browser, 'awake');
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) told.push(request.postData() ?? '');
  });
  const vain = page.waitForRequest((request) => request.postData()?.includes('unimed') === true);
  await page.goto(`${site.url}/busca?q=ultrassom`);
  await listening(page, 'awake');
  await field(page).fill('unimed');
  expect(JSON.parse((await vain).postData() ?? '')).toEqual({ path: '/busca', missed: 'unimed' });
  expect(told.filter((text) => text.includes('ultrassom'))).toEqual([]);
  await page.context().close();
});

it('U1: can be used by keyboard alone', async () => {
  const page = await beginVisit(site.browser, 'awake', { viewport: { width: 1280, height: 900 } });
  await page.goto(site.url);
  await listening(page, 'awake');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  for (let steps = 0; steps < 30 && (await focused()) !== 'Buscar no site'; steps += 1)
    await page.keyboard.press('Tab');
  expect(await focused()).toBe('Buscar no site');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/busca#*');
  await eventually(() => field(page).evaluate((element) => element === document.activeElement), true);
  await listening(page, 'awake');
  await page.keyboard.type('bexiga cheia');
  await page.keyboard.press('Enter');
  await eventually(async () => (await titles(page))[0], 'Ultrassonografia de vias urinárias');
  await page.keyboard.press('Tab');
  for (let steps = 0; steps < 5 && (await focused()) !== 'Ultrassonografia de vias urinárias'; steps += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/exames/ultrassonografia-de-vias-urinarias');
  await page.context().close();
});

const looks = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    ['/busca', '/busca?q=exame', '/busca?q=unimed', '/nao-existe'].map((path) => ({ width, colorScheme, path })),
  ),
);

it.each(looks)('U1: $path reads well at $width px, $colorScheme', async ({ width, colorScheme, path }) => {
  const page = await beginVisit(site.browser, 'awake', { viewport: { width, height: 800 }, colorScheme });
  await page.goto(site.url + path);
  await listening(page, 'awake');
  // One scrolls past what the bar lies over.
  await page.addStyleTag({ content: '.contact-bar { position: static !important }' });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const link = await page.getByRole('banner').getByRole('link', { name: 'Buscar no site' }).boundingBox();
  expect(Math.min(link?.width ?? 0, link?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.context().close();
});

it('U1: the way to the search has room in the header at every width', async () => {
  const page = await beginVisit(site.browser, 'asleep');
  await page.goto(`${site.url}/contato`);
  const over = [];
  for (const width of [320, 360, 390, 416, 430, 480, 512, 600, 768, 1264, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const inView = await page.getByRole('banner').getByRole('link', { name: 'Buscar no site' }).isVisible();
    if (excess > 0 || !inView) over.push({ width, excess, inView });
  }
  expect(over).toEqual([]);
  await page.context().close();
});

it('U1: a page that is not there offers the search, which works without scripts', async () => {
  const page = await beginVisit(site.browser, 'without script');
  await page.goto(`${site.url}/nao-existe`);
  await field(page).fill('estacionamento');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.waitForURL('**/busca?q=estacionamento');
  expect((await titles(page))[0]).toBe('Como chegar e quando atendemos');
  await page.context().close();
});

it('U1: no search is listed, and no answer is kept', async () => {
  const page = await beginVisit(site.browser, 'without script');
  await page.goto(`${site.url}/busca?q=ana`);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  const sitemap = await page.request.get(`${site.url}/sitemap.xml`);
  expect(await sitemap.text()).not.toContain('/busca');
  const answer = await page.request.get(`${site.url}/api/content/search?q=ana`);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect((await page.request.get(`${site.url}/api/content/search`)).status()).toBe(400);
  await page.context().close();
});
