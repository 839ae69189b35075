/**
 * Parts of Studio that are ours, by axe (WCAG 2.2 AA), on a desk in light and on a phone in dark colours; dialogs of ours
 * opened by keyboard alone, closed with Escape, and the focus back where it was. Which they are: `studio-parts.ts`.
 */
import { join } from 'node:path';
import type { SanityDocument } from '@sanity/client';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Account } from './administrator.ts';
import { createBackup } from '../lake/backup/create-backup.ts';
import { openBrowser, signIn } from './browser.ts';
import { hasFocus, tabTo } from './keyboard.ts';
import { addProfessional } from './people.ts';
import { violations } from './quality/axe.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { type Dialog, DIALOGS, PARTS, PLANNED } from './studio-parts.ts';
import { chooseAction, followLink, quiet } from './studio.ts';

const DIALOG = '[role="dialog"]';
const NOTHING = { desk: [], phone: [] };

/** Side by side: to draw Studio in other colours takes longer than to open what is looked at. */
interface Devices {
  /** In light colours. */
  readonly desk: Page;
  /** In dark colours. */
  readonly phone: Page;
}

let stack: StudioStack;
let browser: Browser;
let staff: Readonly<Record<'administrator' | 'director', Devices>>;

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
  await stack.client.releases.create({ releaseId: PLANNED, metadata: { title: 'Ensaio', releaseType: 'undecided' } });
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
  const account = await stack.createAccount('Dora', 'technical-director');
  staff = { administrator: await devices(), director: await devices(account) };
});

async function devices(account?: Account): Promise<Devices> {
  const enter = async () => (await signIn(browser, stack, '', account)).page;
  const [desk, phone] = await Promise.all([enter(), enter()]);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.emulateMedia({ colorScheme: 'dark' });
  return { desk, phone };
}

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/**
 * Waits until Studio asks nothing, changes nothing of the page, and no colour is on its way to another. Not for idle time, as
 * `settled` does: after a change of colours Chromium has none for many seconds.
 */
const rested = (page: Page) => quiet(page, still);

/** In the page. */
async function still(): Promise<void> {
  await new Promise<void>((done) => {
    let timer = setTimeout(finish, 250);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, 250);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    function finish(): void {
      observer.disconnect();
      done();
    }
  });
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

async function go(page: Page, path: string): Promise<void> {
  await followLink(page, path);
  await rested(page);
}

/** What axe finds in a part that is shown. */
async function faults(page: Page, part: string): Promise<readonly string[]> {
  return await violations(page, {}, [], { include: [part] });
}

const both = ({ desk, phone }: Devices, act: (page: Page) => Promise<unknown>) => Promise.all([desk, phone].map(act));

it.each(Object.keys(PARTS))('axe: %s', async (name) => {
  const { path, before, part, as } = need(PARTS[name]);
  const on = need(staff[as ?? 'administrator']);
  await both(on, async (page) => {
    await go(page, path);
    if (before) {
      await before(page, stack.client);
      await rested(page);
    }
    await page.locator(part).first().waitFor();
  });
  expect({ desk: await faults(on.desk, part), phone: await faults(on.phone, part) }).toEqual(NOTHING);
});

it.each(Object.keys(DIALOGS))('by keyboard, and by axe: the dialog of %s', async (name) => {
  const row = need(DIALOGS[name]);
  const on = need(staff[row.as ?? 'administrator']);
  await both(on, (page) => go(page, row.path));
  // What one of them stores the other one has, too.
  await both(on, async (page) => await row.before?.(page, stack.client));
  const [opener] = await Promise.all([openByKeyboard(on.desk, row), openByTouch(on.phone, row)]);
  await both(on, async (page) => {
    await page.getByRole('dialog').getByRole('button').nth(1).waitFor();
    await rested(page);
    if (!row.step) return;
    await row.step(page, stack.client);
    await rested(page);
  });
  const dialog = on.desk.getByRole('dialog');
  const astray: string[] = [];
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await on.desk.keyboard.press(key);
    if (!(await holdsFocus(dialog))) astray.push(`${key} leads to ${await focused(on.desk)}`);
  }
  expect(astray).toEqual([]);
  expect({ desk: await faults(on.desk, DIALOG), phone: await faults(on.phone, DIALOG) }).toEqual(NOTHING);
  await both(on, async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  await on.desk.evaluate(still);
  const again =
    row.calledAfterwards === undefined
      ? opener
      : on.desk.getByRole('button', { name: row.calledAfterwards, exact: true });
  const after = (await hasFocus(again)) ? 'what opened it' : await focused(on.desk);
  expect(after).toBe('what opened it');
});

async function openByTouch(page: Page, { button, action }: Dialog): Promise<void> {
  if (action !== undefined) return await chooseAction(page, action);
  await page.getByRole('button', { name: need(button), exact: true }).click();
}

/** Opens a dialog by keyboard alone. @returns what has the focus when it is closed again */
async function openByKeyboard(page: Page, { button, action }: Dialog): Promise<Locator> {
  if (action === undefined) {
    const opener = page.getByRole('button', { name: need(button), exact: true });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    return opener;
  }
  const opener = page.locator('[data-testid="pane-footer"] [data-testid="action-menu-button"]:not([disabled])');
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
