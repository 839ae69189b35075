/** A visitor's open page shows what an editor publishes, without a reload (S5, R9, L2). */
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { type OpenPage, openPage, publishToOpenPage } from './shown-after.ts';
import { startStack, type Stack } from './stack.ts';
import { documentPath, field, goInStudio, publish, textInput } from './studio.ts';

const RUNS = 3;

let stack: Stack;
let browser: Browser;
let open: OpenPage;

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
  open = await openPage(browser, stack);
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('shows the state of the document while it is edited and published', async () => {
  const footer = open.editor.getByTestId('pane-footer');
  // Studio's notice goes by itself after some seconds.
  const notice = open.editor.getByText('O documento foi publicado').waitFor();
  await Promise.all([notice, publishToOpenPage(open, 'Cuidado perto de casa')]);
  await footer.getByText(/Última publicação/).waitFor();
  expect(await open.visitor.locator('h1').first().innerText()).toBe('Cuidado perto de casa');
  await textInput(open.editor, open.field).fill('Cuidado perto de si');
  await footer.getByText('Salvo').waitFor();
});

it('is in what a plain request of the page returns, with no rebuild (R9)', async () => {
  const html = await (await fetch(stack.siteUrl)).text();
  expect(html).toContain('Cuidado perto de casa');
  expect(html).not.toContain('Cuidado perto de si');
});

it(`shows each of ${RUNS} publications on the visitor's screen, without a reload (S5)`, async () => {
  const times: number[] = [];
  let loads = 0;
  open.visitor.on('load', () => (loads += 1));
  for (let run = 1; run <= RUNS; run += 1) {
    times.push(await publishToOpenPage(open, `Atendimento ${run} em Cidade Exemplo`));
  }
  console.log(`Publish to open page, ms: ${times.join(' ')}`);
  expect(loads).toBe(0);
});

it('keeps the Studio in Portuguese', async () => {
  expect(await open.editor.evaluate(() => document.documentElement.lang)).toMatch(/^pt/);
  await field(open.editor, 'title').first().waitFor();
});

it('shows beside the words for Google what comes of them, as the page then says it (R10)', async () => {
  const { editor } = open;
  const head = async () => {
    const html = await (await fetch(`${stack.siteUrl}/exames/raio-x-de-torax`)).text();
    return [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/].map((part) => part.exec(html)?.[1] ?? '');
  };
  await goInStudio(editor, documentPath('exam', 'exam-rx-torax', 'seo.title'));
  const result = editor.getByTestId('search-result');
  for (const words of await head()) await result.getByText(words, { exact: true }).waitFor();
  await result.getByRole('img').evaluate((picture: HTMLImageElement) => picture.decode());
  await textInput(editor, 'seo.title').fill('Radiografia do peito');
  await result.getByText('Radiografia do peito | Clínica Exemplo Norte', { exact: true }).waitFor();
  await publish(editor);
  await eventually(async () => (await head())[0], 'Radiografia do peito | Clínica Exemplo Norte');
});
