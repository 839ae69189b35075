/**
 * A visit on a connection that is to be spared: React sleeps (docs/decisions/0019-react-sleeps.md), and everything works meanwhile.
 * waking.test.ts shows what wakes it.
 */
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { startStack, type WholeStack } from './stack.ts';
import { beginVisit } from './visits.ts';
import { wake } from './wake.ts';

/** Bytes of scripts, in Brotli, that may run before anybody touches a page. */
const MAX_CORE = 6 * 1024;

let stack: WholeStack;
let browser: Browser;
let page: Page;
let scripts: string[];

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

beforeEach(async () => {
  page = await beginVisit(browser, 'asleep');
  scripts = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
});

afterEach(async () => {
  await page.context().close();
});

const isAsleep = async () => !(await page.evaluate(() => document.documentElement.hasAttribute('data-awake')));

async function openAsleep(path: string): Promise<void> {
  await page.goto(stack.siteUrl + path, { waitUntil: 'networkidle' });
  expect(await isAsleep()).toBe(true);
}

const isCore = (path: string) => path.startsWith('/_site/core-');

it.each(['/', '/contato', '/exames', '/profissional', '/convenios', '/privacidade'])(
  'runs nothing but the core on %s, however far somebody scrolls',
  async (path) => {
    await openAsleep(path);
    expect(scripts.map(isCore)).toEqual([true]);
    const core = await (await fetch(stack.siteUrl + scripts[0])).text();
    expect(brotliCompressSync(core).length).toBeLessThanOrEqual(MAX_CORE);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');
    expect(scripts.map((script) => script.split('-')[0])).toEqual(['/_site/core', '/_site/visit']);
    expect(await isAsleep()).toBe(true);
  },
);

it('has a menu that closes by Escape and by a tap outside, and marks the page that is shown', async () => {
  await openAsleep('/contato');
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  expect(await menu.getAttribute('open')).not.toBeNull();
  await page.keyboard.press('Escape');
  expect(await menu.getAttribute('open')).toBeNull();
  await menu.locator('summary').click();
  await page.getByRole('main').dispatchEvent('pointerdown');
  expect(await menu.getAttribute('open')).toBeNull();
  expect(await menu.locator('a[aria-current="page"]').textContent()).toBe('Contato');
  expect(await isAsleep()).toBe(true);
});

it('says whether the clinic is open (B10)', async () => {
  await openAsleep('/');
  await page
    .getByText(/^(Aberto agora|Fechado agora|Intervalo|Fechado hoje)/)
    .first()
    .waitFor();
  expect(await isAsleep()).toBe(true);
});

it('follows a link to the next page, which sleeps, too', async () => {
  await openAsleep('/');
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Profissionais' }).click();
  await page.getByRole('heading', { level: 1, name: 'Profissionais' }).waitFor();
  expect(await isAsleep()).toBe(true);
});

it('narrows a list by what the address asks, before React has come', async () => {
  await page.route('**/_next/static/**/*.js', () => {});
  // Not `load`: it waits for scripts that the core has asked for.
  await page.goto(`${stack.siteUrl}/exames?q=doppler`, { waitUntil: 'domcontentloaded' });
  await eventually(async () => await page.locator('li[data-words]').filter({ visible: true }).count(), 1);
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('doppler');
});

it('does on a good connection, too, what visitors want while React is on its way', async () => {
  const visit = await beginVisit(browser, 'awake');
  await visit.route('**/_next/static/**/*.js', () => {});
  await visit.goto(`${stack.siteUrl}/exames`, { waitUntil: 'domcontentloaded' });
  await visit.locator('html[data-awake]').waitFor({ state: 'attached' });
  await visit.getByRole('searchbox').first().pressSequentially('doppler');
  await eventually(async () => await visit.locator('li[data-words]').filter({ visible: true }).count(), 1);
  const menu = visit.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  await visit.keyboard.press('Escape');
  expect(await menu.getAttribute('open')).toBeNull();
  await visit.context().close();
});

