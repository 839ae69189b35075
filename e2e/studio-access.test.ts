/** Whole errands in Studio, by keyboard alone. Part by part, and by axe: `studio-parts.test.ts`. */
import type { Browser, Locator, Page } from 'playwright-core';
import { dayAt, daysAfter } from '../studio/dashboard/days.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { tabTo } from './keyboard.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { approvalButton, closeDialog, goInStudio, settled } from './studio.ts';

const MESSAGE = 'messages.acesso';
const QUOTE = 'Fui atendida no horário marcado e bem orientada pela equipe. '.repeat(4).trim();

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

it('by keyboard: the reception signs in, answers a message and closes the next day by keyboard alone', async () => {
  const { email, password } = await stack.createAccount('Rita', 'reception');
  const today = dayAt('America/Cuiaba', new Date());
  // On Sundays the clinic is closed anyway, and a special date that says so is refused.
  const nextOpenDay = daysAfter(today, new Date(today).getUTCDay() === 6 ? 2 : 1);
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
  expect(await page.getByRole('link', { name: 'Minha conta' }).getAttribute('href')).toBe('/lake/accounts/me');

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
  await tabTo(page, page.getByRole('button', { name: 'Mudar o horário de hoje' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByTestId('nested-object-dialog');
  const closed = dialog.getByRole('radio', { name: 'Fechado' });
  await closed.waitFor();
  await settled(page);
  await tabTo(page, closed);
  await page.keyboard.press('Space');
  const day = dialog.locator('[data-testid$=".date"] input').first();
  await tabTo(page, day);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(nextOpenDay.split('-').toReversed().join('/'));
  await page.keyboard.press('Tab');
  // Until here it may say that the clinic is closed on that day anyway: today may be a Sunday.
  await dialog.getByText('No site:').waitFor();
  await eventually(
    () => stack.client.fetch<string | null>('*[_id == "drafts.clinicHours"][0].specialDates[-1].date'),
    nextOpenDay,
  );
  await settled(page);
  await closeDialog(page);
  const publish = page.locator('[data-testid="action-publicar"]:not([disabled])');
  await tabTo(page, publish);
  await page.keyboard.press('Enter');
  const closedDays = `count(*[_id == "clinicHours"][0].specialDates[date == "${nextOpenDay}" && status == "fechado"])`;
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
  await tabTo(page, approvalButton(page));
  await page.keyboard.press('Enter');
  await eventually(() => stack.client.fetch<string | null>('*[_id == "depoimento"][0].approval.byName'), 'Davi');
  await page.context().close();
});
