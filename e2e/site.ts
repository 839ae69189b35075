import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { startStack } from './stack.ts';

/** The demonstration site in a browser, as a visitor sees it. */
export interface Site {
  readonly url: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Starts the product, or takes the one that already runs at `SITE_UNDER_TEST` (its content must be the seed's). */
export async function openSite(): Promise<Site> {
  const running = process.env.SITE_UNDER_TEST;
  const stack = running ? undefined : await startStack();
  const browser = await openBrowser();
  return {
    url: running ?? stack?.siteUrl ?? '',
    browser,
    close: async () => {
      await browser.close();
      await stack?.stop();
    },
  };
}
