import { TOTP, Secret } from 'otpauth';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type Accounts, openAccounts } from '#lake/accounts/accounts.ts';
import { CLINIC_ROLES } from '../clinic/roles.ts';
import type { ClinicRole } from '../clinic/roles.ts';
import { studioDir } from '../scripts/build.ts';
import { openBrowser } from './browser.ts';
import { serveStudio } from './studio-server.ts';
import { temporaryLake, type TemporaryLake } from './temporary-lake.ts';

export const PASSWORD = 'frase longa para testes';

/** The lake's pages for accounts, and devices of people who use them. Studio is there, and nobody opens it. */
export interface AccountPages {
  readonly settings: TemporaryLake['settings'];
  /** Address of a page. */
  at(path: string): string;
  /** Makes an account with `PASSWORD`. @returns its e-mail */
  person(name: string, role: ClinicRole): Promise<string>;
  /** Works on the accounts as the command line does, while the lake runs. */
  withAccounts<Result>(work: (accounts: Accounts) => Result | Promise<Result>): Promise<Result>;
  /** A browser of somebody, with a reader for fingers that always says yes. */
  device(options?: BrowserContextOptions): Promise<Page>;
  /** Types name and password; what comes then depends on the account. */
  enter(page: Page, email: string, password?: string): Promise<void>;
  /** Path of the page that is shown, below that of the accounts. */
  pathOf(page: Page): string | undefined;
  closeDevices(): Promise<void>;
  close(): Promise<void>;
}

/** @param env variables of the lake beside those that every journey has */
export async function openAccountPages(env: Readonly<Record<string, string>> = {}): Promise<AccountPages> {
  const lake = await temporaryLake();
  const { settings } = lake;
  await lake.start(env);
  const server = await serveStudio(studioDir, settings.lakeUrl, settings.port);
  const browser: Browser = await openBrowser();
  const at = (path: string) => `${settings.siteUrl}/lake/accounts${path}`;
  const closeDevices = async () => {
    for (const context of browser.contexts()) await context.close();
  };
  const withAccounts: AccountPages['withAccounts'] = async (work) => {
    const accounts = openAccounts(settings.dataDir, Date.now, { roles: CLINIC_ROLES });
    try {
      return await work(accounts);
    } finally {
      accounts.close();
    }
  };
  return {
    settings,
    at,
    withAccounts,
    closeDevices,
    async person(name, role) {
      const email = `${name}@x.example`.toLowerCase();
      await withAccounts(({ users }) => users.create({ email, name, role, password: PASSWORD }));
      return email;
    },
    async device(options) {
      const context = await browser.newContext({ locale: 'pt-BR', ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      const session = await context.newCDPSession(page);
      await session.send('WebAuthn.enable');
      await session.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      return page;
    },
    async enter(page, email, password = PASSWORD) {
      await page.goto(at('/login'));
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Senha').fill(password);
      await page.getByRole('button', { name: 'Entrar' }).click();
    },
    pathOf: (page) => page.url().split('/lake/accounts')[1],
    async close() {
      await browser.close();
      await server.close();
      await lake.remove();
    },
  };
}

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** What an app shows for a secret now, or so many half minutes later. */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  });
