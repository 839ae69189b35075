import type { Locator, Page } from 'playwright-core';

/** What an editor sees and touches in Studio; the one place that knows its test ids. */

/** Address of a document below `/studio`. `id` is the published id, `path` the field to open. */
export function documentPath(type: string, id: string, path?: string): string {
  const parameters = [`id=${id}`, `type=${type}`, ...(path ? [`path=${encodeURIComponent(path)}`] : [])];
  return `/intent/edit/${parameters.join(';')}`;
}

export function field(page: Page | Locator, path: string): Locator {
  return page.getByTestId(`field-${path}`);
}

/** The text input of a string field. */
export function textInput(page: Page | Locator, path: string): Locator {
  return field(page, path).locator('input, textarea').first();
}

/** Studio names its buttons after their localised titles. */
function publishButton(page: Page): Locator {
  return page.getByTestId('action-publicar');
}

/** Waits until the lake has everything that was typed: Studio then lets the document be published. */
export async function saved(page: Page): Promise<void> {
  await page.locator('[data-testid="action-publicar"]:not([disabled]):not([data-disabled="true"])').waitFor();
}

/** Presses Publish and returns the moment of the click in epoch milliseconds. */
export async function publish(page: Page): Promise<number> {
  await saved(page);
  const moment = Date.now();
  await publishButton(page).click();
  return moment;
}

/** Picks one option of a field with a list: radio buttons or a drop-down. */
export async function choose(page: Page, path: string, option: string | RegExp): Promise<void> {
  const radio = field(page, path).getByRole('radio', { name: option });
  if (await radio.count()) await radio.first().check({ force: true });
  else
    await field(page, path)
      .locator('select')
      .selectOption({ label: String(option) });
}

/** Takes the published document off the site, through the menu beside Publish and its confirmation. */
export async function unpublish(page: Page): Promise<void> {
  await page.getByTestId('action-menu-button').click();
  await page.getByTestId('action-unpublish').click();
  await page.getByTestId('confirm-button').click();
}
