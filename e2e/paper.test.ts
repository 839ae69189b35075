/** What a patient carries away on paper: what the page says, without what only a screen can use. */
import type { Browser, Page } from 'playwright-core';
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
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
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
