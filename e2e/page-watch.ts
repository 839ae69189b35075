import type { Page } from 'playwright-core';

/** What went wrong on a page while nobody looked at the console. */
export interface PageWatch {
  /** Accepts answers of this status from addresses that match: the journey provokes them. */
  readonly expectStatus: (status: number, address: RegExp) => void;
  /**
   * Uncaught errors, errors in the console, failed requests and requests to other hosts since the last call, and texts
   * without a translation on the page as it is now.
   */
  readonly problems: () => Promise<string[]>;
}

/** Asked once before anybody is signed in: its 401 is what brings up the login page. */
const BEFORE_SIGN_IN = { status: 401, address: /\/users\/me\?/ };

/** i18next shows a key as it is when a language has no text for it. */
const UNTRANSLATED = /(?<![\w/@.-])[a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:[-_][a-z]+)*){2,}(?![\w/])/g;

/**
 * What a request answered is told with its address; and Studio's own screen of releases hands a property on to an element
 * that has no use for it.
 */
const TOLD_OTHERWISE = /^(Failed to load resource|React does not recognize the)/;

/** Watches a page from now on. Streams that Studio itself closes and requests it takes back are no failures. */
export function watchPage(page: Page, origin: string): PageWatch {
  const found: string[] = [];
  const expected = [BEFORE_SIGN_IN];
  const own = new URL(origin).host;
  page.on('console', (message) => {
    if (message.type() === 'error' && !TOLD_OTHERWISE.test(message.text())) {
      found.push(`in the console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== own) found.push(`left the origin: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (reason !== 'net::ERR_ABORTED') found.push(`failed: ${request.method()} ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status < 400 || expected.some((one) => one.status === status && one.address.test(response.url()))) return;
    found.push(`answered ${status}: ${response.request().method()} ${response.url()}`);
  });
  return {
    expectStatus: (status, address) => void expected.push({ status, address }),
    problems: async () => {
      const text = await page.locator('body').innerText();
      return [...found.splice(0), ...(text.match(UNTRANSLATED) ?? []).map((key) => `not translated: ${key}`)];
    },
  };
}

/** Fails when anything went wrong on a watched page since the last call. */
export async function nothingWentWrong(...watches: readonly PageWatch[]): Promise<void> {
  for (const watch of watches) expect(await watch.problems()).toEqual([]);
}
