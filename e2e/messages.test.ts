/** Who answers visitors, and who does not even see what they wrote. */
import type { Browser } from 'playwright-core';
import { dayAt, promisedDay, formatDay } from '../studio/dashboard/days.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong } from './page-watch.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { documentPath, goInStudio } from './studio.ts';

const ID = 'messages.ensaio';
const WORDS = 'Gostaria de um horário na quinta-feira.';

let stack: StudioStack;
let browser: Browser;
/** The demonstration promises an answer within two working days. */
let promised: string;

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  const receivedAt = new Date().toISOString();
  promised = formatDay(promisedDay(dayAt('America/Cuiaba', new Date(receivedAt)), 2));
  const left = { subject: 'agendamento', text: WORDS, phone: '66999990000', email: 'maria@ensaio.example' };
  const message = { state: 'novo', name: 'Maria Ensaio', ...left, receivedAt };
  await stack.client.create({ _id: ID, _type: 'message', ...message });
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('R, T9, S6: the reception finds a new message and the day it is promised for, and marks it as answered', async () => {
  const { page, watch } = await signIn(browser, stack, '', await stack.createAccount('Rita', 'reception'));
  const due = page.getByRole('region', { name: 'Prazos' }).getByRole('link', { name: 'Responder: Maria Ensaio' });
  await due.getByText(promised).waitFor();
  await page.getByRole('region', { name: 'Mensagens novas' }).getByText('Maria Ensaio').click();
  await page.getByText(WORDS).waitFor();
  // Nobody writes a message here.
  expect(await page.getByTestId('action-intent-button').count()).toBe(0);
  // S6: the words first, below them the ways to answer, then what was done; and no word of publication.
  const [words = 0, call = 0, state = 0] = await Promise.all(
    [page.getByTestId('field-text'), page.getByRole('link', { name: 'Ligar' }), page.getByTestId('field-state')].map(
      async (part) => (await part.boundingBox())?.y,
    ),
  );
  expect([words < call, call < state, state < 900]).toEqual([true, true, true]);
  expect(await page.getByTestId('document-pane').getByText('Publicado').isVisible()).toBe(false);
  const ways = ['Ligar', 'WhatsApp', 'Responder por e-mail'].map((name) => page.getByRole('link', { name }));
  const addresses = await Promise.all(ways.map((way) => way.getAttribute('href')));
  expect(addresses.map((address) => address?.split('?')[0])).toEqual([
    'tel:+5566999990000',
    'https://wa.me/5566999990000',
    'mailto:maria%40ensaio.example',
  ]);
  await page.getByTestId('field-state').getByText('Respondida').click();
  await eventually(() => stack.client.fetch<string>('*[_id == $id][0].state', { id: ID }), 'respondido');
  await goInStudio(page, '/inicio');
  await page.getByTestId('overview').waitFor();
  expect(await due.count()).toBe(0);
  await goInStudio(page, '/structure');
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
