/** A Monday at the reception: other hours today and a notice. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { goInStudio, publish, settled, textInput } from './studio.ts';

const NOTICE = 'Hoje não haverá atendimento à tarde';

let stack: StudioStack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const published = <T>(query: string) => stack.client.fetch<T>(query, {}, { perspective: 'published' });

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  // Open every day and no holiday near, so that the journey is the same whenever it runs.
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const intervals = [{ _key: 'dia', _type: 'interval', opens: '07:30', closes: '18:00' }];
  await stack.client
    .patch('clinicHours')
    .set({ openingHours: [{ _key: 'todos', _type: 'weeklyHours', days, intervals }] })
    .unset(['specialDates'])
    .commit();
  const rita = await stack.createAccount('Rita', 'editor');
  ({ page, watch } = await signIn(browser, stack, '', rita));
  await page.getByTestId('overview').waitFor();
  await settled(page);
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('changes today’s hours and publishes a notice', async () => {
  const started = Date.now();

  await page.getByRole('button', { name: 'Mudar o horário de hoje' }).click();
  const dialog = page.getByTestId('nested-object-dialog');
  await dialog.getByText('Fechado', { exact: true }).click();
  await publish(page);
  await eventually(() => published<string | null>('*[_id == "clinicHours"][0].specialDates[0].status'), 'fechado');
  const hours = (Date.now() - started) / 1000;

  await page.getByRole('link', { name: 'Início' }).click();
  await page.getByRole('button', { name: 'Publicar um aviso' }).click();
  // Studio has looked at the document and asks for the text: from here on its Publish button tells the truth.
  await page.locator('[data-testid="action-publicar"][disabled]').waitFor();
  // S20: what is new is not red before anybody types.
  const marks = page.getByTestId('field-title').locator('[data-sanity-icon="error-outline"]');
  expect(await marks.count()).toBe(0);
  await textInput(page, 'title').fill(NOTICE);
  await textInput(page, 'title').fill('');
  await marks.first().waitFor();
  await textInput(page, 'title').fill(NOTICE);
  await eventually(() => stack.client.fetch(`count(*[_type == "notice" && title == "${NOTICE}"])`), 1);
  await publish(page);
  await eventually(() => published<string | null>(`*[_type == "notice" && title == "${NOTICE}"][0].title`), NOTICE);

  const notice = (Date.now() - started) / 1000;
  console.log(`Hours after ${hours.toFixed(1)} s, notice after ${notice.toFixed(1)} s`);
});

it('stored what the site reads: one special date for today, and a notice for the whole site, with nothing of a page', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Cuiaba' }).format(new Date());
  expect(await published('*[_id == "clinicHours"][0].specialDates[]{date, status}')).toEqual([
    { date: today, status: 'fechado' },
  ]);
  expect(await published(`*[_type == "notice" && title == "${NOTICE}"][0]{variant, scope, hidden}`)).toEqual({
    variant: 'informacao',
    scope: 'site',
    hidden: false,
  });
  expect(await stack.client.fetch('count(*[_id == "drafts.home"])')).toBe(0);
});

it('takes up what was begun: no second date for the same day', async () => {
  await page.getByRole('link', { name: 'Início' }).click();
  await page.getByRole('button', { name: 'Mudar o horário de hoje' }).click();
  await page.getByTestId('nested-object-dialog').waitFor();
  expect(await stack.client.fetch('count(*[_id in ["clinicHours", "drafts.clinicHours"]].specialDates[])')).toBe(1);
});

it('T2, M7: the reception decides a holiday from the opening screen, and brings back a notice', async () => {
  const nina = await stack.createAccount('Nina', 'reception');
  const { page: desk, watch: deskWatch } = await signIn(browser, stack, '', nina);
  await desk.getByTestId('overview').waitFor();
  // Two weeks before Christmas, whenever the journey runs.
  await desk.clock.setSystemTime(new Date('2026-12-10T12:00:00Z'));
  await desk.reload();
  const christmas = desk.getByRole('region', { name: 'Natal' });
  await christmas.getByRole('button', { name: 'Fecha', exact: true }).click();
  await desk.getByTestId('nested-object-dialog').waitFor();
  await settled(desk);
  await publish(desk);
  const decided = '*[_id == "clinicHours"][0].specialDates[label == "Natal"]{date, status}';
  await eventually(() => published(decided), [{ date: '2026-12-25', status: 'fechado' }]);
  await desk.getByRole('link', { name: 'Início' }).click();
  await desk.getByRole('region', { name: 'Confraternização Universal' }).waitFor();
  await christmas.getByText('Natal: fechado').waitFor();
  expect(await christmas.getByRole('button').allTextContents()).toEqual(['Escrever um aviso']);
  // M7: what the reception may delete, it may bring back; of all else it reads who can.
  await stack.client.create({ _id: 'drafts.aviso', _type: 'notice', title: 'Sem água' });
  await stack.client.create({ _id: 'drafts.exame', _type: 'exam', title: 'Exame de ensaio' });
  await stack.client.delete({ query: '*[_id in ["drafts.aviso", "drafts.exame"]]' });
  await goInStudio(desk, '/structure/removed');
  await desk.getByText('Fale com um editor ou com o gerente.').waitFor();
  expect(await desk.getByRole('button', { name: 'Trazer de volta: Exame de ensaio' }).count()).toBe(0);
  await desk.getByRole('button', { name: 'Trazer de volta: Sem água' }).click();
  await eventually(() => textInput(desk, 'title').inputValue(), 'Sem água');
  await nothingWentWrong(deskWatch);
});
