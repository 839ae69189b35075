/** The clinic takes on a nutritionist, with an area of her own, as its staff would: by the desk, from nothing to her page (M). */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { queryPublished } from './query.ts';
import { startStack, type Stack } from './stack.ts';
import { addRegistration, chooseReference, field, goInStudio, publish, settled, textInput } from './studio.ts';

const NAME = 'Nina Ensaio Prado';
const ADDRESS = '/profissional/nina-ensaio-prado';

let stack: Stack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const htmlOf = async (path: string) => await (await fetch(stack.siteUrl + path)).text();

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
  ({ page, watch } = await signIn(browser, stack, '/structure/team'));
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('makes the area in its list, which says whose rules hold', async () => {
  await page.getByRole('link', { name: 'Áreas', exact: true }).click();
  await page.getByRole('link', { name: /Diagnóstico por imagem/ }).waitFor();
  await page.getByTestId('action-intent-button').click();
  await textInput(page, 'title').fill('Nutrição');
  await field(page, 'anchor').getByRole('button', { name: /Gerar/ }).click();
  await field(page, 'regulation').getByText('Outra profissão da saúde').click();
  await publish(page);
  const areas = () => queryPublished<number>(stack, 'count(*[_type == "area" && title == "Nutrição"])');
  await eventually(areas, 1);
  // Nobody attends in it yet.
  expect(await htmlOf('/')).not.toContain('nutrição');
});

it('opens an area where a link leads to it, and not the list of who works there', async () => {
  const id = await queryPublished<string>(stack, '*[_type == "area" && title == "Nutrição"][0]._id');
  await goInStudio(page, `/intent/edit/id=${id};type=area`);
  await eventually(async () => await textInput(page, 'title').inputValue(), 'Nutrição');
  await goInStudio(page, '/intent/create/template=area;type=area');
  await eventually(async () => await textInput(page, 'title').inputValue(), '');
});

it('makes the person in it, as a nutritionist and not as whoever else the council registers', async () => {
  await goInStudio(page, '/intent/create/template=professional;type=professional');
  await textInput(page, 'fullName').fill(NAME);
  await field(page, 'slug').getByRole('button', { name: /Gerar/ }).click();
  await field(page, 'genderLabel').getByText('No feminino: Médica, Psicóloga').click();
  await chooseReference(page, 'area', 'Nutrição');
  const registration = { council: 'CRN · nutrição', profession: 'Nutricionista', number: '12345', region: '1' };
  await addRegistration(page, registration);
  await settled(page);
  await publish(page);
  await eventually(async () => (await fetch(stack.siteUrl + ADDRESS)).status, 200);
  await eventually(async () => (await htmlOf('/')).includes('nutrição'), true);
});

it('shows her with profession, registration and area, on her page and where visitors look for an area', async () => {
  const visitor = await browser.newPage();
  await visitor.goto(stack.siteUrl + ADDRESS);
  const head = visitor.getByRole('heading', { level: 1 }).locator('..');
  expect(await head.innerText()).toContain('Nutricionista · CRN 01/12345');
  expect(await head.innerText()).toContain('Nutrição');
  await visitor.goto(`${stack.siteUrl}/profissional?q=nutricao`);
  const group = visitor.getByRole('region', { name: 'Nutrição' });
  expect(await group.getByRole('link', { name: NAME, exact: true }).getAttribute('href')).toBe(ADDRESS);
  expect(await group.getByRole('heading', { level: 2 }).getAttribute('id')).toBe('nutricao');
  expect(await visitor.getByRole('region').filter({ hasText: 'Clínica geral' }).count()).toBe(0);
  await visitor.close();
});

it('has the area in the desk, with her in it', async () => {
  await goInStudio(page, '/structure/team;by-area');
  const area = page.getByRole('link', { name: /Nutrição/ });
  await area.waitFor();
  // Areas are made in their own list.
  expect(await page.getByTestId('action-intent-button').count()).toBe(0);
  await area.click();
  const person = page.getByRole('link', { name: new RegExp(NAME) });
  await person.waitFor();
  expect(await person.count()).toBe(1);
});
