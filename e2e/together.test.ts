/** Several people in one document: who is there, what they type, what they say about it, and what is left to do. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { addProfessional } from './people.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { documentPath, field, textInput } from './studio.ts';

const ID = 'journey-together';

let stack: StudioStack;
let browser: Browser;
let ana: Page;
let bruno: Page;
let watches: PageWatch[];

/** Comments and tasks live in a dataset of their own. */
const comments = () => stack.client.withConfig({ dataset: 'production-comments' });

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  await addProfessional(stack.client, ID, 'Tina Ensaio Sales');
  const path = documentPath('professional', ID);
  // Both before anybody signs in: Studio asks once who is a member.
  const accounts = [await stack.createAccount('Ana', 'editor'), await stack.createAccount('Bruno', 'editor')] as const;
  const members = () => stack.client.fetch<number>('count(*[_id == "_.groups.editor"][0].members)');
  await eventually(members, accounts.length);
  const sessions = [
    await signIn(browser, stack, path, accounts[0]),
    await signIn(browser, stack, path, accounts[1]),
  ] as const;
  [ana, bruno] = [sessions[0].page, sessions[1].page];
  watches = sessions.map(({ watch }) => watch);
});

afterEach(() => nothingWentWrong(...watches));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('shows each of two people where the other one is', async () => {
  await textInput(ana, 'fullName').click();
  await eventually(() => isBeside(bruno, 'Ana', 'fullName'), true);
  await textInput(bruno, 'displayName').click();
  await eventually(() => isBeside(ana, 'Bruno', 'displayName'), true);
  expect(await isBeside(ana, 'Bruno', 'fullName')).toBe(false);
});

it('shows each of them what the other one types, and keeps both', async () => {
  await textInput(ana, 'fullName').fill('Tina Ensaio Sampaio');
  await textInput(bruno, 'displayName').fill('Tina Sampaio');
  await eventually(() => textInput(bruno, 'fullName').inputValue(), 'Tina Ensaio Sampaio');
  await eventually(() => textInput(ana, 'displayName').inputValue(), 'Tina Sampaio');
  const draft = () =>
    stack.client.fetch<string>(`*[_id == "drafts.${ID}"][0]{"both": fullName + "/" + displayName}.both`);
  await eventually(draft, 'Tina Ensaio Sampaio/Tina Sampaio');
});

it('carries a comment on a field and its answer from one to the other', async () => {
  await field(ana, 'fullName').hover();
  await field(ana, 'fullName').getByRole('button', { name: 'Adicionar comentário' }).click();
  await writeComment(ana, 'Conferir a grafia do sobrenome');
  await field(bruno, 'fullName').getByRole('button', { name: 'Abrir comentários' }).click();
  const thread = bruno.getByTestId('comments-list-item');
  await thread.getByText('Conferir a grafia do sobrenome').waitFor();
  await thread.getByTestId('comment-input-editable').click();
  await writeComment(bruno, 'Conferida com o conselho', thread);
  await ana.getByTestId('comments-list-item').getByText('Conferida com o conselho').waitFor();
  await ana.getByTestId('comments-list-item-status-button').first().click();
  await bruno.getByText('Conferir a grafia do sobrenome').waitFor({ state: 'detached' });
  // The answer is closed after the comment that it answers, in a transaction of its own.
  const stillOpen = () => comments().fetch<number>('count(*[_type == "comment" && status != "resolved"])');
  await eventually(stillOpen, 0);
  expect(await comments().fetch('count(*[_type == "comment"])')).toBe(2);
  const asNobody = comments().withConfig({ token: undefined, perspective: 'published' }).fetch('*');
  await expect(asNobody).rejects.toMatchObject({ statusCode: 401 });
});

it('hands a task about the document from one to the other, who finishes it', async () => {
  await ana.getByTestId('tasks-toolbar').click();
  await ana.getByRole('button', { name: 'Nova tarefa', exact: true }).click();
  await ana.getByPlaceholder('Título da tarefa').fill('Conferir o registro');
  await field(ana, 'assignedTo').getByText('Selecionar nome de usuário').click();
  await ana.getByRole('menuitem', { name: 'Bruno' }).click();
  await ana.getByRole('button', { name: 'Criar Tarefa' }).click();
  await bruno.getByTestId('tasks-toolbar').click();
  await bruno.getByText('Conferir o registro').click();
  // Studio names what a task is about as visitors know it, not as its draft does.
  await bruno.getByRole('link', { name: 'Tina Ensaio Sales' }).waitFor();
  await bruno.getByRole('button', { name: 'A fazer' }).click();
  await bruno.getByRole('menuitem', { name: 'Feita' }).click();
  const status = () => comments().fetch<string>('*[_type == "tasks.task"][0].status');
  await eventually(status, 'closed');
  const task = () => comments().fetch<unknown>('*[_type == "tasks.task"][0]{title, "about": target.document._ref}');
  expect(await task()).toEqual({ title: 'Conferir o registro', about: ID });
});

/** Studio draws the picture of who is in a field over the form, beside the field's title. */
async function isBeside(page: Page, person: string, path: string): Promise<boolean> {
  const box = await field(page, path).boundingBox();
  // All at once: pictures come and go, and asking a single one waits for it.
  const places = await page
    .locator(`[data-ui="Avatar"][title="${person}"], [data-ui="Avatar"][aria-label="${person}"]`)
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().toJSON()));
  return places.some(
    ({ x, y, height }) => box && height > 0 && x >= box.x && y >= box.y - height && y < box.y + box.height,
  );
}

async function writeComment(page: Page, text: string, inside = page.locator('body')): Promise<void> {
  const input = inside.getByTestId('comment-input').filter({ has: page.locator(':focus') });
  await input.waitFor();
  await page.keyboard.type(text);
  await input.getByTestId('comment-input-send-button').click();
}
