/** WCAG 2.2 AA of what is ours in Studio: by axe, and by keyboard alone. */
import type { Browser, Locator, Page } from 'playwright-core';
import { dayAt, daysAfter } from '../studio/dashboard/days.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { violations } from './quality/axe.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { chooseAction, closeDialog, documentPath, goInStudio, settled } from './studio.ts';

const MESSAGE = 'messages.acesso';
const QUOTE = 'Fui atendida no horário marcado e bem orientada pela equipe. '.repeat(4).trim();
const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

let stack: StudioStack;
let browser: Browser;

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  const area = { _type: 'reference', _ref: 'area-clinica-geral' };
  const said = { quote: QUOTE, authorDisplay: 'M. S.', area, subject: 'recepcao' };
  const consent = { consentRef: 'A-12', consentAt: '2026-10-01' };
  const left = {
    subject: 'agendamento',
    text: 'Gostaria de um horário.',
    phone: '(66) 99999-0000',
    email: 'a@b.example',
  };
  const request = { documentId: 'depoimento', documentType: 'testimonial', state: 'waiting', note: 'Confira.' };
  await stack.client
    .transaction()
    .create({
      _id: MESSAGE,
      _type: 'message',
      state: 'novo',
      name: 'Maria Ensaio',
      ...left,
      receivedAt: new Date().toISOString(),
    })
    .create({ _id: 'drafts.depoimento', _type: 'testimonial', ...said, ...consent })
    .commit();
  await stack.client.create({
    _id: 'drafts.approval.depoimento',
    _type: 'approval',
    ...request,
    requestedBy: { id: 'edu', name: 'Edu' },
  });
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** What axe finds in some of our parts, on a desk in light and on a phone in dark colours. */
async function faults(page: Page, ...parts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { width, height, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await settled(page);
    const present = await Promise.all(parts.map(async (part) => (await page.locator(part).count()) > 0));
    const context = { include: parts.filter((_, at) => present[at]) };
    if (context.include.length === 0) throw new Error(`Nothing of ${parts.join(', ')} is shown.`);
    found.push(...(await violations(page, {}, [], context)).map((line) => `${width} ${line}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

const DASHBOARD = '[data-testid="dashboard"]';
const DIALOG = '[role="dialog"]';

it('axe: the start screen, the first week and Trocar foto, as an administrator has them', async () => {
  const { page } = await signIn(browser, stack);
  await page.getByTestId('overview').waitFor();
  expect(await faults(page, DASHBOARD)).toEqual([]);
  await page.getByRole('region', { name: 'Começar com a minha clínica' }).getByRole('button').click();
  await page.getByTestId('first-week').waitFor();
  expect(await faults(page, DIALOG)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Trocar foto' }).click();
  const empty = page.getByRole('region', { name: 'Sem foto ainda' }).getByRole('button').first();
  await empty.waitFor();
  expect(await faults(page, DIALOG)).toEqual([]);
  await empty.click();
  expect(await faults(page, DIALOG)).toEqual([]);
  await page.context().close();
});

it('axe: approvals, as the technical director has them, and the month’s report', async () => {
  const { page } = await signIn(browser, stack, '', await stack.createAccount('Dora', 'technical-director'));
  await page.getByText('Ler tudo o que se aprova').click();
  expect(await faults(page, DASHBOARD)).toEqual([]);
  await goInStudio(page, documentPath('testimonial', 'depoimento'));
  await page.getByText('Edu pede aprovação').waitFor();
  expect(await faults(page, '[data-testid="approval-banner"]')).toEqual([]);
  await goInStudio(page, '/relatorio');
  await page.locator('[data-testid="report"] article').waitFor();
  expect(await faults(page, '[data-testid="report"]')).toEqual([]);
  await page.context().close();
});

it('axe: an order, a message, and the special date of today', async () => {
  const { page } = await signIn(browser, stack, '/structure/services;order-exam');
  await page.getByText('Arraste, ou use as setas').waitFor();
  expect(await faults(page, '[data-testid="order"]')).toEqual([]);
  await goInStudio(page, documentPath('message', MESSAGE));
  await page.getByRole('button', { name: 'Pedir que ligue' }).click();
  expect(await faults(page, '[data-testid="answers"]')).toEqual([]);
  await goInStudio(page, '/inicio');
  await page.getByRole('button', { name: 'Mudar o horário de hoje' }).click();
  await page.getByTestId('day-outcome').waitFor();
  expect(await faults(page, '[data-testid="day-outcome"]')).toEqual([]);
  await page.context().close();
});

it('axe: links of an old site, tried out (U8)', async () => {
  const { page } = await signIn(browser, stack, '/structure/moving-in');
  const list = '/contatos\t/contato\n/equipe\t/exames\n/x\t/nao-ha\nsem barra\t/contato';
  await page.getByRole('textbox', { name: 'Links antigos e novos' }).fill(list);
  await page.getByRole('row', { name: /Não há página em/ }).waitFor();
  expect(await faults(page, '[data-testid="moving-in"]')).toEqual([]);
  await page.context().close();
});

it('axe: the table of prices, plans of several exams, and the menu of the site (M5)', async () => {
  const { page } = await signIn(browser, stack, '/structure/plans;price-table');
  await page.getByRole('textbox', { name: 'Valor: Consulta por vídeo' }).fill('2,50');
  await page.getByRole('textbox', { name: 'Valor: Exames de ultrassonografia' }).fill('cem');
  await page.getByRole('alert').first().waitFor();
  expect(await faults(page, '[data-testid="price-table"]')).toEqual([]);
  await page.getByRole('textbox', { name: 'Valor: Exames de ultrassonografia' }).press('Escape');
  await page.getByRole('button', { name: 'Publicar 1 alteração' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await faults(page, DIALOG)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Desfazer tudo' }).click();
  await goInStudio(page, '/structure/plans;many-plans');
  const plans = page.getByTestId('many-plans');
  await plans.getByRole('checkbox', { name: 'Raio-X de tórax' }).check();
  await plans.getByRole('checkbox', { name: /Convênio Exemplo C/ }).check();
  expect(await faults(page, '[data-testid="many-plans"]')).toEqual([]);
  await goInStudio(page, documentPath('exam', 'exam-rx-torax'));
  await chooseAction(page, 'Pôr no menu ou tirar');
  await page.getByTestId('page-in-menu').waitFor();
  expect(await faults(page, DIALOG)).toEqual([]);
  // The line of the menu that opened it is gone: the menu's button has the focus.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('[data-testid="action-menu-button"]:focus').waitFor();
  await page.context().close();
});

/** Presses Tab until something has the focus, as somebody does who sees where it is. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await wanted.waitFor();
  for (let left = 150; left > 0; left -= 1) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`150 times ${key} do not lead to ${String(wanted)}.`);
}

const hasFocus = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement);

/** Whether what has the focus looks otherwise than without it. */
async function showsFocus(page: Page, focused: Locator): Promise<boolean> {
  const box = await focused.boundingBox();
  if (!box) return false;
  const clip = { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 };
  const withFocus = await page.screenshot({ clip });
  await focused.evaluate((element) => (element as HTMLElement).blur());
  const without = await page.screenshot({ clip });
  await focused.evaluate((element) => (element as HTMLElement).focus());
  return !withFocus.equals(without);
}

it('by keyboard: the reception signs in, answers a message and closes tomorrow by keyboard alone', async () => {
  const { email, password } = await stack.createAccount('Rita', 'reception');
  const context = await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce', timezoneId: 'America/Cuiaba' });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${stack.siteUrl}/studio`);
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Senha'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByTestId('overview').waitFor();
  await settled(page);

  const message = page.getByRole('region', { name: 'Mensagens novas' }).getByRole('link', { name: /Maria Ensaio/ });
  await tabTo(page, message);
  expect(await showsFocus(page, message)).toBe(true);
  await page.keyboard.press('Enter');
  const prepared = page.getByRole('button', { name: 'Pedir que ligue' });
  await prepared.waitFor();
  await settled(page);
  await tabTo(page, prepared);
  expect(await showsFocus(page, prepared)).toBe(true);
  await page.keyboard.press('Space');
  await page.getByTestId('prepared-answer').waitFor();
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' });
  await tabTo(page, whatsapp);
  expect(await showsFocus(page, whatsapp)).toBe(true);
  await page.keyboard.press('Enter');
  await page
    .getByText(/^Respondida por Rita/)
    .first()
    .waitFor();

  await page.bringToFront();
  await goInStudio(page, '/inicio');
  const today = page.getByRole('button', { name: 'Mudar o horário de hoje' });
  await tabTo(page, today);
  await page.keyboard.press('Enter');
  const dialog = page.getByTestId('nested-object-dialog');
  const closed = dialog.getByRole('radio', { name: 'Fechado' });
  await closed.waitFor();
  await settled(page);
  await tabTo(page, closed);
  await page.keyboard.press('Space');
  await dialog.getByText('No site:').waitFor();
  const day = dialog.locator('[data-testid$=".date"] input').first();
  await tabTo(page, day);
  await page.keyboard.press('ControlOrMeta+A');
  const tomorrow = daysAfter(dayAt('America/Cuiaba', new Date()), 1);
  await page.keyboard.type(tomorrow.split('-').toReversed().join('/'));
  await page.keyboard.press('Tab');
  await eventually(
    () => stack.client.fetch<string | null>('*[_id == "drafts.clinicHours"][0].specialDates[-1].date'),
    tomorrow,
  );
  await settled(page);
  await closeDialog(page);
  const publish = page.locator('[data-testid="action-publicar"]:not([disabled])');
  await tabTo(page, publish);
  await page.keyboard.press('Enter');
  const closedDays = `count(*[_id == "clinicHours"][0].specialDates[date == "${tomorrow}" && status == "fechado"])`;
  await eventually(() => stack.client.fetch<number>(closedDays), 1);
  await context.close();
});

it('by keyboard: the technical director reads the whole text and approves it by keyboard alone', async () => {
  const { page } = await signIn(browser, stack, '', await stack.createAccount('Davi', 'technical-director'));
  const whole = page.locator('summary', { hasText: 'Ler tudo o que se aprova' });
  await tabTo(page, whole);
  expect(await showsFocus(page, whole)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('details').getByText(QUOTE, { exact: true }).waitFor();
  const approve = page.getByRole('button', { name: 'Aprovar e publicar' });
  await tabTo(page, approve);
  expect(await showsFocus(page, approve)).toBe(true);
  await page.keyboard.press('Enter');
  await eventually(() => stack.client.fetch<string | null>('*[_id == "depoimento"][0].approval.byName'), 'Davi');
  await page.context().close();
});

it.each([
  ['Trocar foto', () => 'Trocar foto'],
  ['first week', () => 'Começar'],
])('by keyboard: the dialog of %s takes the focus, keeps it, and gives it back', async (_, nameOf) => {
  const { page } = await signIn(browser, stack);
  await page.getByTestId('overview').waitFor();
  const button = page.getByRole('button', { name: nameOf(), exact: true });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button').nth(1).waitFor();
  await settled(page);
  for (let times = 0; times < 12; times += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => hasFocus(button), true, 5_000);
  await page.context().close();
});
