/**
 * Parts of Studio that are ours, by axe (WCAG 2.2 AA), on a desk in light and on a phone in dark colours; dialogs of ours
 * opened by keyboard alone, closed with Escape, and the focus back where it was. A new part is a line in a table.
 */
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { createBackup } from '../lake/backup/create-backup.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { hasFocus, tabTo } from './keyboard.ts';
import { violations } from './quality/axe.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { documentPath, goInStudio, settled } from './studio.ts';

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

type Do = (page: Page) => Promise<unknown>;

interface Part {
  readonly path: string;
  /** What is looked at. */
  readonly part: string;
  /** Brings it about, may be done again. */
  readonly before?: Do;
  readonly as?: 'director';
}

const testId = (name: string) => `[data-testid="${name}"]`;
const settings = (field: string) => documentPath('siteSettings', 'siteSettings', field);

/** Tools, panes, and inputs in forms. */
const PARTS: Readonly<Record<string, Part>> = {
  'the start screen': { path: '/inicio', part: testId('dashboard') },
  'the start screen of the director, with the whole text to approve': {
    path: '/inicio',
    part: testId('dashboard'),
    as: 'director',
    before: (page) =>
      page
        .locator('details:not([open]) > summary')
        .first()
        .click({ timeout: 5_000 })
        .catch(() => undefined),
  },
  'the month’s report': { path: '/relatorio', part: testId('report') },
  'the guide': { path: '/ajuda', part: testId('guide') },
  'what was deleted': { path: '/structure/removed', part: testId('removed') },
  'an order': { path: '/structure/services;order-exam', part: testId('order') },
  'the table of prices': {
    path: '/structure/plans;price-table',
    part: testId('price-table'),
    async before(page) {
      await page.getByRole('textbox', { name: 'Valor: Exames de ultrassonografia' }).fill('cem');
      await page.getByRole('alert').first().waitFor();
    },
  },
  'plans of several exams': { path: '/structure/plans;many-plans', part: testId('many-plans'), before: choosePlan },
  'links of an old site, tried out (U8)': {
    path: '/structure/moving-in',
    part: testId('moving-in'),
    async before(page) {
      const list = '/contatos\t/contato\n/equipe\t/exames\n/x\t/nao-ha\nsem barra\t/contato';
      await page.getByRole('textbox', { name: 'Links antigos e novos' }).fill(list);
      await page.getByRole('row', { name: /Não há página em/ }).waitFor();
    },
  },
  'requests for an appointment': { path: '/structure/requests', part: testId('request-board') },
  'a message and its answers': {
    path: documentPath('message', 'messages.acesso'),
    part: testId('answers'),
    before: (page) => page.getByRole('button', { name: 'Pedir que ligue' }).click(),
  },
  'a request for approval': { path: documentPath('testimonial', 'depoimento'), part: testId('approval-banner') },
  'a special date': {
    path: '/inicio',
    part: testId('day-outcome'),
    before: (page) => page.getByRole('button', { name: 'Mudar o horário de hoje' }).click(),
  },
  'the brand colour': { path: settings('brandColor'), part: testId('field-brandColor') },
  'the font': { path: settings('font'), part: testId('field-font') },
};

interface Dialog {
  readonly path: string;
  readonly before?: Do;
  readonly button: string | RegExp;
}

const DIALOGS: Readonly<Record<string, Dialog>> = {
  'the first week': { path: '/inicio', button: 'Começar' },
  'Trocar foto': { path: '/inicio', button: 'Trocar foto' },
  'a document out of a backup': {
    path: '/inicio',
    button: 'Recuperar de uma cópia',
  },
  'prices to publish': {
    path: '/structure/plans;price-table',
    button: /^Publicar 1 /,
    before: (page) => page.getByRole('textbox', { name: 'Valor: Consulta por vídeo' }).fill('2,50'),
  },
  'prices of a spreadsheet': {
    path: '/structure/plans;price-table',
    button: 'Ler planilha (CSV)',
    async before(page) {
      const name = 'valores.csv';
      page.once('filechooser', (chooser) => void chooser.setFiles({ name, mimeType: 'text/csv', buffer: CSV }));
    },
  },
  'plans to publish': {
    path: '/structure/plans;many-plans',
    button: /^Publicar \d/,
    before: choosePlan,
  },
};