it('U2: shows who attends on a day and by a plan, has the address say so, and opens it like that', async () => {
  await openAsleep('/profissional');
  const cards = page.locator('main li:has(article)').filter({ visible: true });
  const all = await cards.count();
  const days = page.getByRole('group', { name: 'Dia' });
  await days.locator('label').nth(1).click();
  await eventually(async () => (await cards.count()) < all, true);
  const onDay = await cards.count();
  expect(await cards.first().locator('.attendance [data-if]:visible').textContent()).toMatch(/^Atende /);
  await page.getByRole('combobox', { name: 'Convênio' }).selectOption({ index: 1 });
  const result = await page.locator('[data-result]').evaluate((place) => place.shadowRoot?.textContent);
  const both = await cards.count();
  expect([both <= onDay, result]).toEqual([true, `${both} de ${all} profissionais`]);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL(/\/profissional\?dia=[\d-]+&convenio=/);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const shared = await plain.newPage();
  await shared.goto(page.url());
  expect(await shared.locator('main li:has(article)').filter({ visible: true }).count()).toBe(both);
  expect(await shared.getByRole('radio', { checked: true }).inputValue()).toMatch(/^\d{4}-/);
  await plain.close();
  expect(await isAsleep()).toBe(true);
});

it('copies a text and shows the map without waking, and nothing of it is gone when React has come', async () => {
  await page.context().route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'Mapa' }));
  await openAsleep('/contato');
  await page.evaluate(() => {
    const written: string[] = [];
    Object.assign(globalThis, { written });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void written.push(text) },
    });
  });
  const copy = page.locator('[data-clipboard]');
  const said = () => copy.locator('[aria-live]').evaluate((place) => place.shadowRoot?.textContent);
  await copy.click();
  await eventually(said, 'Endereço copiado');
  await page.getByRole('button', { name: 'Carregar mapa' }).press('Enter');
  await page.frameLocator('iframe[title^="Mapa: "]').getByText('Mapa').waitFor();
  expect(await isAsleep()).toBe(true);
  await wake(stack, page);
  expect(await said()).toBe('Endereço copiado');
  expect(await page.locator('iframe[title^="Mapa: "]').count()).toBe(1);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'written').length)).toBe(1);
});

it('keeps a form on the screen that cannot be sent, says so, and sends it later', async () => {
  // Neither here nor on its way: no script of React's comes.
  await page.route('**/_next/static/**/*.js', () => {});
  await openAsleep('/contato');
  await page.getByLabel('Nome').fill('Rosa Exemplo');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.getByRole('status').getByText('Não foi possível enviar.').waitFor();
  expect(await page.getByLabel('Nome').inputValue()).toBe('Rosa Exemplo');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  // The server's answer: there is more to fill in.
  await page.locator('.answer[data-problem="true"]:focus').waitFor();
  expect(await page.getByLabel('Nome').inputValue()).toBe('Rosa Exemplo');
});

it('opens pages seen before without a connection, and says so (B4)', async () => {
  await openAsleep('/contato');
  await page.mouse.click(5, 300);
  await eventually(async () => await page.evaluate(async () => Boolean(await caches.match('/contato'))), true);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Contato' }).waitFor();
  await page.getByText('Sem conexão. O que você vê pode estar desatualizado.').waitFor();
});

it('opens a copy asleep, whatever the browser says of the connection that is gone (B4)', async () => {
  await openAsleep('/exames');
  await page.mouse.click(5, 300);
  await eventually(async () => await page.evaluate(async () => Boolean(await caches.match('/exames'))), true);
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', downlink: 10 } });
  });
  await page.context().setOffline(true);
  const copy = await page.context().newPage();
  await copy.goto(`${stack.siteUrl}/exames`);
  await copy.getByText('Sem conexão. O que você vê pode estar desatualizado.').waitFor();
  expect(await copy.locator('html[data-awake]').count()).toBe(0);
  await copy.getByRole('searchbox').first().pressSequentially('doppler');
  await eventually(async () => await copy.locator('li[data-words]').filter({ visible: true }).count(), 1);
});
