/** T1: the reception changes today's hours, of the clinic and of one department, and the page says so. */
import type { SanityClient } from '@sanity/client';
import type { Browser, Page } from 'playwright-core';
import { daysAfter, formatDay } from '../studio/dashboard/days.ts';
import { administrator, createAccount } from './administrator.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { startStack, type Stack } from './stack.ts';
import { documentPath, goInStudio, publish, settled, textInput } from './studio.ts';

const DEPARTMENT = 'Ultrassonografia';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Cuiaba' }).format(new Date());
const written = today.split('-').slice(1).toReversed().join('/');

let stack: Stack;
let client: SanityClient;
let browser: Browser;
let desk: Page;
let watch: PageWatch;
/** What the reception clicked and typed into, one by one, for whoever counts. */
let steps: string[] = [];

const step = async (name: string, act: () => Promise<unknown>) => {
  steps.push(name);
  await act();
};
const textOf = async (path: string) => {
  const html = await (await fetch(stack.siteUrl + path)).text();
  return html.replaceAll(/<!--.*?-->/g, '');
};
const shows = (path: string, words: string) => eventually(async () => (await textOf(path)).includes(words), true);
const panel = () => desk.getByRole('region', { name: 'Horário de hoje' });

beforeAll(async () => {
  stack = await startStack();
  client = await administrator(stack.settings);
  browser = await openBrowser();
  // Open every day, so that the journey is the same whenever it runs.
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const intervals = [{ _key: 'dia', _type: 'interval', opens: '00:00', closes: '23:59' }];
  await client
    .patch('clinicHours')
    .set({ openingHours: [{ _key: 'todos', _type: 'weeklyHours', days, intervals }] })
    .unset(['specialDates'])
    .commit();
  const nina = await createAccount(stack.settings.dataDir, 'Nina', 'reception');
  ({ page: desk, watch } = await signIn(browser, stack, '', nina));
  await desk.getByTestId('overview').waitFor();
  await settled(desk);
});

beforeEach(() => {
  steps = [];
});

