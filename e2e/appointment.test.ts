/** U6: an appointment is asked for in four questions and never lost; the patient knows what happens next; staff have a board. */
import { readFile } from 'node:fs/promises';
import type { SanityClient } from '@sanity/client';
import type { Browser, Page } from 'playwright-core';
import { promisedDay } from '../schemas/rules/holidays.ts';
import { dayAt } from '../studio/dashboard/days.ts';
import { administrator } from './administrator.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong } from './page-watch.ts';
import { violations } from './quality/axe.ts';
import { startStack, type Stack } from './stack.ts';
import { goInStudio, untilShown } from './studio.ts';
import { beginVisit, listening, type Mode, MODES } from './visits.ts';

interface Stored {
  readonly name: string;
  readonly state: string;
  readonly about: string;
  readonly aboutId: string;
  readonly plan: string;
  readonly days: readonly string[];
  readonly number: string;
}

let stack: Stack;
let browser: Browser;
let client: SanityClient;

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
  client = await administrator(stack.settings);
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const EXAM = '/agendar/exame/raio-x-de-torax';

async function openForm(mode: Mode, path = EXAM, options = {}): Promise<Page> {
  const page = await beginVisit(browser, mode, options);
  await page.goto(stack.siteUrl + path);
  await listening(page, mode);
  if (mode === 'awake') await page.locator('form[data-ready]').waitFor();
  return page;
}

async function fill(page: Page, name: string, phone = '66 99999 0000'): Promise<void> {
  await page.getByLabel('Convênio ou particular?').selectOption('Particular');
  await page.getByLabel('Terça').check();
  await page.getByLabel('Manhã').check();
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('Telefone com DDD').fill(phone);
  await page.getByLabel('Li a Política de Privacidade').check();
}

const send = (page: Page) => page.getByRole('button', { name: /^Enviar/ }).click();
const arrived = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pedido enviado' }).waitFor();

const requestOf = (name: string) =>
  client.fetch<Stored | null>('*[_type == "message" && name == $name][0]', { name }, { perspective: 'raw' });
const stateOf = async (name: string) => (await requestOf(name))?.state ?? 'nowhere';

