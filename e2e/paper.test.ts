/** What a patient carries away on paper: what the page says, without what only a screen can use. */
import type { Browser, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { openSite, type Site } from './site.ts';

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
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
});

afterEach(async () => {
  await page.context().close();
});

const sheets = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);

/** Lines of the page as it is printed. */
async function printed(path: string): Promise<string[]> {
  await page.goto(site.url + path);
  await page.emulateMedia({ media: 'print' });
  return (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
}

it('prints of an exam what the plans ask for it, what it costs and that it has no contrast, on one sheet', async () => {
  const lines = await printed('/exames/ultrassonografia-de-abdome-total');
  const words = lines.join(' ');
  expect(words).toMatch(/Contraste Não usa contraste/);
  expect(words).toMatch(/Valor \S/);
  expect(words).toContain('com pedido de médico da rede');
  expect(words).not.toContain('Perguntar o valor');
  // Each plan once.
  expect(words.match(/Convênio Exemplo B/g)).toHaveLength(1);
  expect(await sheets()).toHaveLength(1);
});

it('prints the answers of closed questions, and nothing to be touched', async () => {
  await printed('/convenios');
  const questions = page.locator('main details');
  expect(await questions.count()).toBeGreaterThan(1);
  const answers = await questions.locator('.answer').evaluateAll((found) => found.map((one) => one.checkVisibility()));
  expect(answers).toEqual(Array.from({ length: await questions.count() }, () => true));
  for (const name of ['Ver valores', /^Fale no WhatsApp/])
    expect(await page.locator('main').getByRole('link', { name, includeHidden: true }).isVisible()).toBe(false);
});

it('V: books an exam, sends its preparation along and prints it large, on one sheet (P12)', async () => {
  await page.goto(`${site.url}/exames/ultrassonografia-de-abdome-total`);
  const hrefOf = async (name: string) =>
    decodeURIComponent((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
  expect(await hrefOf('Agendar este exame')).toBe('/agendar/exame/ultrassonografia-de-abdome-total');
  expect(await hrefOf('Enviar o preparo para o meu WhatsApp')).toContain('?text=Preparo: Ultrassonografia de abdome');
  await page.emulateMedia({ media: 'print' });
  const size = await page
    .getByRole('region', { name: 'Preparo do exame' })
    .locator('p:visible')
    .first()
    .evaluate((line) => getComputedStyle(line).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThan(17);
  expect(await sheets()).toHaveLength(1);
  expect(await page.getByRole('link', { name: 'Agendar este exame' }).isVisible()).toBe(false);
});

it('V: is printed light, whatever the theme: a browser would paint the ground of a dark page, under black letters', async () => {
  await page.goto(site.url);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await eventually(scheme, 'light');
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await eventually(scheme, 'dark');
});
