import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/chromium.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import type { Stack } from './stack.ts';
import { settled } from './studio.ts';
import { ADMIN } from './temporary-lake.ts';

export async function openBrowser(...flags: readonly string[]): Promise<Browser> {
  return await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, ...flags] });
}

/** A staff member's browser: signed in through the login page, with Studio open at `path` (below `/studio`). */
export async function signIn(
  browser: Browser,
  stack: Pick<Stack, 'siteUrl'>,
  path = '',
  account: { readonly email: string; readonly password: string } = ADMIN,
): Promise<{ context: BrowserContext; page: Page; watch: PageWatch }> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Cuiaba',
    viewport: { width: 1440, height: 1000 },
  });
  const page = await context.newPage();
  const watch = watchPage(page, stack.siteUrl);
  page.setDefaultTimeout(60_000);
  await page.goto(`${stack.siteUrl}/studio${path}`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Senha').fill(account.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  // Signed in is when Studio shows itself; until then the token is only being fetched.
  await page.getByTestId('studio-navbar').waitFor();
  await settled(page);
  return { context, page, watch };
}
