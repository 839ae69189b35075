/** The life of a document in Studio: made, edited, discarded, copied, taken off the site, deleted. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { addProfessional } from './people.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import {
  chooseAction,
  confirmAction,
  documentPath,
  field,
  goInStudio,
  publish,
  textInput,
  unpublish,
} from './studio.ts';

let stack: StudioStack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const stored = <T = string>(id: string, path = 'fullName') =>
  stack.client.fetch<T | null>(`*[_id == $id][0].${path}`, { id });

async function openProfessional(id: string, name: string): Promise<void> {
  await addProfessional(stack.client, id, name);
  await goInStudio(page, documentPath('professional', id));
  await page.getByTestId('document-panel-document-title').getByText(name).waitFor();
}

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  ({ page, watch } = await signIn(browser, stack, '/structure'));
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('makes a new page from the list of pages and publishes it (R1, L2)', async () => {
  await page.getByRole('link', { name: 'Páginas', exact: true }).click();
  await page.getByTestId('multi-action-intent-button').click();
  await page.getByRole('menuitem', { name: 'Página', exact: true }).click();
  await textInput(page, 'title').fill('Página da jornada');
  await field(page, 'slug').getByRole('button', { name: 'Gerar' }).click();
  const made = () => stack.client.fetch<string[]>('*[title == "Página da jornada" && defined(slug.current)]._id');
  const isPublished = async () => (await made()).join() !== '' && !(await made()).join().startsWith('drafts.');
  await eventually(async () => (await made()).length, 1);
  expect(await isPublished()).toBe(false);
  await publish(page);
  await eventually(isPublished, true);
  expect(await made()).toHaveLength(1);
});

it('keeps an edit as a draft beside the published version, and discards it again', async () => {
  await openProfessional('journey-edit', 'Edna Ensaio Prado');
  await textInput(page, 'fullName').fill('Edna Ensaio Pires');
  // Not by the word “Salvo”: Studio shows it for three seconds, and not where it mounts the form anew meanwhile.
  await eventually(() => stored('drafts.journey-edit'), 'Edna Ensaio Pires');
  expect(await stored('journey-edit')).toBe('Edna Ensaio Prado');
  await confirmAction(page, 'Descartar alterações');
  await page.getByText('Todas as alterações desde a última publicação foram descartadas').waitFor();
  expect(await textInput(page, 'fullName').inputValue()).toBe('Edna Ensaio Prado');
  expect(await stored('drafts.journey-edit')).toBeNull();
});

it('makes a copy, with an id of its own, as a draft', async () => {
  await openProfessional('journey-copy', 'Cora Ensaio Nunes');
  await chooseAction(page, 'Duplicar');
  await page.getByText('O documento foi duplicado com sucesso').waitFor();
  await page.waitForURL((url) => !url.pathname.includes('journey-copy'));
  const ids = await stack.client.fetch<string[]>('*[fullName == "Cora Ensaio Nunes"]._id | order(@)');
  expect(ids).toEqual([expect.stringMatching(/^drafts\./), 'journey-copy']);
});

it('takes a document off the site and keeps it as a draft', async () => {
  await openProfessional('journey-unpublish', 'Ugo Ensaio Vidal');
  await unpublish(page);
  await eventually(() => stored('journey-unpublish'), null);
  expect(await stored('drafts.journey-unpublish')).toBe('Ugo Ensaio Vidal');
});

it('says where a document is used and what to do instead, and deletes it when nothing refers to it', async () => {
  await addProfessional(stack.client, 'journey-delete', 'Davi Ensaio Lemos');
  await stack.client.create({
    _id: 'journey-referrer',
    _type: 'page',
    title: 'Página que refere',
    person: { _type: 'reference', _ref: 'journey-delete' },
  });
  await goInStudio(page, documentPath('professional', 'journey-delete'));
  await chooseAction(page, 'Excluir');
  const used = page.getByRole('dialog', { name: 'Este documento está em uso' });
  await used.getByRole('link', { name: 'Página que refere' }).waitFor();
  await used.getByRole('button', { name: 'Mudar a situação' }).click();
  await field(page, 'status').getByText('Saiu da clínica', { exact: true }).waitFor();
  expect(await stored('journey-delete')).toBe('Davi Ensaio Lemos');

  await stack.client.delete('journey-referrer');
  await page.reload();
  await confirmAction(page, 'Excluir');
  await eventually(() => stored('journey-delete'), null);
});
