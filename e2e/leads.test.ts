/** M2: what visitors do is counted by week, without anything about who they are, and staff see it. */
import type { Browser } from 'playwright-core';
import { administrator } from './administrator.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong } from './page-watch.ts';
import { startStack, type Stack } from './stack.ts';

interface Week {
  readonly from: Readonly<Record<string, number>>;
  readonly leads: Readonly<Record<string, number>>;
  readonly pages: Readonly<Record<string, number>>;
}

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('M2: pages, where from, and what people came for, awake or asleep, without a cookie', async () => {
  const client = await administrator(stack.settings);
  const counted = async () => {
    const { weeks } = await client.request<{ weeks: Week[] }>({ url: '/visits' });
    return weeks.map(({ from, leads, pages }) => ({ from, leads, pages }));
  };
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(stack.siteUrl, { referer: 'https://www.google.com.br/' });
  // The page is there before the script that counts.
  const counts = page.locator('html[data-behaves]');
  await counts.waitFor({ state: 'attached' });
  await page.keyboard.press('Shift');
  await page.getByRole('link', { name: 'Exames', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Exames e preparo' }).waitFor();
  await counts.waitFor({ state: 'attached' });
  await page.keyboard.press('Shift');
  // What they lead to is another program's.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const links = page.locator('footer').getByRole('link');
  await links.filter({ hasText: 'WhatsApp' }).first().click();
  await links.filter({ hasText: 'Recepção' }).first().click();
  // Pages that nobody has: neither counts.
  const send = (body: object) =>
    fetch(`${stack.siteUrl}/api/visits`, { method: 'POST', body: JSON.stringify(body) }).then(({ status }) => status);
  expect(await send({ path: '/inventada', referrer: '' })).toBe(204);
  expect(await send({ path: '/', referrer: 'ana' })).toBe(400);
  const week: Week = { from: { search: 1, site: 1 }, leads: { whatsapp: 1, call: 1 }, pages: { '/': 1, '/exames': 1 } };
  await eventually(counted, [week]);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

it('M2: the opening screen shows the week', async () => {
  const { page, watch } = await signIn(browser, stack);
  const panel = page.getByRole('region', { name: 'Visitas e contatos' });
  await panel.getByText('1 do Google e semelhantes').waitFor();
  await panel.getByRole('img', { name: /Visitas por semana/ }).waitFor();
  expect(await panel.getByRole('link').allInnerTexts()).toEqual(['Página inicial', '/exames']);
  await page.goto(`${stack.siteUrl}/studio/relatorio`);
  const report = page.getByTestId('report');
  // A week belongs to the month of its Monday.
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  await report.getByLabel('Mês').selectOption(monday.toISOString().slice(0, 7));
  await report.getByRole('heading', { name: 'Visitas e contatos pelo site (1)' }).waitFor();
  const [, started] = /^\d{4}-(\d\d-\d\d)/.exec(monday.toISOString()) ?? [];
  const row = report.getByRole('row', { name: started?.split('-').toReversed().join('/') ?? '' });
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([expect.any(String), '1', '1', '1', '0', '0', '0', '0']);
  await nothingWentWrong(watch);
});
