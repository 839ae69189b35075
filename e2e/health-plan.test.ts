/** A manager's afternoon: a plan that a doctor and an exam do not accept any more, a new price, a preparation to copy. */
import type { Browser, Page } from 'playwright-core';
import { administrator } from './administrator.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { hasFocus } from './keyboard.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { queryAsEditor } from './query.ts';
import { startStack, type Stack } from './stack.ts';
import { documentPath, goInStudio, publish, settled, textInput } from './studio.ts';

const PLAN = 'Convênio Exemplo A';
const DOCTOR = '/profissional/ana-exemplo';
const EXAM = '/exames/ultrassonografia-de-tireoide';

let stack: Stack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const names = async (path: string) => (await (await fetch(stack.siteUrl + path)).text()).includes(PLAN);
const stored = <T>(query: string) => queryAsEditor<T>(stack, page, query);
const group = (name: string) => page.getByRole('group', { name, exact: true });

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
  ({ page, watch } = await signIn(browser, stack, documentPath('healthPlan', 'plan-exemplo-a', 'coverage')));
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('T6: a plan taken from a doctor and from an exam goes from both pages, and from no other', async () => {
  expect([await names(DOCTOR), await names(EXAM)]).toEqual([true, true]);
  await group('Profissionais').getByText('Ana Exemplo da Silva').click();
  await group('Exames').getByText('Ultrassonografia de tireoide').click();
  await eventually(
    () => stored('"professional-ana-exemplo" in *[_id == "drafts.plan-exemplo-a"][0].coverage[].target._ref'),
    false,
  );
  await eventually(
    () => stored('"exam-us-tireoide" in *[_id == "drafts.plan-exemplo-a"][0].coverage[].target._ref'),
    false,
  );
  await publish(page);
  await eventually(() => names(DOCTOR), false);
  await eventually(() => names(EXAM), false);
  expect([await names('/profissional/elisa-amostra'), await names('/exames/raio-x-de-torax')]).toEqual([true, true]);
});

it('T6: the doctor’s form says what holds, and leads to the plan, where all are ticked at once', async () => {
  await goInStudio(page, documentPath('professional', 'professional-ana-exemplo', 'acceptedPlans'));
  const plans = page.getByTestId('accepted-plans');
  await plans.getByText('Não aceitos').waitFor();
  await eventually(
    async () => (await plans.innerText()).indexOf(PLAN) > (await plans.innerText()).indexOf('Não aceitos'),
    true,
  );
  await plans.getByRole('link', { name: PLAN }).click();
  await group('Profissionais').getByRole('button', { name: 'Marcar todos' }).click();
  await eventually(
    () => stored('"professional-ana-exemplo" in *[_id == "drafts.plan-exemplo-a"][0].coverage[].target._ref'),
    true,
  );
  await settled(page);
  await publish(page);
  await eventually(() => names(DOCTOR), true);
});

it('T7: the date of a price moves to today with its amount, and may be set back', async () => {
  await goInStudio(page, documentPath('priceItem', 'price-consulta', 'amountCents'));
  await page.getByTestId('money-input').fill('150,00');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Cuiaba' }).format(new Date());
  await eventually(() => stored('*[_id == "drafts.price-consulta"][0].validFrom'), today);
  await goInStudio(page, documentPath('priceItem', 'price-consulta', 'validFrom'));
  const date = textInput(page, 'validFrom');
  await date.fill('01/10/2026');
  await date.press('Tab');
  await eventually(() => stored('*[_id == "drafts.price-consulta"][0].validFrom'), '2026-10-01');
  await publish(page);
  const shown = async () =>
    (await (await fetch(`${stack.siteUrl}/convenios`)).text()).includes('Vigente desde 1 de outubro de 2026');
  await eventually(shown, true);
});

it('T5: the preparation of another exam is copied, and asks for a review of its own', async () => {
  await goInStudio(page, documentPath('exam', 'exam-us-tireoide', 'copyPreparation'));
  const copy = page.getByTestId('copy-preparation');
  await copy.locator('select').selectOption({ label: 'Tomografia de abdome com contraste' });
  await copy.getByRole('button', { name: 'Duplicar' }).click();
  const draft = '*[_id == "drafts.exam-us-tireoide"][0]';
  await eventually(() => stored(`${draft}.preparation.needsCompanion`), true);
  await eventually(() => stored(`defined(${draft}.reviewedBy) || defined(${draft}.reviewedAt)`), false);
  // Rule 4.5: nothing of it goes on the air without whoever answers for it.
  await page.getByText(/Para publicar, corrija: .*Revisado por/).waitFor();
});

it('T6: of many plans that end, “Mostrar mais” takes the keyboard to the first line that appeared', async () => {
  const client = await administrator(stack.settings);
  const transaction = client.transaction();
  for (const name of 'ABCDEFGH') {
    transaction.create({ _type: 'healthPlan', name: `Ensaio ${name}`, active: true, validUntil: '2026-01-31' });
  }
  await transaction.commit();
  await goInStudio(page, '/inicio');
  const lines = page.getByRole('region', { name: 'Prazos' }).getByRole('link');
  await page.getByRole('button', { name: /^Mostrar mais/ }).press('Enter');
  await eventually(() => hasFocus(lines.nth(6)), true);
});
