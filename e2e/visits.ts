import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ready } from './ready.ts';

/** How much of the site's code a visit has: React and all, the core alone (docs/decisions/0019-react-sleeps.md), or none. */
export const MODES = ['awake', 'asleep', 'without script'] as const;
export type Mode = (typeof MODES)[number];

/** @returns an empty page of a context of its own */
export async function beginVisit(browser: Browser, mode: Mode, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Cuiaba',
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: mode !== 'without script',
    ...options,
  });
  // Not what the browser makes of this machine's own connection.
  await context.addInitScript(
    (connection) => void Object.defineProperty(navigator, 'connection', { value: connection }),
    mode === 'asleep' ? { effectiveType: '3g', saveData: true } : { effectiveType: '4g', downlink: 10 },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

/** Waits until what a page has of the site's code listens. */
export async function listening(page: Page, mode: Mode): Promise<void> {
  if (mode === 'awake') await ready(page);
  if (mode === 'asleep') await page.waitForLoadState('networkidle');
}
