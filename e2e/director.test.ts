/** What the clinic announces under the technical director's name: approved by the director, not ticked by anybody. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { type LetterBox, openLetterBox } from './letter-box.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { studioToken } from './query.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { approvalButton, chooseAction, documentPath, goInStudio, textInput, untilShown } from './studio.ts';

const ID = 'journey-director';
const QUOTE = 'Fui atendida no horário marcado e bem orientada.';

let letters: LetterBox;
let stack: StudioStack;
let browser: Browser;
let editor: Page;
let director: Page;
let watches: PageWatch[];

const approver = (id: string) => stack.client.fetch<string | null>('*[_id == $id][0].approval.byName', { id });

beforeAll(async () => {
  letters = await openLetterBox();
  stack = await startStudioStack({ SMTP_URL: letters.smtpUrl });
  browser = await openBrowser();
  await stack.client.create({
    _id: `drafts.${ID}`,
    _type: 'testimonial',
    quote: QUOTE,
    authorDisplay: 'M. S.',
    area: { _type: 'reference', _ref: 'area-clinica-geral' },
    subject: 'recepcao',
    consentRef: 'A-12',
    consentAt: '2026-10-01',
  });
  const path = documentPath('testimonial', ID);
  const first = await signIn(browser, stack, path, await stack.createAccount('Edu', 'editor'));
  const second = await signIn(browser, stack, path, await stack.createAccount('Dora', 'technical-director'));
  [editor, director, watches] = [first.page, second.page, [first.watch, second.watch]];
  await textInput(editor, 'quote').waitFor();
});

afterEach(() => nothingWentWrong(...watches));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await letters?.close();
});

it('C9: an editor has no button for it, and is refused by the lake', async () => {
  await editor.getByTestId('action-menu-button').click();
  await editor.getByRole('menuitem', { name: 'Duplicar' }).waitFor();
  expect(await editor.getByRole('menuitem', { name: 'Aprovar' }).count()).toBe(0);
  await editor.keyboard.press('Escape');
  const reply = await fetch(`${stack.lakeUrl}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await studioToken(editor)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ patch: { id: `drafts.${ID}`, set: { approval: { by: 'u' } } } }] }),
  });
  expect(reply.status).toBe(403);
});

it('C9, S4: the director approves and publishes at once', async () => {
  await director.getByTestId('action-aprovarepublicar').click();
  await approvalButton(director).click();
  await eventually(() => approver(ID), 'Dora');
  await eventually(() => stack.client.fetch('count(*[_id == $id])', { id: `drafts.${ID}` }), 0);
});

it('C9: what is changed afterwards waits for the director again', async () => {
  await textInput(editor, 'quote').fill('Fui atendida no horário marcado por uma equipe atenciosa.');
  await editor.getByTestId('action-pediraprovação').waitFor();
  expect(await editor.getByTestId('action-publicar').count()).toBe(0);
  await editor.getByTestId('document-pane').getByRole('button', { name: 'Validação' }).click();
  await editor
    .getByText(/Aguardando aprovação do diretor técnico/)
    .first()
    .waitFor();
});

it('S4, M4: the editor asks, a mail tells the director, and its link opens the place to approve', async () => {
  await editor.locator('[data-testid="action-pediraprovação"]:enabled').click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
  const link = await letters.linkFor('dora@clinica.local');
  expect(letters.textsFor('dora@clinica.local')).toHaveLength(1);
  expect(letters.textsFor('dora@clinica.local')[0]).toContain('Edu pede a sua aprovação: Depoimento.');
  await director.goto(link);
  await director.getByTestId('approval-banner').getByRole('button', { name: 'Aprovar e publicar' }).click();
  await approvalButton(director).click();
  await eventually(
    () => stack.client.fetch('*[_id == $id][0].quote', { id: ID }),
    'Fui atendida no horário marcado por uma equipe atenciosa.',
  );
});

it('S8: what the director approves without publishing it can be scheduled', async () => {
  const quote = 'Fui atendida por uma equipe atenciosa, sem espera.';
  await textInput(editor, 'quote').fill(quote);
  await editor.locator('[data-testid="action-pediraprovação"]:enabled').waitFor();
  await editor.getByTestId('action-menu-button').click();
  await editor.getByRole('menuitem', { name: 'Agendar publicação' }).hover();
  await editor.getByText(/Falta a aprovação do diretor técnico: .*“Aprovar sem publicar”/).waitFor();
  await editor.keyboard.press('Escape');
  await textInput(director, 'quote').waitFor();
  await eventually(() => textInput(director, 'quote').inputValue(), quote);
  const yes = approvalButton(director);
  await untilShown(yes, () => chooseAction(director, 'Aprovar sem publicar'));
  await yes.click();
  await eventually(() => approver(`drafts.${ID}`), 'Dora');
  await chooseAction(editor, 'Agendar publicação');
  await editor.getByRole('dialog').getByRole('button', { name: 'Agendar', exact: true }).click();
  const planned =
    '*[_type == "system.release" && state == "scheduled"]{"is": *[_id == "versions." + ^.name + "." + $id][0].quote}';
  await eventually(() => stack.client.fetch(planned, { id: ID }), [{ is: quote }]);
  expect(await stack.client.fetch('*[_id == $id][0].quote', { id: ID })).not.toBe(quote);
});

it('C9: a version in a planned change says that it lacks the approval, and the director gives it there', async () => {
  const { releaseId } = await stack.client.releases.create({ metadata: { title: 'Outono', releaseType: 'undecided' } });
  const version = `versions.${releaseId}.${ID}`;
  await stack.client.createVersion({ releaseId, baseId: ID, publishedId: ID });
  await stack.client.patch(version).set({ quote: 'Voltei no outono e fui bem recebida.' }).commit();
  const path = `${documentPath('testimonial', ID)}?perspective=${releaseId}`;
  await goInStudio(editor, path);
  await editor.getByTestId('approval-banner').getByText('Falta a aprovação do diretor técnico.').waitFor();
  await goInStudio(director, '/inicio');
  const waiting = director.getByRole('region', { name: 'Esperando aprovação' });
  await waiting.getByText('Depoimento · programado sem data').click();
  await director.getByTestId('approval-banner').locator('button:enabled', { hasText: 'Aprovar' }).click();
  await approvalButton(director).click();
  await eventually(
    () => stack.client.fetch<string | null>('*[_id == $version][0].approval.content.quote', { version }),
    'Voltei no outono e fui bem recebida.',
  );
  await editor.getByTestId('approval-banner').waitFor({ state: 'detached' });
});
