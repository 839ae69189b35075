/** Finding documents: in the search of the whole Studio, and where one document refers to another. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { addProfessional } from './people.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { documentPath, goInStudio, textInput } from './studio.ts';

let stack: StudioStack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  await addProfessional(stack.client, 'journey-search', 'Zulmira Ensaio Conceição');
  await stack.client.create({ _id: 'journey-topic', _type: 'topic', title: 'Vacinação de viajantes' });
  await stack.client.create({ _id: 'drafts.journey-post', _type: 'post', title: 'Artigo da jornada' });
  ({ page, watch } = await signIn(browser, stack));
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('finds a document by the beginning of a word, with or without accents, and opens it', async () => {
  await page.getByTestId('studio-search').click();
  const results = page.getByTestId('search-results');
  for (const words of ['zulmira concei', 'conceicao']) {
    await page.getByPlaceholder('Pesquisar', { exact: true }).fill(words);
    await results.getByText('Zulmira Ensaio Conceição').waitFor();
    await eventually(() => results.getByRole('link').count(), 1);
  }
  await results.getByText('Zulmira Ensaio Conceição').click();
  await eventually(() => textInput(page, 'fullName').inputValue(), 'Zulmira Ensaio Conceição');
});

it('says when nothing is found', async () => {
  await page.getByTestId('studio-search').click();
  await page.getByPlaceholder('Pesquisar', { exact: true }).fill('xyzzyqwerty');
  await page.getByText('Nenhum resultado encontrado').waitFor();
  expect(await page.getByTestId('search-results').getByRole('link').count()).toBe(0);
  await page.keyboard.press('Escape');
});

it('finds the document to refer to by its words, and stores the reference', async () => {
  await goInStudio(page, documentPath('post', 'journey-post'));
  const topic = page.locator('[data-comments-field-id="topic"]');
  await topic.getByRole('combobox').fill('viajan');
  await page.getByRole('listbox').getByText('Vacinação de viajantes').click();
  await topic.getByTestId('default-preview').getByText('Vacinação de viajantes').waitFor();
  const reference = () => stack.client.fetch<string | null>('*[_id == "drafts.journey-post"][0].topic._ref');
  await eventually(reference, 'journey-topic');
});
