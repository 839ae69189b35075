/** A contributor prepares, a doctor decides: sent, returned with a comment, corrected, approved by publishing. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { addProfessional } from './people.ts';
import { studioToken } from './query.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { chooseAction, documentPath, publish, settled, textInput } from './studio.ts';

const ID = 'journey-approval';
const NOTE = 'Nome como está no conselho, confira por favor.';
const ANSWER = 'Falta o segundo sobrenome.';

let stack: StudioStack;
let browser: Browser;
let contributor: Page;
let doctor: Page;
let watches: PageWatch[];

const name = (id: string) => stack.client.fetch<string | null>('*[_id == $id][0].fullName', { id });

/** Types a new name and sends the draft with some words. */
async function send(fullName: string, note: string): Promise<void> {
  await textInput(contributor, 'fullName').fill(fullName);
  await eventually(() => name(`drafts.${ID}`), fullName);
  await contributor.locator('[data-testid="action-pediraprovação"]:enabled').click();
  const dialog = contributor.getByRole('dialog');
  await dialog.getByLabel('Recado para quem aprova').fill(note);
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await contributor.getByText('Aguardando aprovação').first().waitFor();
}

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  await addProfessional(stack.client, ID, 'Nina Ensaio');
  const carla = await stack.createAccount('Carla', 'contributor');
  const ana = await stack.createAccount('Ana', 'editor');
  const first = await signIn(browser, stack, documentPath('professional', ID), carla);
  const second = await signIn(browser, stack, '', ana);
  [contributor, doctor, watches] = [first.page, second.page, [first.watch, second.watch]];
});

afterEach(() => nothingWentWrong(...watches));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('gives a contributor no button that publishes or deletes', async () => {
  await contributor.getByTestId('action-pediraprovação').waitFor();
  expect(await contributor.getByTestId('action-publicar').count()).toBe(0);
  await contributor.getByTestId('action-menu-button').click();
  await contributor.getByRole('menuitem', { name: 'Duplicar' }).waitFor();
  expect(await contributor.getByRole('menuitem', { name: /Excluir|Despublicar|Agendar/ }).count()).toBe(0);
  await contributor.keyboard.press('Escape');
});

it('shows what was sent on the doctor’s opening screen, with the note, while it is open', async () => {
  const waiting = doctor.getByRole('region', { name: 'Esperando aprovação' });
  await waiting.getByText('Nada espera aprovação.').waitFor();
  await send('Nina Ensaio Costa', NOTE);
  await waiting.getByText(`“${NOTE}”`).waitFor();
  expect(await name(ID)).toBe('Nina Ensaio');
});

it('opens the document from there; the doctor returns it and the contributor reads why', async () => {
  await doctor.getByRole('link', { name: /Nina Ensaio Costa.*enviado por Carla/ }).click();
  await doctor.getByText('Carla pede aprovação').waitFor();
  await settled(doctor);
  await chooseAction(doctor, 'Devolver');
  await doctor.getByRole('dialog').getByLabel('O que falta').fill(ANSWER);
  await doctor.getByRole('dialog').getByRole('button', { name: 'Devolver' }).click();
  await contributor.getByText('Devolvido por Ana').waitFor();
  await contributor.getByText(ANSWER).waitFor();
  expect(await name(ID)).toBe('Nina Ensaio');
});

it('is approved by publishing, and asks nothing any more', async () => {
  await send('Nina Ensaio Costa Prado', '');
  await doctor.getByText('Carla pede aprovação').waitFor();
  await publish(doctor);
  await eventually(() => name(ID), 'Nina Ensaio Costa Prado');
  await doctor.getByText('Carla pede aprovação').waitFor({ state: 'detached' });
  await doctor.getByRole('link', { name: 'Início' }).click();
  await doctor.getByText('Nada espera aprovação.').waitFor();
});

it('is the lake that keeps a contributor from publishing, not the missing button', async () => {
  await textInput(contributor, 'fullName').fill('Nina Sem Aprovação');
  await eventually(() => name(`drafts.${ID}`), 'Nina Sem Aprovação');
  const reply = await fetch(`${stack.lakeUrl}/v2025-02-19/data/actions/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await studioToken(contributor)}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      actions: [{ actionType: 'sanity.action.document.publish', draftId: `drafts.${ID}`, publishedId: ID }],
    }),
  });
  expect(reply.status).toBe(403);
  expect(await name(ID)).toBe('Nina Ensaio Costa Prado');
});
