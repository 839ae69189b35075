/** A visitor writes to the clinic, with and without script, with and without the lake; staff read and answer (L1, L5, L9). */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { violations } from './quality/axe.ts';
import { queryAsEditor } from './query.ts';
import { startStack, type Stack } from './stack.ts';
import { goInStudio } from './studio.ts';

let stack: Stack;
let browser: Browser;
let staff: Page;

const ADDRESS = '/contato';
const MESSAGES = '*[_type == "message"] | order(receivedAt)';

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
  ({ page: staff } = await signIn(browser, stack, '/structure/messages;novo'));
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

async function visitor(javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  if (javaScriptEnabled) await openForm(page);
  else await page.goto(stack.siteUrl + ADDRESS);
  return page;
}

/** Waits until the form is sent with script, which is a file of its own that comes last. */
async function openForm(page: Page): Promise<void> {
  await page.goto(stack.siteUrl + ADDRESS);
  await page.locator('form[data-ready]').waitFor();
}

async function fill(page: Page, name: string, text = 'Gostaria de marcar uma consulta.'): Promise<void> {
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('Telefone com DDD').fill('66 99999 0000');
  await page.getByLabel('Assunto').selectOption('Agendamento');
  await page.getByLabel('Mensagem').fill(text);
  await page.getByLabel('Li a Política de Privacidade').check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensagem' }).click();
const names = () => queryAsEditor<string[]>(stack, staff, `${MESSAGES}.name`);

it.each([true, false])('says what is missing beside the fields and in a summary, script: %s', async (hasScript) => {
  const page = await visitor(hasScript);
  await page.getByLabel('Nome completo').fill('Ana Ensaio');
  await send(page);
  const summary = page.locator('form .answer');
  await summary.getByText('Há 4 erros no formulário').waitFor();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  const phone = page.getByLabel('Telefone com DDD');
  expect(await phone.getAttribute('aria-invalid')).toBe('true');
  const described = (await phone.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`#${described}`).textContent()).toBe('Escreva o telefone com DDD');
  expect(await page.getByLabel('Nome completo').inputValue()).toBe('Ana Ensaio');
  await summary.getByRole('link', { name: /^Telefone com DDD/ }).click();
  expect(await phone.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
});

it('P16: says what cannot be as soon as somebody leaves the field, without asking the server', async () => {
  const page = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  const phone = page.getByLabel('Telefone com DDD');
  const said = page.getByText('Use 10 ou 11 números, com o DDD, como (66) 90000-0000');
  await phone.fill('12');
  expect(await said.isVisible()).toBe(false);
  await phone.blur();
  await said.waitFor();
  await phone.fill('(66) 99999-0000');
  await phone.blur();
  await said.waitFor({ state: 'hidden' });
  expect(asked.filter((url) => !url.endsWith('/api/visits'))).toEqual([]);
  await page.context().close();
});

it('sends a message; a double click sends one', async () => {
  const page = await visitor();
  await fill(page, 'Ana com script');
  await page.getByRole('button', { name: 'Enviar mensagem' }).dblclick();
  await page.getByText('Responderemos em até 2 dias úteis.').waitFor();
  await eventually(async () => (await names()).join(), 'Ana com script');
  await page.context().close();
});

it('sends without script, gives everything back with an error, and a reload of the answer sends nothing new', async () => {
  const page = await visitor(false);
  await fill(page, 'Bia sem script');
  await page.getByLabel('Telefone com DDD').fill('999');
  await send(page);
  await page.getByText('Há 1 erro no formulário').waitFor();
  expect(await page.getByLabel('Nome completo').inputValue()).toBe('Bia sem script');
  expect(await page.getByLabel('Assunto').inputValue()).toBe('agendamento');
  expect(await page.getByLabel('Mensagem').inputValue()).toBe('Gostaria de marcar uma consulta.');
  expect(await page.getByLabel('Li a Política de Privacidade').isChecked()).toBe(true);
  await page.getByLabel('Telefone com DDD').fill('(66) 3000-0000');
  // The form of this answer is fresh: nobody is that quick.
  await page.waitForTimeout(2_100);
  await send(page);
  await page.getByText('Mensagem enviada.').waitFor();
  await page.reload();
  await page.getByText('Mensagem enviada.').waitFor();
  await eventually(async () => (await names()).join(), 'Ana com script,Bia sem script');
  await page.context().close();
});

it('loses nothing while the lake is away: the message arrives when it is back', async () => {
  await stack.stopLake();
  const page = await visitor(false);
  await fill(page, 'Caio na queda');
  await send(page);
  await page.getByText('Mensagem enviada.').waitFor();
  await stack.startLake();
  await eventually(async () => (await names()).at(-1) ?? '', 'Caio na queda');
  expect(await names()).toHaveLength(3);
  await page.context().close();
});

it('sends before the form’s script has come; the same words sent again with it are still one message', async () => {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const scripts = Promise.withResolvers<void>();
  await context.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(stack.siteUrl + ADDRESS, { waitUntil: 'commit' });
  await fill(page, 'Dora com pressa');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click({ noWaitAfter: true });
  await page.getByText('Mensagem enviada.').waitFor();
  scripts.resolve();
  await openForm(page);
  await fill(page, 'Dora com pressa');
  await send(page);
  await page.getByText('Mensagem enviada.').waitFor();
  // A second one would arrive within this time.
  await page.waitForTimeout(1_500);
  expect((await names()).filter((name) => name === 'Dora com pressa')).toHaveLength(1);
  await context.close();
});

it('keeps what was typed for somebody who looks at another page and comes back', async () => {
  const page = await visitor();
  await fill(page, 'Eva de volta', 'Vou conferir o convênio antes.');
  await page.getByRole('banner').getByRole('link', { name: 'Convênios' }).click();
  await page.waitForURL('**/convenios');
  await page.goBack();
  await page.waitForURL(`**${ADDRESS}`);
  await eventually(() => page.getByLabel('Mensagem').inputValue(), 'Vou conferir o convênio antes.');
  expect(await page.getByLabel('Nome completo').inputValue()).toBe('Eva de volta');
  await page.context().close();
});

it.each(['light', 'dark'] as const)(
  'can be read and used with errors and when it is sent, on a phone, %s (A2)',
  async (colorScheme) => {
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await openForm(page);
    await send(page);
    await page.getByText('Há 5 erros no formulário').waitFor();
    // What a visitor scrolls past, not through, covers nothing.
    await page.addStyleTag({ content: '.contact-bar, [data-site-header] { position: static !important }' });
    expect(await violations(page)).toEqual([]);
    await fill(page, `Fábio ${colorScheme}`);
    await send(page);
    await page.getByText('Mensagem enviada.').waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  },
);

it('shows staff what is new; marked as answered it leaves the list', async () => {
  await goInStudio(staff, '/structure/messages;novo');
  await staff.getByText('Ana com script').first().click();
  const state = staff.getByTestId('field-state');
  await state.getByText('Respondida').click();
  await eventually(() => queryAsEditor<string>(stack, staff, `${MESSAGES}[0].state`), 'respondido');
  const [message] = await queryAsEditor<Record<string, unknown>[]>(stack, staff, MESSAGES);
  expect(message).toMatchObject({
    _id: expect.stringMatching(/^messages\.[\da-f-]{36}$/),
    phone: '(66) 99999-0000',
    subject: 'agendamento',
    consent: { at: expect.any(String), textVersion: expect.any(String) },
    retentionUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  await goInStudio(staff, '/structure/messages;novo');
  await staff.getByText('Bia sem script').first().waitFor();
  expect(await staff.getByText('Ana com script').count()).toBe(0);
});

it('shows the public nothing of it (L4)', async () => {
  for (const path of [
    '/data/query/production?perspective=raw&query=*',
    '/data/export/production',
    '/data/doc/production/messages.a',
  ]) {
    const reply = await fetch(`${stack.siteUrl}/lake/v2025-02-19${path}`);
    expect(reply.status).toBe(401);
    expect(await reply.text()).not.toContain('Ana com script');
  }
});

it('refuses a form that another site sends', async () => {
  const page = await visitor(false);
  const hidden = await page
    .locator('form input[name^="$ACTION"]')
    .evaluateAll((inputs) =>
      inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''] as const),
    );
  expect(hidden.length).toBeGreaterThan(0);
  const body = new FormData();
  for (const [name, value] of hidden) body.append(name, value);
  for (const [name, value] of Object.entries({
    name: 'Outra',
    phone: '6630000000',
    subject: 'outro',
    text: 'oi',
    consent: 'sim',
  })) {
    body.append(name, value);
  }
  const foreign = await fetch(stack.siteUrl + ADDRESS, {
    method: 'POST',
    body,
    headers: { origin: 'https://outro.invalid' },
  });
  expect(foreign.status).toBe(403);
  const own = await fetch(stack.siteUrl + ADDRESS, { method: 'POST', body, headers: { origin: stack.siteUrl } });
  expect([own.status, (await own.text()).includes('Mensagem enviada.')]).toEqual([200, true]);
  await page.context().close();
});
