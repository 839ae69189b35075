/** One document out of a backup, by an administrator in Studio: found, read, brought back as a draft (M7). */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createBackup } from '../lake/backup/create-backup.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';

const ID = 'exam-rx-torax';
const BACKUPS = ['2026-11-19T06-00-00Z.tar.gz', '2026-11-20T06-00-00Z.tar.gz'];
const NOW = 'Exame com outro nome';

let stack: StudioStack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const titleOf = (id: string) => stack.client.fetch<string | null>('*[_id == $id][0].title', { id });

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  const { dataDir } = stack.settings;
  for (const name of BACKUPS) await createBackup(dataDir, join(dataDir, 'backups', name));
  await stack.client.patch(ID).set({ title: NOW }).commit();
  ({ page, watch } = await signIn(browser, stack));
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

async function search(words: string): Promise<void> {
  await page.getByRole('button', { name: 'Recuperar de uma cópia' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cópia de').selectOption({ index: 1 });
  await dialog.getByLabel('Título ou nome').fill(words);
  await page.keyboard.press('Enter');
}

it('M7: a backup is chosen by its date, and what is in it found by its title and read', async () => {
  await search('raio-x de torax');
  const found = page.getByRole('dialog').getByRole('region', { name: 'Raio-X de tórax' });
  await found.getByText(/^Exame, alterado em \d\d\/\d\d\/\d{4}, \d\d:\d\d$/).waitFor();
  await found.getByRole('button', { name: /^Ler o que dizia/ }).click();
  await found.getByText('Raio-X de tórax', { exact: true }).nth(1).waitFor();
  const dates = await page.getByLabel('Cópia de').locator('option').allTextContents();
  expect(dates.map((text) => text.slice(0, 10))).toEqual(['20/11/2026', '19/11/2026']);
});

it('M7: what is more than can be shown is told, with what to do', async () => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Título ou nome').fill('e');
  await page.keyboard.press('Enter');
  const said = dialog.getByText('Há outros');
  await said.waitFor();
  expect(await said.innerText()).toMatch(/^\d+ documentos\. Há outros: escreva mais palavras do título ou do nome\.$/);
  await dialog.getByLabel('Título ou nome').fill('raio-x de torax');
  await page.keyboard.press('Enter');
  await dialog.getByText('1 documento', { exact: true }).waitFor();
});

it('M7: it comes back as a draft; what is published stays, and the history tells both', async () => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Trazer de volta como rascunho: Raio-X de tórax' })
    .click();
  await eventually(() => titleOf(`drafts.${ID}`), 'Raio-X de tórax');
  expect(await titleOf(ID)).toBe(NOW);
  await page.getByTestId('document-pane').getByText('Raio-X de tórax').first().waitFor();
});

it('M7: never over a draft that is there', async () => {
  await stack.client.patch(`drafts.${ID}`).set({ title: 'Rascunho de alguém' }).commit();
  await page.getByRole('link', { name: 'Início' }).click();
  await search('raio-x de torax');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Trazer de volta/ })
    .click();
  await page.getByText('Já há um rascunho deste documento').waitFor();
  expect(await titleOf(`drafts.${ID}`)).toBe('Rascunho de alguém');
});