afterEach(async () => {
  console.log(`${steps.length} steps: ${steps.join(', ')}`);
  await nothingWentWrong(watch);
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('T1: one department attends nobody today: name, one button, Publicar; the clinic stays open', async () => {
  await step('type the department', () => panel().getByRole('textbox', { name: 'Outro setor' }).fill(DEPARTMENT));
  await step('Não atende hoje', () => panel().getByRole('button', { name: 'Não atende hoje' }).click());
  await desk.getByTestId('nested-object-dialog').waitFor();
  await settled(desk);
  await step('Publicar', () => publish(desk));
  expect(steps).toHaveLength(3);
  const said = `${DEPARTMENT} não atende hoje (${written})`;
  await shows('/', said);
  await shows('/exames', said);
  await shows('/contato', said);
  const visitor = await browser.newPage();
  await visitor.goto(stack.siteUrl);
  await visitor
    .getByText(/Aberto agora/)
    .first()
    .waitFor();
  await visitor.close();
  // Nothing else was published or begun.
  expect(await client.fetch('count(*[_id in path("drafts.**")])')).toBe(0);
});

it('T1: the next time the department is one click away, and says what it does', async () => {
  await goInStudio(desk, '/inicio');
  const department = panel().getByRole('region', { name: DEPARTMENT });
  await department.getByText(/: não atende$/).waitFor();
  await step('Mudar', () => department.getByRole('button', { name: 'Mudar' }).click());
  await desk.getByTestId('nested-object-dialog').waitFor();
  expect(await client.fetch('count(*[_id in ["clinicHours", "drafts.clinicHours"]].specialDates[])')).toBe(1);
});

it('S9: an hour is typed as people write it, and shown as the site does', async () => {
  const path = 'openingHours[_key=="todos"].intervals[_key=="dia"].closes';
  await goInStudio(desk, documentPath('clinicHours', 'clinicHours', path));
  const closes = textInput(desk, path);
  // What is no hour is said in words, also where nothing can point at the sign of it.
  await closes.fill('meio-dia');
  await closes.blur();
  await desk.getByRole('alert').filter({ hasText: 'Escreva a hora como 7h30 ou 18h.' }).waitFor();
  await closes.fill('23:45');
  await closes.blur();
  await eventually(() => closes.inputValue(), '23h45');
  await settled(desk);
  await publish(desk);
  await eventually(() => client.fetch('*[_id == "clinicHours"][0].openingHours[0].intervals[0].closes'), '23:45');
  await shows('/contato', '0h às 23h45');
});

it('S3: closing tomorrow: the shortcut, Fechado, the day, Publicar; what visitors will read stands beside it', async () => {
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const day = tomorrow.split('-').toReversed().join('/');
  await goInStudio(desk, '/inicio');
  await step('Mudar o horário de hoje', () => desk.getByRole('button', { name: 'Mudar o horário de hoje' }).click());
  const dialog = desk.getByTestId('nested-object-dialog');
  await dialog.waitFor();
  // The first question, and nothing is answered beforehand.
  expect(
    await dialog
      .getByTestId(/^field-/)
      .first()
      .getAttribute('data-testid'),
  ).toMatch(/\.status$/);
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0);
  // Who says that the hours are other ones, and leaves the week's, is told that nothing would change.
  await dialog.getByText('Outro horário', { exact: true }).click();
  await dialog.getByText(/^Este dia já é assim toda semana: 0h às 23h45\. Nada mudaria no site/).waitFor();
  await settled(desk);
  expect(await desk.getByTestId('action-publicar').isDisabled()).toBe(true);
  // What was chosen is not drawn pale, as Studio does where something is wrong.
  expect(await dialog.getByRole('radio', { checked: true }).getAttribute('data-error')).toBeNull();
  await step('Fechado', () => dialog.getByText('Fechado', { exact: true }).click());
  const input = dialog.locator('[data-testid$=".date"] input').first();
  await step('Dia', async () => {
    await input.fill(day);
    await input.press('Tab');
  });
  await dialog.getByText(/^No site: .*: fechado$/).waitFor();
  await desk.getByText(`No site, ${day.slice(0, 5)}: fechado`).waitFor();
  await step('Publicar', () => publish(desk));
  expect(steps).toHaveLength(4);
  await shows('/contato', 'Fechado');
  expect(await client.fetch('*[_id == "clinicHours"][0].specialDates[!defined(department)]{date, status}')).toEqual([
    { date: tomorrow, status: 'fechado' },
  ]);
  await client
    .patch('clinicHours')
    .unset([`specialDates[date == "${tomorrow}"]`])
    .commit();
});

it('S3: closing tomorrow on a phone: Mudar beside Amanhã, Fechado, away with the item, Publicar', async () => {
  const tomorrow = daysAfter(today, 1);
  await goInStudio(desk, '/inicio');
  const { width, height } = desk.viewportSize() ?? { width: 1440, height: 900 };
  await desk.setViewportSize({ width: 390, height: 844 });
  await step('Mudar', () =>
    panel().getByRole('region', { name: 'Amanhã' }).getByRole('button', { name: 'Mudar' }).click(),
  );
  const dialog = desk.getByTestId('nested-object-dialog');
  await step('Fechado', () => dialog.getByText('Fechado', { exact: true }).click());
  await dialog.getByText(/^No site: .*: fechado$/).waitFor();
  await settled(desk);
  await step('Fechar', () => dialog.getByRole('button', { name: /^Fechar/ }).click());
  await step('Publicar', () => publish(desk));
  expect(steps).toHaveLength(4);
  const closed = `count(*[_id == "clinicHours"][0].specialDates[date == "${tomorrow}" && status == "fechado"])`;
  await eventually(() => client.fetch(closed), 1);
  await desk.setViewportSize({ width, height });
  await client
    .patch('clinicHours')
    .unset([`specialDates[date == "${tomorrow}"]`])
    .commit();
});

it('Z1: a day is taken as people write it; what is no day is said and keeps the hours from being published', async () => {
  const tomorrow = daysAfter(today, 1);
  await goInStudio(desk, '/inicio');
  await desk.getByRole('button', { name: 'Mudar o horário de hoje' }).click();
  const dialog = desk.getByTestId('nested-object-dialog');
  await dialog.getByText('Fechado', { exact: true }).click();
  const day = dialog.locator('[data-testid$=".date"] input').first();
  for (const typed of ['ontem', '31/02/2027']) {
    await day.fill(typed);
    await day.press('Tab');
    await dialog
      .getByText(`Escreva o dia como 27/11/2026, 27/11, hoje ou amanhã. Continua guardado: ${formatDay(today)}.`)
      .waitFor();
    await settled(desk);
    expect(await day.inputValue()).toBe(typed);
    expect(await desk.getByTestId('action-publicar').isDisabled()).toBe(true);
  }
  await day.fill(formatDay(tomorrow).slice(0, 5));
  await day.press('Tab');
  await eventually(() => day.inputValue(), formatDay(tomorrow));
  await desk.getByText(`No site, ${formatDay(tomorrow).slice(0, 5)}: fechado`).waitFor();
  await publish(desk);
  const dates = '*[_id == "clinicHours"][0].specialDates[!defined(department)].date';
  await eventually(() => client.fetch(dates), [tomorrow]);
  await client
    .patch('clinicHours')
    .unset([`specialDates[date == "${tomorrow}"]`])
    .commit();
});

it('T1: the clinic is closed today: Mudar, Fechado, Publicar', async () => {
  await goInStudio(desk, '/inicio');
  await step('Mudar', () => panel().getByRole('region', { name: 'A clínica' }).getByRole('button').click());
  const dialog = desk.getByTestId('nested-object-dialog');
  await dialog.waitFor();
  await step('Fechado', () => dialog.getByText('Fechado', { exact: true }).click());
  await step('Publicar', () => publish(desk));
  expect(steps).toHaveLength(3);
  const query = '*[_id == "clinicHours"][0].specialDates[!defined(department)]{date, status}';
  await eventually(
    async () => JSON.stringify(await client.fetch(query)),
    JSON.stringify([{ date: today, status: 'fechado' }]),
  );
  const visitor = await browser.newPage();
  await visitor.goto(stack.siteUrl);
  await visitor
    .getByText(/Fechado hoje/)
    .first()
    .waitFor();
  await visitor.close();
  // S12: closed is closed, for the department that was named above, too.
  await eventually(async () => (await textOf('/')).includes(`${DEPARTMENT} não atende`), false);
  await goInStudio(desk, '/inicio');
  await panel()
    .getByText(/^A clínica: fechada/)
    .waitFor();
  expect(await panel().getByRole('button', { name: 'Não atende hoje' }).count()).toBe(0);
  expect(await panel().getByRole('region', { name: DEPARTMENT }).getByRole('button').count()).toBe(0);
});
