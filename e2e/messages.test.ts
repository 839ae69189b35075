/** Who answers visitors, and who does not even see what they wrote. */
import type { Browser } from 'playwright-core';
import { promisedDay } from '../schemas/rules/holidays.ts';
import { dayAt, formatDay } from '../studio/dashboard/days.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong } from './page-watch.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { chooseAction, documentPath, goInStudio, publish, textInput } from './studio.ts';

const ID = 'messages.ensaio';
const WORDS = 'Gostaria de um horário na quinta-feira.';
const HOUR_MS = 60 * 60 * 1000;

/** The state, who answered, and whether it is known when. */
async function stored(id: string): Promise<string> {
  const query = '*[_id == $id][0]{state, answeredBy, "hasTime": defined(answeredAt)}';
  const found = await stack.client.fetch<{ state: string; answeredBy: string | null; hasTime: boolean }>(query, { id });
  return [found.state, found.answeredBy ?? 'nobody', found.hasTime ? 'known' : 'unknown'].join(', ');
}

let stack: StudioStack;
let browser: Browser;
/** The demonstration promises an answer within two working days. */
let promised: string;

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  const receivedAt = new Date().toISOString();
  promised = formatDay(promisedDay(dayAt('America/Cuiaba', new Date(receivedAt)), 2, null));
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
  const parts = [
    page.getByTestId('field-text'),
    page.getByRole('link', { name: 'Ligar' }),
    page.getByTestId('field-state'),
  ];
  await eventually(async () => {
    const [words = 0, call = 0, state = 0] = await Promise.all(
      parts.map(async (part) => (await part.boundingBox())?.y),
    );
    return [words < call, call < state, state < 900];
  }, [true, true, true]);
  expect(await page.getByTestId('document-pane').getByText('Publicado').isVisible()).toBe(false);
  const ways = ['Ligar', 'WhatsApp', 'Responder por e-mail'].map((name) => page.getByRole('link', { name }));
  const addresses = await Promise.all(ways.map((way) => way.getAttribute('href')));
  expect(addresses.map((address) => address?.split('?')[0])).toEqual([
    'tel:+5566999990000',
    'https://wa.me/5566999990000',
    'mailto:maria%40ensaio.example',
  ]);
  await page.getByTestId('field-state').getByText('Respondida').click();
  await eventually(() => stored(ID), 'respondido, Rita, known');
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

it('M6: an answer that was prepared is chosen, opened with the patient’s name, and noted with who gave it and how late', async () => {
  const id = 'messages.resposta';
  const words = 'Tenho dor no peito há dois dias.';
  const receivedAt = new Date(Date.now() - 2.5 * HOUR_MS).toISOString();
  const left = { subject: 'agendamento', text: words, phone: '(66) 98888-0000', email: 'joao@ensaio.example' };
  await stack.client.create({ _id: id, _type: 'message', state: 'novo', name: 'JOÃO ENSAIO', ...left, receivedAt });
  const { page, watch } = await signIn(browser, stack, '', await stack.createAccount('Nina', 'reception'));
  const outside = page.context().waitForEvent('page');
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  // Three clicks from the start screen.
  await page.getByRole('region', { name: 'Mensagens novas' }).getByText('JOÃO ENSAIO').click();
  await page
    .getByRole('region', { name: 'Respostas prontas' })
    .getByRole('button', { name: 'Pedir que ligue' })
    .click();
  await page.getByTestId('prepared-answer').getByText('Olá, João! Aqui é da Clínica Exemplo Norte.').waitFor();
  const mail = await page.getByRole('link', { name: 'Responder por e-mail' }).getAttribute('href');
  await page.getByRole('link', { name: 'WhatsApp' }).click();
  const address = new URL((await outside).url());
  const sent = address.searchParams.get('text') ?? '';
  expect(address.pathname).toBe('/5566988880000');
  expect(sent).toMatch(/^Olá, João! .* ligue para \(66\) 3000-0000/);
  expect(decodeURIComponent(mail ?? '')).toContain(sent);
  // Nothing of what the patient wrote stands in an address.
  expect(decodeURIComponent(`${address.href} ${mail}`)).not.toContain('peito');
  await eventually(() => stored(id), 'respondido, Nina, known');
  await page.getByText('Respondida por Nina, 2 h depois.').waitFor();
  // The list says so, too.
  await goInStudio(page, '/structure/messages;respondido');
  await page.getByText('Respondida por Nina, 2 h depois · ').waitFor();
  await goInStudio(page, documentPath('message', id));
  await page.getByRole('button', { name: 'Ainda não foi respondida' }).click();
  await eventually(() => stored(id), 'lido, nobody, unknown');
  await nothingWentWrong(watch);
});

