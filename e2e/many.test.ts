/** Many at once (M5): prices as a table, plans of several exams, a page in the menu, a page from a model. */
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { approvalButton, chooseAction, documentPath, field, goInStudio, settled, textInput } from './studio.ts';

let stack: StudioStack;
let browser: Browser;
let editor: Page;
let director: Page;
let contributor: Page;
let watches: PageWatch[];

const stored = <T>(groq: string) => stack.client.fetch<T>(groq, {}, { perspective: 'raw' });
const amountOf = (id: string) => () => stored<number | null>(`*[_id == "${id}"][0].amountCents`);
const amount = (page: Page, label: string): Locator => page.getByRole('textbox', { name: `Valor: ${label}` });
const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** What a list of the open dialog says, once it is there. */
async function linesOf(page: Page, title: string): Promise<string[]> {
  const lines = dialogOf(page).getByRole('region', { name: title }).getByRole('listitem');
  await lines.first().waitFor();
  return await lines.allInnerTexts();
}

/** Pastes as a spreadsheet does: the cells as text. */
async function paste(into: Locator, text: string): Promise<void> {
  await into.evaluate((element, cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  const people = await Promise.all([
    stack.createAccount('Edu', 'editor'),
    stack.createAccount('Dora', 'technical-director'),
    stack.createAccount('Carla', 'contributor'),
  ]);
  const staff = [];
  for (const person of people) staff.push(await signIn(browser, stack, '', person));
  [editor, director, contributor] = staff.map(({ page }) => page) as [Page, Page, Page];
  watches = staff.map(({ watch }) => watch);
});

afterEach(() => nothingWentWrong(...watches));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('M5: one price takes four steps from the opening screen, and nothing is published before the last', async () => {
  const steps = [
    () => editor.getByRole('button', { name: 'Tabela de preços' }).click(),
    () => amount(editor, 'Consulta de clínica geral').fill('R$ 250,00'),
    () => editor.getByRole('button', { name: 'Publicar 1 alteração' }).click(),
    () => dialogOf(editor).getByRole('button', { name: 'Publicar', exact: true }).click(),
  ];
  for (const step of steps.slice(0, 3)) await step();
  expect(await linesOf(editor, 'Vão para o site agora')).toEqual([
    'Consulta de clínica geral: antes R$ 0,00, agora R$ 250,00',
  ]);
  expect(await amountOf('price-consulta')()).toBe(0);
  await steps.at(-1)?.();
  await eventually(amountOf('price-consulta'), 250_00);
  expect(steps.length).toBeLessThanOrEqual(4);
  expect(await stored('*[_id == "price-consulta"][0].validFrom')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await stored('*[_id == "drafts.price-consulta"][0]')).toBeNull();
});

it('M5: Enter and the arrows go through the amounts, Escape takes back', async () => {
  const [first, second] = [amount(editor, 'Consulta de clínica geral'), amount(editor, 'Consulta médica por vídeo')];
  const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);
  await first.focus();
  await first.press('Enter');
  expect(await hasFocus(second)).toBe(true);
  await second.press('ArrowUp');
  expect(await hasFocus(first)).toBe(true);
  await first.fill('duzentos');
  await editor.getByRole('alert').getByText('Escreva só o valor, como 250,00.').waitFor();
  expect(await editor.getByRole('button', { name: 'Publicar 1 alteração' }).isDisabled()).toBe(true);
  await first.press('Escape');
  expect(await first.inputValue()).toBe('250,00');
});

it('M5: cells of a spreadsheet are shown before they are taken over: what changes, what was not found', async () => {
  const cells = 'consulta de clinica geral\t260,00\nConsulta médica por vídeo\tR$ 180\nRaio-X\t90,00';
  await paste(amount(editor, 'Consulta de clínica geral'), cells);
  expect(await linesOf(editor, 'O que muda')).toEqual([
    'Consulta de clínica geral: antes R$ 250,00, agora R$ 260,00',
    'Consulta médica por vídeo: antes R$ 0,00, agora R$ 180,00',
  ]);
  expect(await linesOf(editor, 'Não encontrado: confira o nome')).toEqual(['Raio-X']);
  await dialogOf(editor).getByRole('button', { name: 'Usar 2 valores' }).click();
  await editor.getByRole('button', { name: 'Publicar 2 alterações' }).waitFor();
  expect(await amountOf('price-consulta-video')()).toBe(0);
});

