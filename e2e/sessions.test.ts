/** The session that Studio and the account pages share in one browser: how it ends, in every tab, and who it is of. */
import type { Page } from 'playwright-core';
import { type AccountPages, heading, openAccountPages, PASSWORD } from './account-pages.ts';

let pages: AccountPages;

beforeAll(async () => {
  pages = await openAccountPages();
});

afterEach(() => pages.closeDevices());

afterAll(() => pages?.close());

const studioIn = (page: Page) => page.getByTestId('studio-navbar');
/** Studio offers a login in the tab that learned it, or leads to the login page in one that was told by another tab. */
const loginIn = (page: Page) => page.getByText('Conta da clínica').or(heading(page, 'Entrar'));

const sessionsOf = (email: string) =>
  pages.withAccounts(({ users, sessions }) => sessions.listOf(users.findByEmail(email)?.id ?? ''));

async function enterStudio(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await studioIn(page).waitFor();
}

/** Two tabs of one browser, with Studio open in both. */
async function openTabs(email: string): Promise<readonly [Page, Page]> {
  const tab = await pages.device();
  const other = await tab.context().newPage();
  other.setDefaultTimeout(60_000);
  await tab.goto(`${pages.settings.siteUrl}/studio`);
  await enterStudio(tab, email);
  await other.goto(`${pages.settings.siteUrl}/studio`);
  await studioIn(other).waitFor();
  return [tab, other];
}

it('N7: a session that is ended elsewhere closes Studio in every tab, and signing in opens it again', async () => {
  const nina = await pages.person('Nina', 'editor');
  const tabs = await openTabs(nina);
  await pages.withAccounts(({ users, sessions }) => sessions.endAllOf(users.findByEmail(nina)?.id ?? ''));
  for (const tab of tabs) await loginIn(tab).waitFor();
  const [tab, other] = tabs;
  await tab.goto(`${pages.settings.siteUrl}/studio`);
  await enterStudio(tab, nina);
  await other.goto(`${pages.settings.siteUrl}/studio`);
  await studioIn(other).waitFor();
  expect(await sessionsOf(nina)).toHaveLength(1);
});

it('N7: signing out in one tab signs out in the other, and leaves no session and no cookie', async () => {
  const olga = await pages.person('Olga', 'editor');
  const [tab, other] = await openTabs(olga);
  await tab.locator('#user-menu').click();
  await tab.getByText('Sair', { exact: true }).click();
  await loginIn(tab).waitFor();
  await loginIn(other).waitFor();
  expect(await sessionsOf(olga)).toEqual([]);
  const cookies = await tab.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['lakeDevice']);
});

it('N7: an open Studio hears for whoever signed in beside it last, and signs nobody out', async () => {
  const [paula, quim] = [await pages.person('Paula', 'editor'), await pages.person('Quim', 'editor')];
  const [studio, other] = await openTabs(paula);
  const heard = studio
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/mux'))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('event: welcome')),
    );
  await pages.enter(other, quim);
  await heading(other, 'Minha conta').waitFor();
  await heard;
  expect(await studioIn(studio).isVisible()).toBe(true);
  expect([await sessionsOf(paula), (await sessionsOf(quim)).length]).toEqual([[], 1]);
});
