/**
 * Parts of Studio that are ours, by axe (WCAG 2.2 AA), on a desk in light and on a phone in dark colours; dialogs of ours
 * opened by keyboard alone, closed with Escape, and the focus back where it was. Which they are: `studio-parts.ts`.
 */
import { join } from 'node:path';
import type { SanityDocument } from '@sanity/client';
import type { Browser, Locator, Page } from 'playwright-core';
import { createBackup } from '../lake/backup/create-backup.ts';
import { openBrowser, signIn } from './browser.ts';
import { hasFocus, tabTo } from './keyboard.ts';
import { addProfessional } from './people.ts';
import { violations } from './quality/axe.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { type Dialog, DIALOGS, PARTS } from './studio-parts.ts';
import { goInStudio, settled } from './studio.ts';

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

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
  const newcomer = { _type: 'professional', fullName: 'Nina Ensaio', area, status: 'ativo' };
  await stack.client
    .transaction()
    .create({ _id: 'messages.acesso', subject: 'agendamento', text: 'Gostaria de um horário.', ...message })
    .create({ _id: 'messages.pedido', number: '1234-5678', text: 'De manhã.', ...message })
    .create({ _id: 'drafts.depoimento', ...testimonial })
    .create({ _id: 'drafts.elogio', ...testimonial })
    .create({ _id: 'recem-chegada', ...newcomer })
    .create({ _id: 'quem-saiu', ...newcomer, fullName: 'Rui Ensaio', status: 'ex-membro' })
    .create({ _id: 'laudo', _type: 'exam', title: 'Ensaio', reportedBy: { _type: 'reference', _ref: 'quem-saiu' } })
    .create({ _id: 'apagado', _type: 'faqItem', question: 'Onde fica?' })
    .commit();
  await stack.client.delete('apagado');
  await addProfessional(stack.client, 'agendada', 'Rita Ensaio');
  const [scheduled] = await stack.client.fetch<[SanityDocument]>('*[_id == "agendada"]');
  await stack.client.create({ ...scheduled, _id: 'drafts.agendada', fullName: 'Rita Ensaio Depois' });
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
  await before?.(page, stack.client);
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
  const row = need(DIALOGS[name]);
  const page = row.as === 'director' ? director : administrator;
  const found: string[] = [];
  await inEachLook(page, async (width) => {
    await goInStudio(page, row.path);
    await row.before?.(page, stack.client);
    const opener = await openByKeyboard(page, row);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button').nth(1).waitFor();
    await settled(page);
    await row.step?.(page, stack.client);
    await settled(page);
    for (let times = 0; times < 12; times += 1) {
      found.push(
        ...((await holdsFocus(dialog)) ? [] : [`${width} after ${times} keys the focus is on ${await focused(page)}`]),
      );
      await page.keyboard.press('Tab');
    }
    found.push(...(await violations(page, {}, [], { include: ['[role="dialog"]'] })).map((line) => `${width} ${line}`));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await settled(page);
    found.push(...((await hasFocus(opener)) ? [] : [`${width} afterwards the focus is on ${await focused(page)}`]));
  });
  expect(found).toEqual([]);
});

/** Opens a dialog by keyboard alone. @returns what has the focus when it is closed again */
async function openByKeyboard(page: Page, { button, action }: Dialog): Promise<Locator> {
  if (action === undefined) {
    const opener = page.getByRole('button', { name: need(button), exact: true });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    return opener;
  }
  // That of a document which is going away is disabled.
  const opener = page.locator('[data-testid="action-menu-button"]:not([disabled])');
  // It stands after the form.
  await tabTo(page, opener, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('menuitem', { name: action }), 'ArrowDown');
  await page.keyboard.press('Enter');
  return opener;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
const holdsFocus = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is not in the table.');
  return value;
}
