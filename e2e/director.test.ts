/** What the clinic announces under the technical director's name: approved by the director, not ticked by anybody. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { studioToken } from './query.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { documentPath, publish, textInput } from './studio.ts';

const ID = 'journey-director';
const QUOTE = 'Fui atendida no horário marcado e bem orientada.';

let stack: StudioStack;
let browser: Browser;
let editor: Page;
let director: Page;
let watches: PageWatch[];

const approver = (id: string) => stack.client.fetch<string | null>('*[_id == $id][0].approval.byName', { id });

beforeAll(async () => {
  stack = await startStudioStack();
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

it('C9: the director approves, and then the editor publishes', async () => {
  await director.getByTestId('action-aprovar').click();
  await director.getByTestId('confirm-popover-confirm-button').click();
  await eventually(() => approver(`drafts.${ID}`), 'Dora');
  await publish(editor);
  await eventually(() => approver(ID), 'Dora');
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
