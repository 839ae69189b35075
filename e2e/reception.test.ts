/** A Monday at the reception: other hours today and a notice on the home page. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { publish, settled, textInput } from './studio.ts';

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
  await page.getByTestId('nested-object-dialog').waitFor();
  // Studio has looked at the document and asks for the text: from here on its Publish button tells the truth.
  await page.locator('[data-testid="action-publicar"][disabled]').waitFor();
  const key = await stack.client.fetch<string>(
    '*[_id == "drafts.home"][0].sections[_type == "noticeBar" && !defined(title)][0]._key',
  );
  await textInput(page, `sections[_key=="${key}"].title`).fill(NOTICE);
  await eventually(() => stack.client.fetch('*[_id == "drafts.home"][0].sections[1].title'), NOTICE);
  await publish(page);
  const shown = () => published<string | null>('*[_id == "home"][0].sections[_type == "noticeBar"][0].title');
  await eventually(shown, NOTICE);

  const notice = (Date.now() - started) / 1000;
  console.log(`Hours after ${hours.toFixed(1)} s, notice after ${notice.toFixed(1)} s`);
});

it('stored what the site reads: one special date for today, and the notice after the section that opens the page', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Cuiaba' }).format(new Date());
  expect(await published('*[_id == "clinicHours"][0].specialDates[]{date, status}')).toEqual([
    { date: today, status: 'fechado' },
  ]);
  expect(await published('*[_id == "home"][0].sections[1]{_type, variant, hidden}')).toEqual({
    _type: 'noticeBar',
    variant: 'informacao',
    hidden: false,
  });
});

it('takes up what was begun: no second date for the same day, no second empty notice', async () => {
  const begin = async (shortcut: string) => {
    await page.getByRole('link', { name: 'Início' }).click();
    await page.getByRole('button', { name: shortcut }).click();
    await page.getByTestId('nested-object-dialog').waitFor();
  };
  await begin('Mudar o horário de hoje');
  await begin('Publicar um aviso');
  await begin('Publicar um aviso');
  expect(await stack.client.fetch('count(*[_id in ["clinicHours", "drafts.clinicHours"]].specialDates[])')).toBe(1);
  const empty = 'count(*[_id == "drafts.home"][0].sections[_type == "noticeBar" && !defined(title)])';
  expect(await stack.client.fetch(empty)).toBe(1);
});