it('M5: what somebody else changed meanwhile is said and not overwritten', async () => {
  await stack.client.patch('price-consulta-video').set({ amountCents: 170_00 }).commit();
  await editor.getByText('Outra pessoa mudou este valor agora: R$ 170,00.').waitFor();
  expect(await editor.getByRole('button', { name: 'Publicar 2 alterações' }).isDisabled()).toBe(true);
  await editor.getByRole('button', { name: 'Ficar com o dela' }).click();
  await editor.getByRole('button', { name: 'Publicar 1 alteração' }).click();
  await dialogOf(editor).getByRole('button', { name: 'Publicar', exact: true }).click();
  await eventually(amountOf('price-consulta'), 260_00);
  expect(await amountOf('price-consulta-video')()).toBe(170_00);
});

it('M5: the price of an exam waits for the technical director, and the dialog says so before', async () => {
  await amount(editor, 'Exames de ultrassonografia').fill('150');
  await editor.getByRole('button', { name: 'Pedir aprovação de 1 alteração' }).click();
  expect(await linesOf(editor, 'Ficam em rascunho, com o pedido de aprovação')).toHaveLength(1);
  await dialogOf(editor).getByRole('button', { name: 'Enviar' }).click();
  await eventually(amountOf('drafts.price-exames'), 150_00);
  expect(await amountOf('price-exames')()).toBeNull();
  expect(await stored('*[_id == "drafts.approval.price-exames"][0].requestedBy.name')).toBe('Edu');
  await director.getByRole('link', { name: /Exames de ultrassonografia.*enviado por Edu/ }).waitFor();
  await director.getByRole('button', { name: 'Aprovar e publicar' }).click();
  await approvalButton(director).click();
  await eventually(amountOf('price-exames'), 150_00);
});

it('M5: the technical director publishes the price of an exam from the table, approved', async () => {
  await director.getByRole('button', { name: 'Tabela de preços' }).click();
  await amount(director, 'Exames de ultrassonografia').fill('160,00');
  await director.getByRole('button', { name: 'Publicar 1 alteração' }).click();
  await dialogOf(director).getByRole('button', { name: 'Publicar', exact: true }).click();
  await eventually(amountOf('price-exames'), 160_00);
  expect(await stored('*[_id == "price-exames"][0].approval.content.amountCents')).toBe(160_00);
  expect(await stored('*[_id == "drafts.price-exames"][0]')).toBeNull();
});

it('M5: prices are planned in the table, where a planned change is chosen, and the site keeps its own', async () => {
  const metadata = { title: 'Tabela nova', releaseType: 'scheduled', intendedPublishAt: '2099-01-01T04:00Z' } as const;
  const { releaseId } = await stack.client.releases.create({ metadata });
  await goInStudio(editor, `/structure/plans;price-table?perspective=${releaseId}`);
  const percentage = editor.getByRole('textbox', { name: 'Reajuste em %' });
  await percentage.fill('oito');
  await percentage.press('Enter');
  await editor.getByText('Escreva só o número').waitFor();
  await percentage.fill('8,5');
  await editor.getByRole('button', { name: 'Reajustar' }).click();
  await editor.getByText('3 valores mudaram na tabela.').waitFor();
  await amount(editor, 'Exames de ultrassonografia').fill('175');
  await amount(editor, 'Consulta médica por vídeo').press('Escape');
  await editor.getByRole('button', { name: 'Incluir 2 alterações em “Tabela nova”' }).click();
  expect(await linesOf(editor, 'Mudam no site em 01/01/2099, às 0h, no horário da clínica')).toEqual([
    'Consulta de clínica geral: antes R$ 260,00, agora R$ 282,10',
    'Exames de ultrassonografia: antes R$ 160,00, agora R$ 175,00',
  ]);
  await dialogOf(editor).getByText('ainda precisa da aprovação do diretor técnico').waitFor();
  await dialogOf(editor).getByRole('button', { name: 'Incluir' }).click();
  const version = `*[_id == "versions.${releaseId}.price-exames"][0]{amountCents, validFrom}`;
  await eventually(() => stored(version), { amountCents: 175_00, validFrom: '2099-01-01' });
  expect(await amountOf('price-exames')()).toBe(160_00);
  expect(await stored('*[_id == "drafts.price-exames"][0]')).toBeNull();
  await editor.getByText('No site: R$ 160,00.').waitFor();
  await goInStudio(director, '/inicio');
  const waiting = director.getByRole('region', { name: 'Esperando aprovação' });
  await waiting.getByText('Valor · programado para 01/01/2099').waitFor();
  await stack.client.releases.schedule({ releaseId, publishAt: metadata.intendedPublishAt });
  await editor.getByText('“Tabela nova” já está agendada.').waitFor();
  expect(await amount(editor, 'Exames de ultrassonografia').isEditable()).toBe(false);
  await goInStudio(editor, '/structure/plans;price-table');
});

