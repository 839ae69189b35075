import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/chromium.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import type { Stack } from './stack.ts';
import { settled } from './studio.ts';
import { ADMIN } from './temporary-lake.ts';

/**
 * A browser on a good connection: on a busy machine a page may come slowly, and React would sleep there
 * (docs/decisions/0019-react-sleeps.md). Journeys that want that say so themselves.
 */
export async function openBrowser(...flags: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, ...flags] });
  const newContext = browser.newContext.bind(browser);
  // A page by itself is opened through this, too.
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(() => {
      Object.defineProperty(PerformanceNavigationTiming.prototype, 'encodedBodySize', { get: () => Number.MAX_VALUE });
    });
    return context;
  };
  return browser;
}

type Account = { readonly email: string; readonly password: string };
type Staff = { context: BrowserContext; page: Page; watch: PageWatch };

async function openStudio(browser: Browser, siteUrl: string): Promise<Staff> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    // Drawing what moves is a twentieth of a journey's work.
    reducedMotion: 'reduce',
    timezoneId: 'America/Cuiaba',
    viewport: { width: 1440, height: 1000 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return { context, page, watch: watchPage(page, siteUrl) };
}

/** Signs somebody in by the request that the login page sends. @returns the cookie the browser would keep */
export async function startSession(siteUrl: string, { email, password }: Account) {
  const target = encodeURIComponent(`${siteUrl}/studio`);
  const answer = await fetch(`${siteUrl}/lake/v1/auth/login/local?origin=${target}`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    headers: { origin: siteUrl },
    redirect: 'manual',
  });
  const [, name = '', value = ''] = /(\S*lakeSession)=([^;]+)/.exec(answer.headers.getSetCookie().join('\n')) ?? [];
  if (value === '') throw new Error(`${email} was not signed in: ${answer.status}.`);
  return { name, value, url: siteUrl, httpOnly: true, sameSite: 'Lax' as const, secure: siteUrl.startsWith('https:') };
}

/**
 * A staff member's browser: signed in, with Studio open at `path` (below `/studio`). Past the login page, which would have
 * Studio loaded twice; `signInAtLogin` goes through it.
 */
export async function signIn(
  browser: Browser,
  { siteUrl }: Pick<Stack, 'siteUrl'>,
  path = '',
  account: Account = ADMIN,
): Promise<Staff> {
  const cookie = await startSession(siteUrl, account);
  const staff = await openStudio(browser, siteUrl);
  await staff.context.addCookies([cookie]);
  await staff.page.goto(`${siteUrl}/studio${path}`);
  await staff.page.getByTestId('studio-navbar').waitFor();
  await settled(staff.page);
  return staff;
}

/** As `signIn`, through the login page, as a person does. */
export async function signInAtLogin(
  browser: Browser,
  { siteUrl }: Pick<Stack, 'siteUrl'>,
  path = '',
  { email, password }: Account = ADMIN,
): Promise<Staff> {
  const staff = await openStudio(browser, siteUrl);
  const { page } = staff;
  await page.goto(`${siteUrl}/studio${path}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByTestId('studio-navbar').waitFor();
  await settled(page);
  return staff;
}
