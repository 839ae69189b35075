import type { Page } from 'playwright-core';

/** Waits until the frame of a page of the site listens (web/shell/shell-islands.tsx): a quiet network is no sign of it. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Opens a page of the site and waits until what needs script works. */
export async function openReady(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await ready(page);
}

/** Waits until the browser has drawn what was done before, and told whoever listens for scrolls. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
