/** What happened to a document, what changed since it was published, and how an older state comes back. */
import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { addProfessional } from './people.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { confirmAction, documentPath, goInStudio, openHistory, publish, saved, textInput } from './studio.ts';

const ID = 'journey-history';
const CREATED = 'journey-created';
const RELEASED = 'journey-released';
const RELEASE = 'rJourney';

let stack: StudioStack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const nameIn = (id: string) => stack.client.fetch<string | null>('*[_id == $id][0].fullName', { id });
const draftName = () => nameIn(`drafts.${ID}`);

async function open(id: string): Promise<void> {
  await goInStudio(page, documentPath('professional', id));
  await textInput(page, 'fullName').waitFor();
}

async function rename(name: string, id = ID): Promise<void> {
  await textInput(page, 'fullName').fill(name);
  await eventually(() => nameIn(`drafts.${id}`), name);
}

/** The panel of changes, with the lines of the one field that these journeys change. */
async function reviewChanges(): Promise<Locator> {
  const panel = await openHistory(page);
  await panel.getByRole('tab', { name: 'Revisar alterações' }).click();
  const changes = page.locator('#review-panel').getByTestId('review-changes-pane');
  await changes.getByText('Nome completo').waitFor();
  await changes.locator('ins').first().waitFor();
  return changes;
}

async function restoreShownRevision(): Promise<void> {
  await page.getByTestId('action-restaurar').click();
  // S20: before it is done, Studio says that the site stays as it is.
  await page.getByText('Esta versão volta como rascunho: o site só muda quando você publicar.').waitFor();
  await page.getByTestId('confirm-popover-confirm-button').click();
}

/** The changed line as it was (without what was inserted) or as it is (without what was deleted). */
async function textWithout(changes: Locator, tag: 'ins' | 'del'): Promise<string | undefined> {
  const text = await changes.evaluate((pane, unwanted) => {
    const copy = document.createElement('div');
    copy.innerHTML = pane.innerHTML;
    for (const part of copy.querySelectorAll(unwanted)) part.remove();
    return copy.textContent;
  }, tag);
  return /Heitor Ensaio [A-Z][a-z]+o(?:s)?/.exec(text)?.[0];
}

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  await addProfessional(stack.client, ID, 'Heitor Ensaio Alves');
  ({ page, watch } = await signIn(browser, stack, documentPath('professional', ID)));
  await rename('Heitor Ensaio Barros');
  await publish(page);
  await eventually(draftName, null);
  await rename('Heitor Ensaio Castro');
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('shows the words that changed since the document was published, and takes one change back', async () => {
  const changes = await reviewChanges();
  await eventually(() => textWithout(changes, 'ins'), 'Heitor Ensaio Barros');
  await eventually(() => textWithout(changes, 'del'), 'Heitor Ensaio Castro');
  await changes.getByTestId('single-change-revert-button-fullName').click();
  await page.getByTestId('confirm-popover-confirm-button').click();
  await eventually(draftName, 'Heitor Ensaio Barros');
});

it('shows an older revision as it was, and restores it', async () => {
  await rename('Heitor Ensaio Dantas');
  await publish(page);
  await eventually(draftName, null);
  const panel = await openHistory(page);
  await panel.getByRole('tab', { name: 'Histórico' }).click();
  // Newest first: the second is the one before.
  const publications = page.getByTestId('timeline-item-button').filter({ hasText: 'Publicado' });
  await publications.nth(1).click();
  await eventually(() => textInput(page, 'fullName').inputValue(), 'Heitor Ensaio Barros');
  await restoreShownRevision();
  await eventually(draftName, 'Heitor Ensaio Barros');
});

it('shows and restores how a document was created that nobody ever edited in Studio', async () => {
  await addProfessional(stack.client, CREATED, 'Heitor Ensaio Alves');
  await open(CREATED);
  await rename('Heitor Ensaio Barros', CREATED);
  const panel = await openHistory(page);
  await panel.getByRole('tab', { name: 'Histórico' }).click();
  const events = page.getByTestId('timeline-item-button');
  // Until the draft's events are there the creation is the newest one, and a click on it means "as it is now".
  await events.filter({ hasText: 'Editado' }).first().waitFor();
  await events.filter({ hasText: 'Criado' }).last().click();
  await eventually(() => textInput(page, 'fullName').inputValue(), 'Heitor Ensaio Alves');
  await restoreShownRevision();
  await eventually(() => nameIn(`drafts.${CREATED}`), 'Heitor Ensaio Alves');
});

