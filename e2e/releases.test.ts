/** Documents that are published together, and a draft that is published by the clock. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { addProfessional } from './people.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { chooseAction, documentPath, goInStudio, settled, textInput, untilShown } from './studio.ts';

const TOGETHER = ['journey-first', 'journey-second'] as const;
const SCHEDULED = 'journey-scheduled';

let stack: StudioStack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const name = (id: string) => stack.client.fetch<string | null>('*[_id == $id][0].fullName', { id });

async function open(id: string, perspective = ''): Promise<void> {
  await goInStudio(page, `${documentPath('professional', id)}${perspective}`);
  await textInput(page, 'fullName').waitFor();
}

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  for (const id of [...TOGETHER, SCHEDULED]) await addProfessional(stack.client, id, 'Rita Ensaio Antes');
  ({ page, watch } = await signIn(browser, stack));
  // What the plan costs and allows: there is no plan here.
  watch.expectStatus(404, /\/subscriptions\/project\//);
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('S8: schedules a draft for the next minute, in a day and an hour as people here write them', async () => {
  await open(SCHEDULED);
  await textInput(page, 'fullName').fill('Rita Ensaio Depois');
  await eventually(() => name(`drafts.${SCHEDULED}`), 'Rita Ensaio Depois');
  await chooseAction(page, 'Agendar publicação');
  const dialog = page.getByRole('dialog');
  // It opens with a moment that can be taken: nothing is red before anybody types.
  const confirm = dialog.getByRole('button', { name: 'Agendar', exact: true });
  expect(await confirm.isDisabled()).toBe(false);
  // Two minutes on when half of this one is over, so that the time is not past when the dialog is confirmed.
  const ahead = new Date().getUTCSeconds() > 30 ? 2 : 1;
  const [day = '', time = ''] = clinicTime(new Date(Date.now() + ahead * 60_000)).split(', ');
  await dialog.getByLabel('Dia').fill(day);
  await dialog.getByLabel('Hora').fill(time);
  await confirm.click();
  await dialog.waitFor({ state: 'detached' });
  const planned = () => stack.client.fetch<number>('count(*[_type == "system.release" && state == "scheduled"])');
  await eventually(planned, 1);
  expect(await name(SCHEDULED)).toBe('Rita Ensaio Antes');
  // A correction of the draft would not go along: what is shown is what goes, and when.
  await page.getByText(/^Vai ao ar: /).waitFor();
});

it('publishes two documents together when their release is run', async () => {
  await goInStudio(page, '/releases');
  // S19: one word for it, and no way to pages that are not for staff.
  const machineWords = /versão|coleç|lançamento|release|documentação/i;
  await page.getByTestId('no-releases-info-text').or(page.getByRole('columnheader').first()).first().waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(machineWords);
  await untilShown(page.getByTestId('publish-all-button'), async () => {
    await page.getByRole('button', { name: 'Nova mudança programada' }).last().click({ timeout: 15_000 });
    const dialog = page.getByRole('dialog', { name: 'Nova mudança programada' });
    await dialog.waitFor({ timeout: 15_000 });
    expect(await dialog.innerText()).not.toMatch(machineWords);
    await page.getByTestId('release-form-title').last().fill('Plantão de outono', { timeout: 15_000 });
    await page.getByTestId('submit-release-button').click({ timeout: 15_000 });
  });
  await page.waitForURL(/\/releases\/r\w+/);
  const release = /\/releases\/(r\w+)/.exec(page.url())?.[1] ?? '';
  for (const id of TOGETHER) {
    await open(id, `?perspective=${release}`);
    await page.getByRole('button', { name: 'Adicionar à mudança programada' }).click();
    // Studio lets people type before the version is there, and then loses what they typed.
    await eventually(() => name(`versions.${release}.${id}`), 'Rita Ensaio Antes');
    await eventually(() => textInput(page, 'fullName').isEditable(), true);
    await settled(page);
    await textInput(page, 'fullName').fill(`Rita Ensaio ${id}`);
    await eventually(() => name(`versions.${release}.${id}`), `Rita Ensaio ${id}`);
    expect(await name(id)).toBe('Rita Ensaio Antes');
  }
  await goInStudio(page, `/releases/${release}`);
  for (const id of TOGETHER) await page.getByTestId('document-table-card').getByText(`Rita Ensaio ${id}`).waitFor();
  const confirm = page.getByTestId('confirm-publish-dialog').getByTestId('confirm-button');
  // Studio asks when it has checked all documents; a click before that is lost.
  await untilShown(confirm, () => page.getByTestId('publish-all-button').click());
  await confirm.click();
  await page.getByText('Esta mudança programada foi publicada com sucesso').waitFor();
  const published = await Promise.all(TOGETHER.map((id) => stack.client.getDocument(id)));
  expect(published.map((document) => document?.fullName)).toEqual(TOGETHER.map((id) => `Rita Ensaio ${id}`));
  // One transaction: nobody ever saw one without the other.
  expect(new Set(published.map((document) => document?._rev)).size).toBe(1);
});

it('publishes the scheduled draft by itself, and the open form shows it', async () => {
  await open(SCHEDULED);
  // Studio schedules to the minute; nobody has to wait for that here.
  const scheduled = '*[_type == "system.release" && state == "scheduled"][0].name';
  const releaseId = await stack.client.fetch<string | null>(scheduled);
  // On a busy machine the minute may be over already.
  if (releaseId !== null) {
    await stack.client.releases.unschedule({ releaseId });
    await stack.client.releases.schedule({ releaseId, publishAt: new Date(Date.now() + 2_000).toISOString() });
  }
  await eventually(() => name(SCHEDULED), 'Rita Ensaio Depois');
  expect(await name(`drafts.${SCHEDULED}`)).toBeNull();
  await eventually(() => textInput(page, 'fullName').inputValue(), 'Rita Ensaio Depois');
});

it('S8: the start screen lists by its title what is scheduled, and an article with a date to come', async () => {
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await stack.client.create({ _id: 'artigo-datado', _type: 'post', title: 'Dengue no verão', publishedAt: at });
  await open(TOGETHER[0] ?? '');
  await textInput(page, 'fullName').fill('Rita Ensaio Agendada');
  await eventually(() => name(`drafts.${TOGETHER[0]}`), 'Rita Ensaio Agendada');
  await chooseAction(page, 'Agendar publicação');
  await page.getByRole('dialog').getByRole('button', { name: 'Agendar', exact: true }).click();
  await goInStudio(page, '/inicio');
  const panel = page.getByRole('region', { name: 'Agendado' });
  await panel.getByText('Rita Ensaio Agendada').waitFor();
  await panel.getByText('Dengue no verão').waitFor();
});

it('S8: what is scheduled is paused, corrected and scheduled anew, as the one that it was', async () => {
  const id = TOGETHER[0] ?? '';
  const planned = () =>
    stack.client.fetch<unknown[]>(
      `*[_type == "system.release" && metadata.cardinality == "one" && state in ["active", "scheduled"]]{
        state, "is": *[_id == "versions." + ^.name + "." + $id][0].fullName
      }`,
      { id },
    );
  await goInStudio(page, '/inicio');
  await page.getByRole('region', { name: 'Agendado' }).getByText('Rita Ensaio Agendada').click();
  await page.getByText(/^Vai ao ar: /).waitFor();
  await chooseAction(page, 'Pausar para editar');
  await eventually(planned, [{ state: 'active', is: 'Rita Ensaio Agendada' }]);
  await page.getByText('aperte “Agendar publicação”').waitFor();
  await eventually(() => textInput(page, 'fullName').isEditable(), true);
  await settled(page);
  await textInput(page, 'fullName').fill('Rita Ensaio Corrigida');
  await eventually(planned, [{ state: 'active', is: 'Rita Ensaio Corrigida' }]);
  await page.locator('[data-testid="action-agendarpublicação"]:enabled').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('“Rita Ensaio Corrigida” vai ao ar sozinho').waitFor();
  await dialog.getByLabel('Hora').fill('9h');
  await dialog.getByRole('button', { name: 'Agendar', exact: true }).click();
  await eventually(planned, [{ state: 'scheduled', is: 'Rita Ensaio Corrigida' }]);
  await page.getByText(/^Vai ao ar: .*09:00/).waitFor();
});

it('lists releases on a tablet, too', async () => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await goInStudio(page, '/releases');
  await page.getByTestId('studio-navbar').waitFor();
  await eventually(() => page.getByText('Nova mudança programada').first().isVisible(), true);
});

/** As people here write a moment, where the clinic is: 21/11/2026, 16:37. */
function clinicTime(moment: Date): string {
  return new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Cuiaba',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);
}