const CSV = Buffer.from('Item;Valor\nConsulta por vídeo;250,00\nSem nome;1\n');

async function choosePlan(page: Page): Promise<void> {
  await page.getByTestId('many-plans').getByRole('checkbox', { name: 'Raio-X de tórax' }).check();
  await page
    .getByTestId('many-plans')
    .getByRole('checkbox', { name: /Convênio Exemplo C/ })
    .check();
}

let stack: StudioStack;
let browser: Browser;
let administrator: Page;
let director: Page;

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  const { dataDir } = stack.settings;
  await createBackup(dataDir, join(dataDir, 'backups', '2026-11-19T06-00-00Z.tar.gz'));
  const receivedAt = new Date().toISOString();
  const message = { _type: 'message', state: 'novo', name: 'Maria Ensaio', phone: '(66) 99999-0000', receivedAt };
  const quote = 'Fui atendida no horário marcado e bem orientada pela equipe. '.repeat(4).trim();
  const area = { _type: 'reference', _ref: 'area-clinica-geral' };
  const said = { _type: 'testimonial', quote, authorDisplay: 'M. S.', area, subject: 'recepcao', consentRef: 'A-12' };
  const testimonial = { ...said, consentAt: '2026-10-01' };
  await stack.client
    .transaction()
    .create({ _id: 'messages.acesso', subject: 'agendamento', text: 'Gostaria de um horário.', ...message })
    .create({ _id: 'messages.pedido', number: '1234-5678', text: 'De manhã.', ...message })
    .create({ _id: 'drafts.depoimento', ...testimonial })
    .create({ _id: 'apagado', _type: 'faqItem', question: 'Onde fica?' })
    .commit();
  await stack.client.delete('apagado');
  const requestedBy = { id: 'edu', name: 'Edu' };
  await stack.client.create({
    _id: 'drafts.approval.depoimento',
    _type: 'approval',
    documentId: 'depoimento',
    documentType: 'testimonial',
    state: 'waiting',
    note: 'Confira.',
    requestedBy,
  });
  administrator = (await signIn(browser, stack)).page;
  const account = await stack.createAccount('Dora', 'technical-director');
  director = (await signIn(browser, stack, '', account)).page;
  for (const page of [administrator, director]) page.setDefaultTimeout(12_000);
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** Does something in each look. */
async function inEachLook(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const { width, height, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await settled(page);
    await check(width);
  }
}

it.each(Object.keys(PARTS))('axe: %s', async (name) => {
  const { path, part, before, as } = need(PARTS[name]);
  const page = as === 'director' ? director : administrator;
  await page.setViewportSize({ width: 1440, height: 900 });
  await goInStudio(page, path);
  await before?.(page);
  await page.locator(part).first().waitFor();
  const found: string[] = [];
  await inEachLook(page, async (width) => {
    await page.locator(part).first().waitFor();
    found.push(...(await violations(page, {}, [], { include: part.split(', ') })).map((line) => `${width} ${line}`));
  });
  await page.keyboard.press('Escape');
  expect(found).toEqual([]);
});

it.each(Object.keys(DIALOGS))('by keyboard, and by axe: the dialog of %s', async (name) => {
  const { path, before, button } = need(DIALOGS[name]);
  const page = administrator;
  const found: string[] = [];
  await inEachLook(page, async (width) => {
    await goInStudio(page, path);
    await before?.(page);
    const opener = page.getByRole('button', { name: button, exact: true });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button').nth(1).waitFor();
    await settled(page);
    for (let times = 0; times < 12; times += 1) {
      await page.keyboard.press('Tab');
      found.push(...((await holdsFocus(dialog)) ? [] : [`${width} the focus leaves it`]));
    }
    found.push(...(await violations(page, {}, [], { include: ['[role="dialog"]'] })).map((line) => `${width} ${line}`));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => hasFocus(opener), true, 5_000).catch(async () => {
      found.push(
        `${width} the focus is on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))}`,
      );
    });
  });
  expect(found).toEqual([]);
});

const holdsFocus = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is not in the table.');
  return value;
}
