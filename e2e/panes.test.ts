/** Three documents open side by side over plain HTTP/1.1 on one origin, all of them saving (protocol trap T1). */
import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { hasFocus } from './keyboard.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { chooseAction, documentPath, goInStudio } from './studio.ts';

let stack: StudioStack;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  ({ page } = await signIn(browser, stack));
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('shows an administrator every tool by its name at 1280 px', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const tools = page.getByTestId('studio-navbar').getByRole('link', { name: /^\p{L}/u });
  await eventually(
    async () => (await tools.allInnerTexts()).filter(Boolean).join(', '),
    'Início, Conteúdo, Prévia, Arquivos, Mudanças programadas, Relatório do mês, Ajuda, Banco',
  );
});

it('S20: on a phone nothing in the bar lies over anything else', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const create = page.getByTestId('new-document-button');
  const versions = page.getByTestId('releases-tool-link');
  await page.getByTestId('overview').waitFor();
  const [left, right] = await Promise.all([create.boundingBox(), versions.locator('xpath=..').boundingBox()]);
  if (!left || !right) throw new Error('The bar lacks a part.');
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
});

/** Pixels of a field that are in sight between the bars above and below a form, of how many. */
const inSight = (field: Locator) =>
  field.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.min(bottom, innerHeight - 60) - Math.max(top, 97) >= Math.min(bottom - top, 150);
  });

it.each([
  ['choices', 'service', 'service-acompanhamento', 'ageGroups'],
  ['a group of fields', 'siteSettings', 'siteSettings', 'crmRegistration'],
])('M1: an address brings to its field on a phone, be it %s', async (_, type, id, name) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goInStudio(page, '/structure');
  await goInStudio(page, documentPath(type, id, name));
  const field = page.getByTestId(`field-${name}`);
  await eventually(() => inSight(field), true);
  await eventually(() => hasFocus(field.locator('input').first()), true);
});

it('opens the guide at what is about a document, and finds in it what is searched', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await goInStudio(page, documentPath('exam', 'exam-rx-torax'));
  await chooseAction(page, 'Ajuda sobre isto');
  const guide = page.getByTestId('guide');
  await guide.getByRole('heading', { level: 1, name: 'Adicionar um exame' }).waitFor();
  await guide.getByLabel('Buscar na ajuda').fill('hipopótamo');
  await guide.getByText('Nada sobre isso.').waitFor();
  await guide.getByLabel('Buscar na ajuda').fill('preparo');
  await guide.getByRole('link', { name: 'Adicionar um exame' }).click();
  const picture = guide.locator('img').first();
  await guide.getByLabel('Buscar na ajuda').fill('');
  await guide.getByRole('link', { name: 'Mudar o horário' }).click();
  await picture.scrollIntoViewIfNeeded();
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), 1280);
});

it('opens and saves in all three panes', async () => {
  const people = await stack.client.fetch<{ _id: string; fullName: string }[]>(
    '*[_type == "professional"] | order(_id)[0...3]{_id, fullName}',
    {},
    { perspective: 'published' },
  );
  expect(people).toHaveLength(3);
  await page.setViewportSize({ width: 2400, height: 1000 });
  const panes = people.map(({ _id }) => `${_id},type=professional`).map(encodeURIComponent);
  await goInStudio(page, `/structure/team;everyone;${panes.join(';')}`);
  const inputs = page.getByTestId('field-fullName').locator('input');
  await inputs.nth(people.length - 1).waitFor();
  for (const [index, person] of people.entries()) {
    await inputs.nth(index).fill(`${person.fullName} Terceira`);
    const read = () => stack.client.fetch<string | null>('*[_id == $id][0].fullName', { id: `drafts.${person._id}` });
    // Studio throttles saving over all documents at once: a second document must not be typed into within its second.
    await eventually(read, `${person.fullName} Terceira`);
  }
});
