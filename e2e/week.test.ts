/** The tasks of a week, as staff do them: a new professional, a plan that is back, news, a new photo, the month's report. */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { queryPublished, studioToken } from './query.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import {
  addRegistration,
  approvalButton,
  chooseReference,
  documentPath,
  field,
  goInStudio,
  publish,
  settled,
  textInput,
  untilShown,
} from './studio.ts';

const NAME = 'Elisa Ensaio Moraes';
const SERVICE = 'Consulta de clínica geral';
const NEWS = 'Novo horário aos sábados';

let stack: StudioStack;
let browser: Browser;
let editor: Page;
let director: Page;
let watches: PageWatch[];
/** The new professional's document. */
let person: string;

const published = <T>(groq: string) => queryPublished<T>(stack, groq);
const stored = <T>(groq: string) => stack.client.fetch<T>(groq);
const checklist = (page: Page) => page.getByRole('region', { name: 'Para completar o perfil' });
const picture = (background: string) =>
  sharp({ create: { width: 800, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();
const shortcut = async (name: string) => {
  await goInStudio(editor, '/inicio');
  await editor.getByRole('button', { name }).click();
};

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  const first = await signIn(browser, stack, '', await stack.createAccount('Edu', 'editor'));
  const second = await signIn(browser, stack, '', await stack.createAccount('Dora', 'technical-director'));
  [editor, director, watches] = [first.page, second.page, [first.watch, second.watch]];
  await editor.getByTestId('overview').waitFor();
});

afterEach(() => nothingWentWrong(...watches));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('T3: beside the grey Publicar stands what a new professional waits for, until nothing does', async () => {
  await shortcut('Adicionar profissional');
  await textInput(editor, 'fullName').fill(NAME);
  const waiting = editor.getByText(/^Para publicar, corrija: /);
  await waiting.waitFor();
  expect(await waiting.innerText()).toContain('Link da página');
  await field(editor, 'slug').getByRole('button', { name: /Gerar/ }).click();
  await field(editor, 'genderLabel').getByText('No feminino: Médica, Psicóloga').click();
  await chooseReference(editor, 'area', 'Clínica geral');
  await addRegistration(editor, { council: 'CRM · medicina', number: '12345', uf: 'MT' });
  await waiting.waitFor({ state: 'detached' });
  await settled(editor);
  await publish(editor);
  await eventually(() => published(`count(*[fullName == "${NAME}"])`), 1);
  person = await published(`*[fullName == "${NAME}"][0]._id`);
});

it('T3: the list above the form says what she still lacks, and each line is the way to do it', async () => {
  await goInStudio(director, documentPath('professional', person));
  await checklist(director).getByText('Em que serviços atende?').waitFor();
  await checklist(editor).getByRole('button', { name: SERVICE, exact: true }).click();
  await eventually(
    () => stored(`"${person}" in *[_id == "drafts.service-clinica-geral"][0].professionals[]._ref`),
    true,
  );
  await settled(editor);
  await publish(editor);
  await eventually(() => published(`"${person}" in *[_id == "service-clinica-geral"][0].professionals[]._ref`), true);
  await goInStudio(editor, documentPath('professional', person));
  await checklist(editor).getByRole('link', { name: 'Que convênios atende?' }).click();
  await editor.getByTestId('accepted-plans').waitFor();
  await checklist(editor).getByRole('link', { name: 'Falta a foto.' }).click();
  const upload = editor.locator('input[type=file]').first();
  await upload.waitFor({ state: 'attached' });
  await settled(editor);
  const portrait = { name: 'retrato.jpg', mimeType: 'image/jpeg', buffer: await picture('#a9c3f5') };
  await untilShown(editor.getByTestId('image-input').locator('img').first(), () => upload.setInputFiles(portrait));
  await textInput(editor, 'photo.alt').fill(`Retrato de ${NAME}`);
  await settled(editor);
  await publish(editor);
  await eventually(() => published(`defined(*[_id == "${person}"][0].photo.asset)`), true);
  await checklist(editor).getByText('Falta a foto.').waitFor({ state: 'detached' });
  expect(await checklist(editor).getByText('Em que serviços atende?').count()).toBe(0);
  await checklist(editor).getByText('Em que dias e horários atende?').waitFor();
});

it('T3: that the rest does not apply is said once, for colleagues too, and to no visitor', async () => {
  await checklist(director).getByText('Em que dias e horários atende?').waitFor();
  await checklist(editor).getByRole('button', { name: 'O resto não se aplica' }).click();
  await checklist(editor).waitFor({ state: 'detached' });
  await checklist(director).waitFor({ state: 'detached' });
  await director.reload();
  await textInput(director, 'fullName').waitFor();
  await settled(director);
  expect(await checklist(director).count()).toBe(0);
  expect(await stored('count(*[_type == "newcomer"])')).toBe(1);
  expect(await published('count(*[_type == "newcomer"])')).toBe(0);
});

it('T3: what is published and not on the site says why, with the way out', async () => {
  await stack.client.patch('plan-exemplo-a').set({ active: false }).commit();
  await goInStudio(editor, documentPath('healthPlan', 'plan-exemplo-a'));
  const reason = editor.getByRole('region', { name: 'Por que não aparece no site' });
  await reason.getByText('“Contrato em vigor” está desmarcado.').waitFor();
  await reason.getByRole('link', { name: 'Ir para o campo' }).click();
  const active = editor.getByTestId('boolean-input').filter({ hasText: 'Contrato em vigor' });
  await active.locator('input').check({ force: true });
  await settled(editor);
  await publish(editor);
  await eventually(() => published('*[_id == "plan-exemplo-a"][0].active'), true);
  await reason.waitFor({ state: 'detached' });
});

it('T8: a news item by its shortcut needs no reviewer, and says so when it reads like advice', async () => {
  await shortcut('Publicar uma notícia');
  await textInput(editor, 'title').fill('Remédios na sala de espera');
  await field(editor, 'slug').getByRole('button', { name: /Gerar/ }).click();
  await chooseReference(editor, 'topic', 'Antes da consulta');
  await textInput(editor, 'excerpt').fill('A partir de março a clínica atende também aos sábados pela manhã.');
  const body = editor.getByTestId('pt-editor');
  await body.click();
  await body.locator('[contenteditable="true"]').click();
  await editor.keyboard.type('Das 7h30 ao meio-dia.');
  await settled(editor);
  await editor.getByTestId('document-pane').getByRole('button', { name: 'Validação' }).click();
  await editor.getByText(/Parece falar de saúde \(“remedios”\)/).waitFor();
  await textInput(editor, 'title').fill(NEWS);
  await editor.getByText(/Parece falar de saúde/).waitFor({ state: 'detached' });
  await field(editor, 'slug').getByRole('button', { name: /Gerar/ }).click();
  await settled(editor);
  await publish(editor);
  const news = `*[_type == "post" && title == "${NEWS}"][0]`;
  await eventually(() => published(`${news}.kind`), 'noticia');
  expect(await published(`${news}{"slug": slug.current, reviewedBy, "isDated": defined(publishedAt)}`)).toEqual({
    slug: 'novo-horario-aos-sabados',
    reviewedBy: null,
    isDated: true,
  });
});

it('T10: a photo is changed where it stands, with its own permission, and nothing else is published', async () => {
  const photo = `*[_id == "${person}"][0].photo`;
  const old = await published<string>(`${photo}.asset._ref`);
  await stack.client.createIfNotExists({ _id: 'drafts.notice-ensaio', _type: 'notice', title: 'Ainda não' });
  await shortcut('Trocar foto');
  await editor.getByRole('button', { name: `Trocar a foto de ${NAME}` }).click();
  const dialog = editor.getByTestId('swap-photo');
  const swap = dialog.getByRole('button', { name: 'Trocar no site' });
  const file = { name: 'novo.jpg', mimeType: 'image/jpeg', buffer: await picture('#f5c3a9') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  expect(await dialog.getByLabel(`Descrição em ${NAME}`).inputValue()).toBe(`Retrato de ${NAME}`);
  // Who is seen on the new one is not known from the old one.
  expect(await swap.isDisabled()).toBe(true);
  await dialog.getByLabel('Quem aparece na foto nova').selectOption({ index: 1 });
  await swap.click();
  await eventually(async () => (await published<string>(`${photo}.asset._ref`)) === old, false);
  expect(await published(`${photo}{alt, "isAllowed": defined(peopleConsent)}`)).toEqual({
    alt: `Retrato de ${NAME}`,
    isAllowed: true,
  });
  expect(await published('count(*[_type == "notice" && title == "Ainda não"])')).toBe(0);
});

it('S15: the drawing that opens the first page gives way to a photo in the same dialog', async () => {
  const opening = '*[_id == "home"][0].sections[_type == "banner"][0]';
  const title = await published<string>(`${opening}.title`);
  await shortcut('Trocar foto');
  const place = editor.getByRole('region', { name: 'Sem foto ainda' }).getByRole('button').first();
  expect(await place.innerText()).toBe(`Início: ${title}`);
  await place.click();
  const dialog = editor.getByTestId('swap-photo');
  const file = { name: 'entrada.jpg', mimeType: 'image/jpeg', buffer: await picture('#a9c3f5') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByLabel(`Descrição em Início: ${title}`).fill('Entrada da clínica');
  await dialog.getByLabel('Quem aparece na foto nova').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Trocar no site' }).click();
  await eventually(() => published<string | null>(`${opening}.image.alt`), 'Entrada da clínica');
  expect(await published(`defined(${opening}.image.asset._ref)`)).toBe(true);
});

it('month report: the technical director reads who published and who approved; an editor has no such tool', async () => {
  const draftId = 'drafts.ensaio-depoimento';
  const publishedId = 'ensaio-depoimento';
  await stack.client.create({
    _id: draftId,
    _type: 'testimonial',
    quote: 'Fui atendida no horário marcado e bem orientada.',
    authorDisplay: 'Z. E.',
    area: { _type: 'reference', _ref: 'area-clinica-geral' },
    subject: 'recepcao',
    consentRef: 'A-12',
    consentAt: '2026-10-01',
  });
  await goInStudio(director, documentPath('testimonial', publishedId));
  await director.getByTestId('action-aprovarepublicar').click();
  await approvalButton(director).click();
  await eventually(() => published(`*[_id == "${publishedId}"][0].approval.byName`), 'Dora');

  await director.getByRole('link', { name: 'Relatório do mês' }).click();
  const rowOf = (words: string) => director.locator('.month-report').first().locator('tr').filter({ hasText: words });
  await rowOf('Z. E. (Depoimento)').waitFor();
  expect(await rowOf('Z. E. (Depoimento)').getByRole('cell').allInnerTexts()).toEqual([
    expect.stringMatching(/^\d/),
    expect.stringContaining('Z. E.'),
    'Publicado',
    'Dora',
    '',
    'Dora',
  ]);
  const ofPerson = await rowOf(`${NAME} (Profissional)`).first().getByRole('cell').allInnerTexts();
  expect(ofPerson.slice(2)).toEqual(['Publicado', 'Edu', '', '']);

  await goInStudio(editor, '/inicio');
  await editor.getByRole('link', { name: 'Conteúdo', exact: true }).waitFor();
  expect(await editor.getByRole('link', { name: 'Relatório do mês' }).count()).toBe(0);
  const query = new URLSearchParams({ from: '2026-11-01T00:00:00Z', until: '2026-11-30T00:00:00Z' });
  const address = `${stack.lakeUrl}/v2025-02-19/data/report/production?${query.toString()}`;
  const token = await studioToken(editor);
  expect((await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status).toBe(403);
});