it('M5: who may not publish asks, and the site keeps the old price', async () => {
  await contributor.getByRole('button', { name: 'Tabela de preços' }).click();
  await amount(contributor, 'Consulta médica por vídeo').fill('190');
  await contributor.getByRole('button', { name: 'Pedir aprovação de 1 alteração' }).click();
  await dialogOf(contributor).getByRole('button', { name: 'Enviar' }).click();
  await eventually(amountOf('drafts.price-consulta-video'), 190_00);
  expect(await amountOf('price-consulta-video')()).toBe(170_00);
});

it('M5: the table goes out as a CSV and comes in again', async () => {
  const [download] = await Promise.all([
    editor.waitForEvent('download'),
    editor.getByRole('button', { name: 'Baixar planilha (CSV)' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFNome;Tipo;Valor;Observação\r\n/);
  expect(csv).toContain('\r\nExames de ultrassonografia;Exame;160,00;');
  const buffer = Buffer.from(csv.replace(';260,00;', ';265,00;'));
  const file = { name: 'valores.csv', mimeType: 'text/csv', buffer };
  await editor.locator('input[type="file"]').setInputFiles(file);
  expect(await linesOf(editor, 'O que muda')).toEqual(['Consulta de clínica geral: antes R$ 260,00, agora R$ 265,00']);
  await dialogOf(editor).getByRole('button', { name: 'Cancelar' }).click();
  // Z10: a workbook is refused in words.
  const workbook = { name: 'valores.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004\u0000xl') };
  await editor.locator('input[type="file"]').setInputFiles(workbook);
  await editor.getByText('salve a planilha como CSV').waitFor();
  expect(await dialogOf(editor).count()).toBe(0);
  await settled(editor);
});

const ticks = (plan: string) => () =>
  stored<number>(`count(*[_id == "${plan}"][0].coverage[target._ref in ["exam-doppler-carotidas", "exam-rx-torax"]])`);
const box = (name: string | RegExp) => editor.getByTestId('many-plans').getByRole('checkbox', { name });

it('M5: several exams get several plans in one transaction, shown before', async () => {
  await goInStudio(editor, '/structure/plans;many-plans');
  await editor.getByRole('textbox', { name: 'Procurar quem atende' }).fill('doppler');
  await box('Doppler de carótidas').check();
  await editor.getByRole('textbox', { name: 'Procurar quem atende' }).fill('raio');
  await box('Raio-X de tórax').check();
  for (const plan of ['Convênio Exemplo B', 'Convênio Exemplo C']) await box(new RegExp(plan)).check();
  await editor.getByRole('button', { name: 'Publicar 2 alterações' }).click();
  expect(await linesOf(editor, 'Passam a aceitar')).toEqual([
    'Convênio Exemplo B: Doppler de carótidas, Raio-X de tórax',
    'Convênio Exemplo C: Doppler de carótidas, Raio-X de tórax',
  ]);
  expect(await ticks('plan-exemplo-b')()).toBe(0);
  await dialogOf(editor).getByRole('button', { name: 'Publicar', exact: true }).click();
  await eventually(ticks('plan-exemplo-b'), 2);
  const revisions = await stored<string[]>('array::unique(*[_id in ["plan-exemplo-b", "plan-exemplo-c"]]._rev)');
  expect(revisions).toHaveLength(1);
  await editor.getByText('2 convênios mudaram no site').waitFor();
  await dialogOf(editor).waitFor({ state: 'detached' });
  expect(await box(/Convênio Exemplo B/).isChecked()).toBe(true);
});

it('M5: what was ticked for several is taken away again for all of them', async () => {
  await box(/Convênio Exemplo B/).uncheck();
  await editor.getByRole('button', { name: 'Publicar 1 alteração' }).click();
  expect(await linesOf(editor, 'Deixam de aceitar')).toHaveLength(1);
  await dialogOf(editor).getByRole('button', { name: 'Publicar', exact: true }).click();
  await eventually(ticks('plan-exemplo-b'), 0);
  expect(await ticks('plan-exemplo-c')()).toBe(2);
});

const menuOf = (name: string) => () =>
  stored<string[]>(`*[_id == "siteSettings"][0].${name}[].label`).then((labels) => labels.join(', '));
const menuForm = (page: Page) => page.getByTestId('page-in-menu');

it('M5, Z8: a page goes into the menu from its own form, with the limit said, however often one clicks, and out again', async () => {
  await goInStudio(editor, documentPath('exam', 'exam-doppler-carotidas'));
  await chooseAction(editor, 'Pôr no menu ou tirar');
  await menuForm(editor).getByText('Cabem seis links.').waitFor();
  expect(await menuForm(editor).getByRole('button', { name: 'Pôr no menu' }).isDisabled()).toBe(true);
  await menuForm(editor).getByLabel('Menu').selectOption('footerMenu');
  await menuForm(editor).getByLabel('Onde').selectOption({ label: 'Depois de “Exames”' });
  await menuForm(editor).getByLabel('Texto do link').fill('Doppler');
  await menuForm(editor).getByRole('button', { name: 'Pôr no menu' }).dblclick();
  const before = 'A clínica, Serviços, Exames, Convênios e preços, Temas de saúde, Resultados, Privacidade';
  await eventually(menuOf('footerMenu'), before.replace('Exames,', 'Exames, Doppler,'));
  await menuForm(editor).waitFor({ state: 'detached' });
  await editor.getByText('O link está no menu do site').waitFor();
  expect(await editor.getByText('Nada foi publicado').count()).toBe(0);
  await chooseAction(editor, 'Pôr no menu ou tirar');
  await menuForm(editor).getByText('Esta página já está no Menu do rodapé: “Doppler”.').waitFor();
  await menuForm(editor).getByRole('button', { name: 'Tirar do menu' }).click();
  await eventually(menuOf('footerMenu'), before);
  expect(await stored('*[_id == "drafts.siteSettings"][0]')).toBeNull();
});

it('M5: who may not publish puts it into a draft of the menu, and asks', async () => {
  await goInStudio(contributor, documentPath('exam', 'exam-doppler-carotidas'));
  await chooseAction(contributor, 'Pôr no menu ou tirar');
  await menuForm(contributor).getByLabel('Onde').selectOption({ label: 'No lugar de “Convênios e preços”' });
  await menuForm(contributor).getByRole('button', { name: 'Pedir aprovação' }).click();
  const asked = '*[_id == "drafts.approval.siteSettings"][0].requestedBy.name';
  await eventually(() => stored<string | null>(asked), 'Carla');
  expect(await menuOf('mainMenu')()).toContain('Convênios e preços');
  expect(await stored('*[_id == "drafts.siteSettings"][0].mainMenu[3].label')).toBe('Doppler de carótidas');
});

it('M5: a page begins from a model, and is not published with its texts', async () => {
  await goInStudio(editor, '/structure/pages');
  await editor.getByTestId('multi-action-intent-button').click();
  await editor.getByRole('menuitem', { name: 'Começar de um modelo: Check-up' }).click();
  await textInput(editor, 'title').fill('Check-up de rotina');
  await field(editor, 'slug').getByRole('button', { name: 'Gerar' }).click();
  const draft = '*[_id in path("drafts.**") && title == "Check-up de rotina"][0]';
  await eventually(() => stored<string | null>(`${draft}.slug.current`), 'check-up-de-rotina');
  expect(await stored(`${draft}.sections[]._type`)).toEqual(['banner', 'features', 'pricing', 'team', 'faq']);
  await editor.getByText(/Para publicar, corrija: .*Seções/).waitFor();
  expect(await editor.getByTestId('action-publicar').isDisabled()).toBe(true);
});