it('compares a draft with what a release has published before', async () => {
  await addProfessional(stack.client, RELEASED, 'Heitor Ensaio Alves');
  await stack.client.releases.create({ releaseId: RELEASE, metadata: { releaseType: 'asap' } });
  await stack.client.createVersion({ publishedId: RELEASED, releaseId: RELEASE, baseId: RELEASED });
  const version = stack.client.patch(`versions.${RELEASE}.${RELEASED}`);
  await version.set({ fullName: 'Heitor Ensaio Barros' }).commit();
  await stack.client.releases.publish({ releaseId: RELEASE });
  await eventually(() => nameIn(RELEASED), 'Heitor Ensaio Barros');
  await open(RELEASED);
  await rename('Heitor Ensaio Castro', RELEASED);
  const changes = await reviewChanges();
  await eventually(() => textWithout(changes, 'ins'), 'Heitor Ensaio Barros');
  await eventually(() => textWithout(changes, 'del'), 'Heitor Ensaio Castro');
  expect(await changes.innerText()).not.toContain('desconhecida');
});

const LAST_STATES = [
  { state: 'published by staff', id: 'journey-deleted-1', published: 'Heitor Ensaio Barros', draft: undefined },
  { state: 'a draft', id: 'journey-deleted-2', published: 'Heitor Ensaio Barros', draft: 'Heitor Ensaio Castro' },
  { state: 'brought by a program', id: 'journey-deleted-3', published: undefined, draft: undefined },
];

describe('K19: a deleted document', () => {
  beforeAll(async () => {
    for (const { id, published, draft } of LAST_STATES) {
      await addProfessional(stack.client, id, 'Heitor Ensaio Alves');
      await open(id);
      if (published !== undefined) {
        await rename(published, id);
        await publish(page);
        await eventually(() => nameIn(`drafts.${id}`), null);
      }
      if (draft !== undefined) {
        await rename(draft, id);
        await saved(page);
      }
      await confirmAction(page, 'Excluir');
      await eventually(() => nameIn(id), null);
    }
    // As somebody who comes later: nothing of them is in the browser's memory.
    await page.reload();
  });

  it.each(LAST_STATES)('is shown as it was last, $state, and restored', async ({ id, published, draft }) => {
    await goInStudio(page, documentPath('professional', id));
    await page.getByText('Este documento foi excluído.').waitFor();
    const name = draft ?? published ?? 'Heitor Ensaio Alves';
    await eventually(() => textInput(page, 'fullName').inputValue(), name);
    await page.getByRole('button', { name: 'Restaurar versão mais recente' }).click();
    await eventually(() => nameIn(`drafts.${id}`), name);
  });
});

it('M7: what was deleted is in a list, and comes back as a draft with all that was written', async () => {
  const before = (await stack.client.getDocument(`drafts.${RELEASED}`)) ?? (await stack.client.getDocument(RELEASED));
  if (!before) throw new Error('There is nobody to delete.');
  const request = { _id: `drafts.approval.${RELEASED}`, _type: 'approval', documentId: RELEASED, state: 'waiting' };
  await stack.client.createOrReplace({ ...request, requestedBy: { id: 'edu', name: 'Edu' } });
  await stack.client.delete({
    query: '*[_id in [$id, $draft]]',
    params: { id: RELEASED, draft: `drafts.${RELEASED}` },
  });
  await goInStudio(page, '/structure/removed');
  const list = page.getByTestId('removed');
  const name = String(before.fullName);
  await list.getByText(name).waitFor();
  await list.getByRole('button', { name: `Trazer de volta: ${name}` }).click();
  await textInput(page, 'fullName').waitFor();
  expect(await textInput(page, 'fullName').inputValue()).toBe(name);
  const { _rev, _createdAt, _updatedAt, ...written } = before;
  expect(await stack.client.getDocument(`drafts.${RELEASED}`)).toMatchObject({ ...written, _id: `drafts.${RELEASED}` });
  // S4: what was asked before is not asked again.
  expect(await stack.client.getDocument(request._id)).toBeUndefined();
  await goInStudio(page, '/structure/removed');
  await list.getByText('O que foi apagado').waitFor();
  await eventually(() => list.getByText(name).count(), 0);
  await nothingWentWrong(watch);
});

it('Z4, Z5: a draft that was never published comes back with the picture that was deleted after it, by one click', async () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { _id: picture } = await stack.client.assets.upload('image', pixel, { filename: 'recepcao.png' });
  const image = { _type: 'picture', asset: { _type: 'reference', _ref: picture }, alt: 'Recepção' };
  await stack.client.create({ _id: 'drafts.foto', _type: 'portfolioItem', title: 'Recepção nova', image });
  await stack.client.delete('drafts.foto');
  await stack.client.delete(picture);
  await goInStudio(page, '/inicio');
  await goInStudio(page, '/structure/removed');
  await page.getByRole('button', { name: 'Trazer de volta: Recepção nova' }).dblclick();
  await eventually(() => textInput(page, 'title').inputValue(), 'Recepção nova');
  expect(await stack.client.getDocument('drafts.foto')).toMatchObject({ image });
  expect((await stack.client.getDocument(picture))?.['originalFilename']).toBe('recepcao.png');
  // Z8: one step back leads to the list.
  await page.goBack();
  await page.getByTestId('removed').getByText('O que foi apagado').waitFor();
  await nothingWentWrong(watch);
});
