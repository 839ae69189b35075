/** A new professional: created, portrait uploaded, published, seen by visitors, unpublished again (R2, B10, L2). */
import type { SanityClient } from '@sanity/client';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { administrator } from './administrator.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { startStack, type Stack } from './stack.ts';
import {
  addRegistration,
  chooseAction,
  chooseReference,
  documentPath,
  field,
  goInStudio,
  publish,
  saved,
  settled,
  textInput,
  unpublish,
  untilShown,
} from './studio.ts';

const NAME = 'Elisa Ensaio Moraes';
const ADDRESS = '/profissional/elisa-ensaio-moraes';

let stack: Stack;
let client: SanityClient;
let browser: Browser;
let editor: Page;

const statusOf = async (path: string) => (await fetch(stack.siteUrl + path)).status;
const htmlOf = async (path: string) => await (await fetch(stack.siteUrl + path)).text();

beforeAll(async () => {
  stack = await startStack();
  client = await administrator(stack.settings);
  browser = await openBrowser();
  ({ page: editor } = await signIn(browser, stack, '/intent/create/template=professional;type=professional'));
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('is not there before', async () => {
  expect(await statusOf(ADDRESS)).toBe(404);
});

it('appears in the team section and at an address of its own, with the portrait', async () => {
  await textInput(editor, 'fullName').fill(NAME);
  await field(editor, 'slug').getByRole('button', { name: /Gerar/ }).click();
  await field(editor, 'genderLabel').getByText('No feminino: Médica, Psicóloga').click();
  await chooseReference(editor, 'area', 'Clínica geral');
  await addRegistration(editor, { council: 'CRM · medicina', number: '12345', uf: 'MT' });
  await editor.getByTestId('group-tab-profile').click();
  await field(editor, 'drawing').locator('select').selectOption({ label: 'Mulher de franja, de uniforme' });
  const portrait = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#a9c3f5' } })
    .jpeg()
    .toBuffer();
  const upload = editor.locator('input[type=file]').first();
  await untilShown(editor.getByTestId('image-input').locator('img').first(), () =>
    upload.setInputFiles({ name: 'retrato.jpg', mimeType: 'image/jpeg', buffer: portrait }),
  );
  // The photo takes the place of what was drawn until then, in the form and on the site.
  await field(editor, 'drawing').waitFor({ state: 'hidden' });
  await textInput(editor, 'photo.alt').fill(`Retrato de ${NAME}`);
  await saved(editor);
  // What is stored after the click takes the publication back (in Studio the last action wins): the end of an upload, too.
  await settled(editor);
  await publish(editor);
  await eventually(() => statusOf(ADDRESS), 200);
  expect(await htmlOf(ADDRESS)).toContain(NAME);
  expect(await htmlOf(ADDRESS)).not.toContain('#portrait-');
  expect(await htmlOf('/')).toContain(NAME);
  const visitor = await browser.newPage();
  await visitor.goto(stack.siteUrl + ADDRESS);
  const loaded = await visitor
    .locator('main img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
  expect(loaded).toBeGreaterThan(100);
});

it('is a 404 again when unpublished', async () => {
  await unpublish(editor);
  await eventually(() => statusOf(ADDRESS), 404);
  expect(await htmlOf('/')).not.toContain(NAME);
});

const leaving = () => editor.getByRole('dialog', { name: 'Saiu da clínica' });
const openLeaving = async (id: string) => {
  await goInStudio(editor, documentPath('professional', id));
  await settled(editor);
  await chooseAction(editor, 'Saiu da clínica');
};

it('T4: leaves the clinic in one step, which shows what waits for somebody else', async () => {
  await openLeaving('professional-ana-exemplo');
  await leaving()
    .getByText(/É o diretor técnico da clínica/)
    .waitFor();
  expect(await leaving().getByRole('button', { name: 'Tirar do site' }).isDisabled()).toBe(true);
  await leaving().getByRole('button', { name: 'Cancelar' }).click();

  await openLeaving('professional-bruno-modelo');
  await leaving().getByText('Exames que outra pessoa precisa assumir').waitFor();
  expect(await htmlOf('/profissional')).toContain('Bruno Modelo');
});

it('S10: who takes over and the buttons are in sight without scrolling, and an exam is listed once', async () => {
  await editor.setViewportSize({ width: 1440, height: 900 });
  const parts = [leaving().getByRole('combobox'), leaving().getByRole('button', { name: 'Tirar do site' })];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  expect(boxes.filter((box) => !box || box.y + box.height > 900)).toEqual([]);
  const links = await leaving()
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(1);
  expect(links).toEqual([...new Set(links)]);
});

const count = (condition: string) => client.fetch<number>(`count(*[${condition}])`, {}, { perspective: 'raw' });
const ofBruno = (field: string) => `${field}._ref == "professional-bruno-modelo" && !(_id in path("versions.**"))`;
const REQUESTS = '_type == "approval" && documentType == "exam" && state == "waiting"';

it('S10: who left meanwhile is refused at the press, and nothing is written', async () => {
  const registrations = [{ _key: 'crm', council: 'CRM', number: '1234', uf: 'MT' }];
  await client.create({
    _id: 'lia',
    _type: 'professional',
    fullName: 'Lia Ensaio Prado',
    status: 'ativo',
    registrations,
  });
  await leaving().getByRole('button', { name: 'Cancelar' }).click();
  await openLeaving('professional-bruno-modelo');
  await leaving().getByRole('combobox').selectOption({ label: 'Lia Ensaio Prado' });
  await client.patch('lia').set({ status: 'ex-membro' }).commit();
  await leaving().getByRole('button', { name: 'Tirar do site e trocar' }).click();
  await editor.getByText('Lia Ensaio Prado não pode mais assumir os exames').waitFor();
  expect(await count(REQUESTS)).toBe(0);
  expect(await count('"lia" in [reportedBy._ref, reviewedBy._ref]')).toBe(0);
  expect(await count('_id == "professional-bruno-modelo" && status == "ex-membro"')).toBe(0);
});

it('S10: somebody else takes over in all exams in the same dialog; preparations wait for the director', async () => {
  const reviewed = await count(`_type == "exam" && ${ofBruno('reviewedBy')}`);
  expect(await count(`_type == "exam" && ${ofBruno('reportedBy')}`)).toBeGreaterThan(1);
  // From the person's form: the menu, “Saiu da clínica”, who takes over, and this.
  await leaving().getByRole('combobox').selectOption({ label: 'Ana Exemplo da Silva' });
  await leaving().getByRole('button', { name: 'Tirar do site e trocar' }).click();
  await eventually(() => statusOf('/profissional/bruno-modelo'), 404);
  await eventually(async () => (await htmlOf('/profissional')).includes('Bruno Modelo'), false);
  await eventually(() => count(`_type == "exam" && ${ofBruno('reportedBy')}`), 0);
  expect(await count(REQUESTS)).toBe(reviewed);
});
