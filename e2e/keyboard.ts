import type { Locator, Page } from 'playwright-core';

export const hasFocus = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement);

/** Presses Tab until something has the focus, as somebody does who sees where it is. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await wanted.waitFor();
  for (let left = 150; left > 0; left -= 1) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`150 times ${key} do not lead to ${String(wanted)}.`);
}
