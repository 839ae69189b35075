/** What forms of Studio open, keep and say, for whoever fills them in. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { closeDialog, documentPath, field, goInStudio, settled } from './studio.ts';

let stack: StudioStack;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  const area = { _type: 'reference', _ref: 'area-clinica-geral' };
  await stack.client
    .transaction()
    .create({ _id: 'recem-chegada', _type: 'professional', fullName: 'Nina Ensaio', area, status: 'ativo' })
    .create({ _id: 'quem-saiu', _type: 'professional', fullName: 'Rui Ensaio', area, status: 'ex-membro' })
    .commit();
  ({ page } = await signIn(browser, stack));
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('S21: “Que convênios atende?” opens the tab, and has what it is about in sight', async () => {
  await goInStudio(page, documentPath('professional', 'recem-chegada'));
  await page.getByRole('link', { name: 'Que convênios atende?' }).click();
  const plans = page.getByTestId('accepted-plans');
  await plans.getByText('Não aceitos').waitFor();
  await eventually(() => plans.evaluate((element) => element === document.activeElement), true);
  await eventually(
    () =>
      plans.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      }),
    true,
  );
  // Once more, after another tab was looked at.
  await page.getByTestId('group-tab-identification').click();
  await plans.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Que convênios atende?' }).click();
  await plans.waitFor();
});

it('S11: of somebody who left no page is named', async () => {
  await goInStudio(page, documentPath('professional', 'quem-saiu'));
  await page.getByText('A situação é “Saiu da clínica”.').waitFor();
  expect(await page.getByText(/^Na prévia, em/).count()).toBe(0);
});

it('S20: a new item is not red before anybody types, and is when what was typed is gone', async () => {
  await goInStudio(page, documentPath('professional', 'professional-ana-exemplo', 'registrations'));
  await field(page, 'registrations').getByTestId('add-single-object-button').click();
  const dialog = page.getByTestId('nested-object-dialog');
  const number = dialog.locator('[data-testid$=".number"] input').first();
  await number.waitFor();
  await page.locator('[data-testid="action-publicar"][disabled]').waitFor();
  await settled(page);
  const marks = dialog.locator('[data-sanity-icon="error-outline"]');
  expect(await marks.count()).toBe(0);
  await number.fill('12345');
  await number.fill('');
  await marks.first().waitFor();
  await closeDialog(page);
});

it('Z1: a day that cannot be read keeps the hours from being published when its dialog is closed, too', async () => {
  await goInStudio(page, '/inicio');
  await page.getByRole('button', { name: 'Mudar o horário de hoje' }).click();
  const dialog = page.getByTestId('nested-object-dialog');
  await dialog.getByText('Fechado', { exact: true }).click();
  await settled(page);
  await dialog.locator('[data-testid$=".date"] input').first().fill('depois do carnaval');
  await closeDialog(page);
  await settled(page);
  expect(await page.getByTestId('action-publicar').isDisabled()).toBe(true);
  await page.getByText(/^Para publicar, corrija: /).waitFor();
  // Whoever takes the date away takes along what was typed for it.
  await stack.client.patch('drafts.clinicHours').unset(['specialDates']).commit();
  await page.locator('[data-testid="action-publicar"]:not([disabled])').waitFor();
});
