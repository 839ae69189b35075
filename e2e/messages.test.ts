/** Who answers visitors, and who does not even see what they wrote. */
import type { Browser } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong } from './page-watch.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { documentPath } from './studio.ts';

const ID = 'messages.ensaio';
const WORDS = 'Gostaria de um horário na quinta-feira.';

let stack: StudioStack;
let browser: Browser;

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  const receivedAt = new Date().toISOString();
  const message = { state: 'novo', name: 'Maria Ensaio', subject: 'agendamento', text: WORDS, receivedAt };
  await stack.client.create({ _id: ID, _type: 'message', ...message });
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('R: the reception finds a new message on the opening screen and marks it as answered', async () => {
  const { page, watch } = await signIn(browser, stack, '', await stack.createAccount('Rita', 'reception'));
  await page.getByRole('region', { name: 'Mensagens novas' }).getByText('Maria Ensaio').click();
  await page.getByText(WORDS).waitFor();
  await page.getByTestId('field-state').getByText('Respondida').click();
  await eventually(() => stack.client.fetch<string>('*[_id == $id][0].state', { id: ID }), 'respondido');
  await page.goto(`${stack.siteUrl}/studio/structure`);
  await page.getByText('Mensagens', { exact: true }).waitFor();
  await nothingWentWrong(watch);
});

it('R: an editor sees neither list nor message, and no error screen', async () => {
  const { page, watch } = await signIn(browser, stack, '', await stack.createAccount('Edu', 'editor'));
  await page.getByTestId('overview').waitFor();
  expect(await page.getByText('Mensagens novas').count()).toBe(0);
  await page.goto(`${stack.siteUrl}/studio/structure`);
  await page.getByText('Redirecionamentos', { exact: true }).waitFor();
  expect(await page.getByText('Mensagens', { exact: true }).count()).toBe(0);
  await page.goto(`${stack.siteUrl}/studio${documentPath('message', ID)}`);
  await page.getByTestId('field-state').waitFor();
  expect(await page.getByText(WORDS).count()).toBe(0);
  await nothingWentWrong(watch);
});