it('M6: whoever answers writes prepared answers; a place that does not exist is refused with the ones that do', async () => {
  const { page, watch } = await signIn(browser, stack, '', await stack.createAccount('Iara', 'reception'));
  await goInStudio(page, documentPath('preparedAnswer', 'prepared-answer-ligar'));
  await textInput(page, 'text').fill('Olá, {nomee}! Ligue para {telefone}.');
  await page.getByText('Para publicar, corrija: Texto').waitFor();
  const refusal = page.getByText('“{nomee}” não é um lugar conhecido. Use {nome}, {clínica} ou {telefone}.');
  await refusal.first().waitFor({ state: 'attached' });
  await textInput(page, 'text').fill('Olá, {nome}! Pode ligar para {telefone}?');
  await publish(page);
  const words = '*[_id == "prepared-answer-ligar"][0].text';
  await eventually(
    () => stack.client.fetch<string>(words, {}, { perspective: 'published' }),
    'Olá, {nome}! Pode ligar para {telefone}?',
  );
  await nothingWentWrong(watch);
});

it('M6: a new message is heard in an open Studio once somebody switched that on, on whatever screen', async () => {
  const { page, watch } = await signIn(browser, stack, '', await stack.createAccount('Sonia', 'reception'));
  await page.evaluate(() => {
    class Heard extends AudioContext {
      override createOscillator() {
        document.body.dataset['tones'] = String(Number(document.body.dataset['tones'] ?? 0) + 1);
        return super.createOscillator();
      }
    }
    window.AudioContext = Heard;
  });
  const tones = () => page.evaluate(() => Number(document.body.dataset['tones'] ?? 0));
  const write = (id: string, name: string) =>
    stack.client.create({ _id: id, _type: 'message', state: 'novo', name, receivedAt: new Date().toISOString() });
  const news = page.getByRole('region', { name: 'Mensagens novas' });
  await write('messages.calada', 'Sem som');
  await news.getByText('Sem som').waitFor();
  expect(await tones()).toBe(0);
  await news.getByText('Avisar com som neste aparelho').click();
  await eventually(tones, 2);
  await goInStudio(page, '/structure');
  await write('messages.ouvida', 'Com som');
  await eventually(tones, 4);
  // Remembered in this browser.
  await page.goto(`${stack.siteUrl}/studio/inicio`);
  expect(await news.getByRole('checkbox', { name: 'Avisar com som neste aparelho' }).isChecked()).toBe(true);
  await nothingWentWrong(watch);
});

it('K5: whoever answers finds what one person wrote, and erases it with its history', async () => {
  const id = 'messages.apagada';
  const left = { text: 'Apaguem o que eu escrevi.', email: 'rosa@ensaio.example', phone: '(66) 97777-1234' };
  await stack.client.create({ _id: id, _type: 'message', state: 'novo', name: 'Rosa Ensaio', ...left });
  const { page, watch } = await signIn(browser, stack, '', await stack.createAccount('Gil', 'manager'));
  const results = page.getByTestId('search-results');
  await page.getByTestId('studio-search').click();
  for (const words of ['97777-1234', 'rosa@ensaio.example']) {
    await page.getByPlaceholder('Pesquisar', { exact: true }).fill(words);
    await results.getByText('Rosa Ensaio').waitFor();
  }
  await results.getByText('Rosa Ensaio').click();
  await page.getByText(left.text).waitFor();
  await chooseAction(page, 'Apagar de vez');
  await page.getByText('A mensagem sai de vez, com o histórico').waitFor();
  await page.getByRole('button', { name: 'Apagar de vez' }).click();
  await page.getByText('A mensagem foi apagada de vez').waitFor();
  await eventually(() => page.getByText(left.text).count(), 0);
  const past = await stack.client.request<{ documents: object[] }>({
    url: `/data/history/production/documents/${id}?lastRevision=true`,
  });
  expect(past.documents).toEqual([]);
  await nothingWentWrong(watch);
});
