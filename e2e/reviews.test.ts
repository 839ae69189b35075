/** A manager changes a reviewed text and asks; the technical director reads what changed and approves. Two browsers, few clicks. */
import type { SanityClient } from '@sanity/client';
import type { Browser, Locator, Page } from 'playwright-core';
import { administrator, createAccount } from './administrator.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { studioToken } from './query.ts';
import { startStack, type Stack } from './stack.ts';
import { approvalButton, documentPath, field, goInStudio, settled, textInput } from './studio.ts';

const EXAM = 'exam-us-abdome-total';
const DIET = 'Almoço leve na véspera.';
const FORGED = 'Jejum de dois dias.';

let stack: Stack;
let client: SanityClient;
let browser: Browser;
let manager: Page;
let director: Page;
let watches: PageWatch[];
let clicks = 0;

const click = async (target: Locator) => {
  await target.waitFor();
  clicks += 1;
  await target.click();
};
const shown = async (slug = 'ultrassonografia-de-abdome-total') =>
  ((await (await fetch(`${stack.siteUrl}/exames/${slug}`)).text()).split('<main')[1]?.split('</main')[0] ?? '')
    // React marks where one piece of a text ends.
    .replaceAll('<!-- -->', '');
const shows = async (words: string, slug?: string) => (await shown(slug)).includes(words);
const stored = <T>(groq: string) => client.fetch<T>(groq);
const button = (page: Page, name: string) => page.locator('button:enabled', { hasText: name });

async function write(page: Page, mutation: object): Promise<number> {
  const reply = await fetch(`${stack.lakeUrl}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await studioToken(page)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [mutation] }),
  });
  return reply.status;
}

beforeAll(async () => {
  stack = await startStack();
  client = await administrator(stack.settings);
  browser = await openBrowser();
  const account = (name: string, role: Parameters<typeof createAccount>[2]) =>
    createAccount(stack.settings.dataDir, name, role);
  const path = documentPath('exam', EXAM, 'preparation.diet');
  const first = await signIn(browser, stack, path, await account('Mara', 'editor'));
  const second = await signIn(browser, stack, '', await account('Dora', 'technical-director'));
  [manager, director, watches] = [first.page, second.page, [first.watch, second.watch]];
  await textInput(manager, 'preparation.diet').waitFor();
});

afterEach(() => nothingWentWrong(...watches));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('S1: a changed preparation is not published under the name of who never saw it, and Studio says so where it changed', async () => {
  expect(await shows('em 1 de outubro de 2026')).toBe(true);
  await textInput(manager, 'preparation.diet').fill(DIET);
  await eventually(() => stored(`*[_id == "drafts.${EXAM}"][0].preparation.diet`), DIET);
  await manager.getByText('Falta a aprovação do diretor técnico').waitFor();
  await manager.getByTestId('document-pane').getByRole('button', { name: 'Validação' }).click();
  await manager.getByText('Mudou depois da revisão: Preparo.').filter({ visible: true }).first().waitFor();
  await manager.keyboard.press('Escape');
  const warning = field(manager, 'preparation.diet').getByTestId('input-validation-icon-warning');
  await warning.hover();
  await manager.getByText('Mudou depois da revisão de 01/10/2026').filter({ visible: true }).first().waitFor();
  expect(await manager.getByTestId('action-publicar').count()).toBe(0);
});

it('S4: from “Pedir aprovação” to “aprovado”, each on a machine of their own, in at most six clicks', async () => {
  await director.getByText('Nada espera aprovação.').waitFor();
  await settled(manager);
  clicks = 0;
  await click(manager.getByTestId('action-pediraprovação'));
  await click(manager.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }));
  const waiting = director.getByRole('region', { name: 'Esperando aprovação' });
  await waiting.getByText(/^Preparo › Alimentação: de “[^”]+” para “Almoço leve na véspera\.”$/).waitFor();
  await waiting.getByText(/^Sai como revisado por Bruno Modelo/).waitFor();
  await click(button(director, 'Aprovar e publicar'));
  // What Studio warns of is read before somebody answers for it.
  await click(approvalButton(director));
  await director.getByText('Nada espera aprovação.').waitFor();
  expect(clicks).toBeLessThanOrEqual(6);
  await eventually(() => shows(DIET), true);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Cuiaba' }).format(new Date());
  expect(await stored(`*[_id == "${EXAM}"][0]{reviewedAt, "by": approval.byName}`)).toEqual({
    reviewedAt: today,
    by: 'Dora',
  });
  expect(await shown()).toMatch(/Revisado por/);
  expect(await shows('em 1 de outubro de 2026')).toBe(false);
});

it('S4: an approval that is copied, edited or forged through the API shows nothing', async () => {
  const exam = await client.getDocument(EXAM);
  if (!exam) throw new Error('The exam is gone.');
  const { _rev, _createdAt, _updatedAt, ...content } = exam;
  const preparation = { ...Object(content['preparation']), diet: FORGED };
  const slug = { _type: 'slug', current: 'exame-copiado' };
  // A copy for another exam, with the approval of this one.
  expect(await write(manager, { create: { ...content, _id: 'exam-copy', slug, title: 'Exame copiado' } })).toBe(200);
  await eventually(() => shows('Exame copiado', 'exame-copiado'), true);
  for (const words of ['Revisado por', DIET]) expect(await shows(words, 'exame-copiado')).toBe(false);
  const approval = { ...Object(content['approval']), content: { ...content, preparation } };
  for (const mutation of [
    { patch: { id: EXAM, set: { preparation, approval } } },
    { patch: { id: EXAM, set: { 'approval.content.preparation.diet': FORGED } } },
    { createOrReplace: { ...content, preparation, approval } },
    { create: { ...content, _id: 'exam-forged', preparation, approval } },
  ]) {
    expect(await write(manager, mutation)).toBe(403);
  }
  expect(await shows(DIET)).toBe(true);
  // An administrator may import one: it is kept as it came, and is nobody's here.
  const imported = {
    ...content,
    _id: 'exam-imported',
    slug: { _type: 'slug', current: 'exame-importado' },
    preparation,
  };
  await client.create({ ...imported, title: 'Exame importado', approval });
  await eventually(() => shows('Exame importado', 'exame-importado'), true);
  for (const words of ['Revisado por', FORGED]) expect(await shows(words, 'exame-importado')).toBe(false);
  // The text alone may be written, and then nobody's name stands over it.
  expect(await write(manager, { patch: { id: EXAM, set: { preparation } } })).toBe(200);
  await eventually(() => shows('Revisado por'), false);
  for (const words of [FORGED, DIET]) expect(await shows(words)).toBe(false);
});

it('S11: the form says which part visitors miss and why, and the director mends it there', async () => {
  await goInStudio(director, documentPath('exam', EXAM));
  const reason = director.getByRole('region', { name: 'Por que não aparece no site' });
  await reason.getByText(/“Preparo” está fora do site: Mudou depois da revisão: Preparo\./).waitFor();
  await reason.locator('button:enabled', { hasText: 'Aprovar' }).click();
  await approvalButton(director).click();
  await eventually(() => shows(FORGED), true);
  expect(await shows('Revisado por')).toBe(true);
  await reason.waitFor({ state: 'detached' });
});
