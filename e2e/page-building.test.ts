/** A page from nothing: six sections chosen by their pictures, published; one more copied from another page. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { closeDialog, documentPath, field, goInStudio, publish, settled, textInput } from './studio.ts';

const SECTIONS = [
  ['Banner', 'banner'],
  ['Equipe', 'team'],
  ['Serviços', 'services'],
  ['Convênios', 'healthPlans'],
  ['Perguntas frequentes', 'faq'],
  ['Horários e local', 'hoursLocation'],
] as const;

let stack: StudioStack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const stored = <T>(projection: string) => stack.client.fetch<T>(`*[title == "Página montada"][0].${projection}`);

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  const editor = await stack.createAccount('Mara', 'editor');
  ({ page, watch } = await signIn(browser, stack, '/structure/pages', editor));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('begins with an empty page', async () => {
  await page.getByTestId('multi-action-intent-button').click();
  await page.getByRole('menuitem', { name: 'Página', exact: true }).click();
  await textInput(page, 'title').fill('Página montada');
  await field(page, 'slug').getByRole('button', { name: 'Gerar' }).click();
  await eventually(() => stored<string | null>('slug.current'), 'pagina-montada');
  expect(await stored('sections')).toBeNull();
});

it('shows a picture of every section to choose from', async () => {
  await field(page, 'sections').getByTestId('add-multiple-object-button').click();
  const choices = page.getByRole('menuitem').filter({ has: page.locator('img') });
  await choices.first().waitFor();
  expect(await choices.count()).toBeGreaterThan(15);
  const sizes = await choices
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth));
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
});

it.each(SECTIONS)('adds the section %s and names it', async (title, type) => {
  await field(page, 'sections').getByTestId('add-multiple-object-button').click();
  await page.getByRole('menuitem', { name: title, exact: true }).click();
  const dialog = page.getByTestId('nested-object-dialog');
  const name = `Parte ${title}`;
  await dialog.locator('[data-testid^="field-"][data-testid$=".title"]').locator('input, textarea').first().fill(name);
  const written = () => stored<string | null>(`sections[_type == "${type}"][0]{"t": coalesce(title, header.title)}.t`);
  await eventually(written, name);
  await closeDialog(page);
  // Closed, a section still says what it is.
  await field(page, 'sections').getByText(name).first().waitFor();
});

it('is published with its six sections in the order they were added', async () => {
  await publish(page);
  await page.getByText('O documento foi publicado').waitFor();
  const read = (query: string) => stack.client.fetch<string[]>(query, {}, { perspective: 'published' });
  const types = await read('*[title == "Página montada"][0].sections[]._type');
  expect(types).toEqual(SECTIONS.map(([, type]) => type));
});

it('copies a section from another page, with everything in it', async () => {
  const source = await stack.client.fetch<{ _key: string; header: object }>(
    '*[_id == "page-servicos"][0].sections[_type == "services"][0]{_key, header}',
  );
  await goInStudio(page, documentPath('page', 'page-servicos'));
  await page.locator(`[id='sections[_key=="${source._key}"]-menuButton']`).click();
  await page.getByRole('menuitem', { name: 'Copiar', exact: true }).click();
  await page.getByRole('link', { name: /Página montada/ }).click();
  await page.getByTestId('document-panel-document-title').getByText('Página montada').waitFor();
  await settled(page);
  // The menu of a field shows when one points at the field.
  await field(page, 'sections').getByText('As partes da página').hover();
  await field(page, 'sections').getByTestId('field-actions-trigger').first().click();
  await page.getByRole('menuitem', { name: 'Colar campo' }).click();
  const copies = '*[_id in path("drafts.**") && title == "Página montada"][0].sections[_type == "services"]';
  await eventually(() => stack.client.fetch<number | null>(`count(${copies})`), 2);
  expect(await stack.client.fetch(`${copies}[1].header`)).toEqual(source.header);
});