it.each(MODES)('U6: asked for on a phone, %s, it reaches the clinic, and the patient knows by when', async (mode) => {
  const page = await openForm(mode);
  expect(await page.getByLabel('O que você quer agendar?').inputValue()).toBe('exame/raio-x-de-torax');
  await fill(page, `Ana ${mode}`);
  await send(page);
  await arrived(page);
  await eventually(() => stateOf(`Ana ${mode}`), 'novo');
  const stored = await requestOf(`Ana ${mode}`);
  expect(stored).toMatchObject({
    about: 'Raio-X de tórax',
    aboutId: expect.stringMatching(/^exam-/),
    plan: 'Particular',
    days: ['tuesday'],
    turns: ['manha'],
    text: 'Agendar: Raio-X de tórax\nConvênio: Particular\nQuando: terça, de manhã',
    consent: { textVersion: expect.any(String) },
    retentionUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  // People pass it on: it says nothing of what was asked for.
  const { pathname, search } = new URL(page.url());
  expect([pathname, search]).toEqual([`/agendar/pedido/${stored?.number}`, '']);
  await page.getByText(`Pedido ${stored?.number.toUpperCase()}`).waitFor();
  const asked = page.getByRole('region', { name: 'O que você pediu' }).getByRole('definition');
  expect(await asked.allTextContents()).toEqual(['Raio-X de tórax', 'Particular', 'Terça, de manhã']);
  expect(await page.getByRole('link', { name: 'preparo do exame' }).getAttribute('href')).toBe(
    '/exames/raio-x-de-torax#preparo',
  );
  const menu = page.getByRole('banner').locator('details');
  if (mode !== 'without script') {
    // A page that is made for one patient behaves like any other.
    await page.locator('html[data-behaves]').waitFor({ state: 'attached' });
    await menu.locator('summary').click();
    await page.keyboard.press('Escape');
  }
  expect(await menu.getAttribute('open')).toBeNull();
  const due = promisedDay(dayAt('America/Cuiaba', new Date()), 2, null);
  await page.getByText(new RegExp(`até o fim de .*, ${Number(due.slice(8))} de`)).waitFor();
  // On paper there is nothing to press.
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Guardar no meu WhatsApp', 'Cancelar o pedido'])
    expect(await page.getByText(name, { exact: true }).isVisible()).toBe(false);
  await page.context().close();
});

it('U6: what is missing is said beside the fields without script, and nothing that was chosen is lost', async () => {
  const page = await openForm('without script');
  await fill(page, 'Bia Ensaio', '99');
  await send(page);
  await page.getByText('Há 1 erro no formulário').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Há 1 erro no formulário/);
  expect(await page.getByLabel('O que você quer agendar?').inputValue()).toBe('exame/raio-x-de-torax');
  expect(await page.getByLabel('Convênio ou particular?').inputValue()).toBe('particular');
  const boxes = ['Terça', 'Quarta', 'Manhã', 'Li a Política de Privacidade'].map((name) => page.getByLabel(name));
  expect(await Promise.all(boxes.map((box) => box.isChecked()))).toEqual([true, false, true, true]);
  expect(await page.getByLabel('Nome completo').inputValue()).toBe('Bia Ensaio');
  expect(await page.getByLabel('Telefone com DDD').inputValue()).toBe('99');
  await page.context().close();
});

it.each(['awake', 'asleep'] as const)('U6: the day and the plan chosen among people are answers, %s', async (mode) => {
  const page = await beginVisit(browser, mode);
  await page.goto(`${stack.siteUrl}/profissional`);
  await listening(page, mode);
  await page.getByLabel('Convênio', { exact: true }).selectOption('Convênio Exemplo A');
  const day = page.getByRole('radio', { name: /^Quinta/ }).first();
  await day.check({ force: true });
  await page
    .getByRole('link', { name: /^Agendar com/ })
    .first()
    .click();
  await page.waitForURL(/\/agendar\/profissional\/.*convenio=/);
  const plan = page.getByLabel('Convênio ou particular?');
  await eventually(() => plan.locator('option:checked').textContent(), 'Convênio Exemplo A');
  expect(await page.getByLabel('Quinta').isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await page.context().close();
});

it.each(['awake', 'without script'] as const)(
  'U6: says when somebody attends, %s, and takes the request all the same',
  async (mode) => {
    const page = await openForm(mode, '/agendar/profissional/ana-exemplo');
    await fill(page, `Duda ${mode}`);
    await page.getByLabel('Terça').uncheck();
    await page.getByLabel('Sábado').check();
    const hint = page.getByText('Dra. Ana Exemplo da Silva não atende quando você escolheu');
    if (mode === 'without script') await send(page);
    await hint.waitFor();
    expect(await requestOf(`Duda ${mode}`)).toBeNull();
    if (mode === 'awake') await send(page);
    // A form that came with the hint and is sent at once may be a program's: it is asked for once more.
    await eventually(async () => {
      const again = page.getByRole('button', { name: 'Enviar assim mesmo' });
      if (await again.isVisible()) await again.click();
      return await stateOf(`Duda ${mode}`);
    }, 'novo');
    await arrived(page);
    await page.context().close();
  },
);

it('U6: loses nothing while the lake is away; withdrawn meanwhile, it arrives withdrawn', async () => {
  await stack.stopLake();
  const page = await openForm('without script');
  await fill(page, 'Caio na queda');
  await send(page);
  await arrived(page);
  const address = page.url();
  await page.getByText('Cancelar o pedido', { exact: true }).click();
  // Who opened it by mistake comes to the way back first: to the eye, and by keyboard.
  const [keep, cancel] = [
    page.getByText('Manter o pedido', { exact: true }),
    page.getByRole('button', { name: 'Sim, cancelar o pedido' }),
  ];
  const bottomOf = async (place: typeof keep) => await place.evaluate((one) => one.getBoundingClientRect().bottom);
  expect(await bottomOf(keep)).toBeLessThan(await bottomOf(cancel));
  await page.keyboard.press('Tab');
  expect(await cancel.evaluate((one) => one === document.activeElement)).toBe(true);
  await keep.click();
  await cancel.waitFor({ state: 'hidden' });
  await page.getByText('Cancelar o pedido', { exact: true }).click();
  await cancel.click();
  await page.getByRole('heading', { level: 1, name: 'Pedido cancelado' }).waitFor();
  await stack.startLake();
  await eventually(() => stateOf('Caio na queda'), 'desistiu');
  // The number was used: that is what its page says from now on.
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Pedido cancelado' }).waitFor();
  expect(await page.getByText('Cancelar o pedido', { exact: true }).count()).toBe(0);
  await page.context().close();
});

it('U6: a request is withdrawn asleep; a number that nobody has is told so, and another site cannot withdraw', async () => {
  const page = await openForm('asleep');
  await fill(page, 'Eva Ensaio');
  await send(page);
  await arrived(page);
  await eventually(() => stateOf('Eva Ensaio'), 'novo');
  const number = (await requestOf('Eva Ensaio'))?.number ?? '';
  const withdraw = (origin: string, given: string) =>
    fetch(`${stack.siteUrl}/api/withdrawal`, {
      method: 'POST',
      body: new URLSearchParams({ number: given }),
      headers: { origin },
      redirect: 'manual',
    });
  expect((await withdraw('https://outro.invalid', number)).status).toBe(403);
  const unknown = await withdraw(stack.siteUrl, '0000-0000-0000');
  expect([unknown.status, unknown.headers.get('location')]).toEqual([303, '/agendar/pedido/desconhecido']);
  const told = await (await fetch(`${stack.siteUrl}/agendar/pedido/desconhecido`)).text();
  expect(told).toContain('Não há pedido com este número.');
  await page.getByText('Cancelar o pedido', { exact: true }).click();
  await page.getByRole('button', { name: 'Sim, cancelar o pedido' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pedido cancelado' }).waitFor();
  await eventually(() => stateOf('Eva Ensaio'), 'desistiu');
  await page.context().close();
});

it('U6: the form may be found, the patient’s page never, and no cache keeps it', async () => {
  const page = await beginVisit(browser, 'without script');
  const form = await page.goto(`${stack.siteUrl}/agendar`);
  expect(form?.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  const sitemap = await (await fetch(`${stack.siteUrl}/sitemap.xml`)).text();
  expect([sitemap.includes('/agendar<'), sitemap.includes('/agendar/')]).toEqual([true, false]);
  const number = (await requestOf('Ana awake'))?.number ?? '';
  const own = await page.goto(`${stack.siteUrl}/agendar/pedido/${number}`);
  expect(own?.headers()['cache-control']).toContain('no-store');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await page.context().close();
});

it('U6: where the clinic wants it so, the same questions become a message by WhatsApp, without script', async () => {
  await client.patch('siteSettings').set({ 'booking.mode': 'whatsapp' }).commit();
  const page = await beginVisit(browser, 'without script');
  await eventually(async () => {
    await page.goto(stack.siteUrl + EXAM);
    return await page.getByRole('button', { name: 'Montar a mensagem' }).count();
  }, 1);
  await fill(page, 'Fábio Ensaio');
  await page.getByRole('button', { name: 'Montar a mensagem' }).click();
  const href = await page.getByRole('link', { name: /^Enviar pelo WhatsApp/ }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toBe(
    'Olá, vim pelo site e gostaria de agendar: Raio-X de tórax.\nConvênio: Particular\nQuando: terça, de manhã\nNome: Fábio Ensaio',
  );
  expect(await requestOf('Fábio Ensaio')).toBeNull();
  await client.patch('siteSettings').set({ 'booking.mode': 'form' }).commit();
  await page.context().close();
});

it.each(['light', 'dark'] as const)(
  'U6: form, hint and answer can be read and used on a phone, %s (A2)',
  async (colorScheme) => {
    const page = await openForm('awake', '/agendar/profissional/ana-exemplo', { colorScheme, reducedMotion: 'reduce' });
    await page.addStyleTag({ content: '.contact-bar { position: static !important }' });
    await page.getByLabel('Sábado').check();
    await page.getByText('não atende quando você escolheu').waitFor();
    await send(page);
    await page.getByText('Há 4 erros no formulário').waitFor();
    expect(await violations(page)).toEqual([]);
    const number = (await requestOf('Ana awake'))?.number ?? '';
    await page.goto(`${stack.siteUrl}/agendar/pedido/${number}`);
    await listening(page, 'awake');
    await page.addStyleTag({ content: '.contact-bar { position: static !important }' });
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  },
);

it('M6: the reception sees requests apart from messages, answers one, moves it by keyboard and takes the time along', async () => {
  const { page, watch } = await signIn(browser, stack);
  await page
    .getByRole('region', { name: 'Mensagens novas' })
    .getByRole('button', { name: /pedidos de agendamento esperam$/ })
    .click();
  const board = page.getByTestId('request-board');
  const column = (name: string) => board.getByRole('region', { name, exact: true });
  await column('Novo').getByText('Ana asleep').waitFor();
  await column('Desistiu').getByText('Eva Ensaio').waitFor();
  const card = column('Novo').getByRole('article', { name: 'Ana awake' });
  expect(await card.innerText()).toMatch(/Raio-X de tórax\s+Particular · terça, de manhã/);
  await card.getByRole('link', { name: 'Ana awake' }).click();
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.getByRole('link', { name: 'WhatsApp' }).click();
  await eventually(() => stateOf('Ana awake'), 'contatado');
  expect(await page.getByTestId('field-state').getByText('Spam').count()).toBe(0);
  const agreed = page.getByRole('region', { name: 'Horário combinado' });
  await agreed.getByRole('button', { name: 'Baixar para a agenda' }).click();
  await agreed.getByText('Escreva o dia e a hora combinados.').waitFor();
  await agreed.getByLabel('Dia').fill('2026-12-01');
  await agreed.getByLabel('Hora').fill('08:30');
  const coming = page.waitForEvent('download');
  await agreed.getByRole('button', { name: 'Baixar para a agenda' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  expect(file).toMatch(
    /DTSTART:20261201T123000Z\r\n[^]*SUMMARY:Raio-X de tórax: Ana awake\r\n[^]*LOCATION:Clínica Exemplo Norte/,
  );
  await goInStudio(page, '/structure/requests');
  await column('Contatado').getByLabel('Situação do pedido de Ana awake').focus();
  await page.keyboard.press('ArrowDown');
  await eventually(() => stateOf('Ana awake'), 'confirmado');
  await column('Confirmado').getByText('Ana awake').waitFor();
  // One list where there is room for one.
  await page.setViewportSize({ width: 390, height: 844 });
  const choice = board.getByLabel('Situação que se vê');
  // Studio draws its screen anew in another size.
  await untilShown(column('Confirmado'), async () => void (await choice.selectOption('confirmado')));
  await column('Novo').waitFor({ state: 'hidden' });
  expect(await column('Confirmado').getByText('Ana awake').isVisible()).toBe(true);
  await goInStudio(page, '/structure/messages;all-messages');
  await page.getByText('Nenhum documento deste tipo').waitFor();
  await nothingWentWrong(watch);
});
