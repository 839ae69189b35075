import type { Locator, Page } from 'playwright-core';

/** What an editor sees and touches in Studio; the one place that knows its test ids. */

/** Opens a document of the desk directly. `id` is the published id. */
export function documentPath(type: string, id: string): string {
  return `/intent/edit/id=${id};type=${type}`;
}

export function field(page: Page | Locator, path: string): Locator {
  return page.getByTestId(`field-${path}`);
}

/** The text input of a top-level string field. */
export function textInput(page: Page | Locator, path: string): Locator {
  return field(page, path).locator('input, textarea').first();
}

/** Presses Publish once Studio allows it, and returns the moment of the click in epoch milliseconds. */
export async function publish(page: Page): Promise<number> {
  const button = page.getByTestId('action-publish');
  await button.waitFor();
  await page.waitForFunction(() => {
    const found = document.querySelector<HTMLButtonElement>('[data-testid="action-publish"]');
    return found !== null && !found.disabled && found.getAttribute('data-disabled') !== 'true';
  });
  const moment = Date.now();
  await button.click();
  return moment;
}
