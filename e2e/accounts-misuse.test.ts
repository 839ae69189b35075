/** What thieves and people in a hurry do with the pages for accounts: back, again, in a second tab, without scripts. */
import { newTotpSecret } from '#lake/auth/totp.ts';
import type { Page } from 'playwright-core';
import { type AccountPages, codeOf, heading, openAccountPages, PASSWORD } from './account-pages.ts';

let pages: AccountPages;

beforeAll(async () => {
  pages = await openAccountPages();
});

afterEach(() => pages.closeDevices());

afterAll(() => pages?.close());

const idOf = (email: string) => pages.withAccounts(({ users }) => users.findByEmail(email)?.id ?? '');

/** Sets up an app for somebody. @returns its secret */
async function addApp(email: string): Promise<string> {
  const [id, secret] = [await idOf(email), newTotpSecret()];
  await pages.withAccounts(({ totps }) => totps.enrol(id, secret, codeOf(secret, -1)));
  return secret;
}

/** For whoever is signed in on the device. */
async function addPasskey(page: Page): Promise<void> {
  await heading(page, 'Minha conta').waitFor();
  await page.goto(pages.at('/me/passkey'));
  await page.getByLabel('Senha atual').fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await heading(page, 'Códigos de recuperação').waitFor();
}

it('L11: after somebody has left, the button for back shows nothing of the account', async () => {
  const [page, ana] = [await pages.device(), await pages.person('Ana', 'viewer')];
  await pages.enter(page, ana);
  await page.getByRole('link', { name: 'Configurar aplicativo' }).click();
  await heading(page, 'Aplicativo de códigos').waitFor();
  await page.getByRole('button', { name: 'Sair' }).click();
  await heading(page, 'Entrar').waitFor();
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await heading(page, 'Entrar').waitFor();
    expect(await page.content()).not.toContain(ana);
  }
});

it('L11: a code that was seen over a shoulder, or a passkey of somebody else, opens nothing', async () => {
  const [bia, caio] = [await pages.person('Bia', 'viewer'), await pages.person('Caio', 'viewer')];
  const secret = await addApp(bia);
  const [owner, thief] = [await pages.device(), await pages.device()];
  await pages.enter(thief, caio);
  await addPasskey(thief);
  for (const page of [owner, thief]) {
    await pages.enter(page, bia);
    await heading(page, 'Confirme que é você').waitFor();
  }
  const code = codeOf(secret);
  await owner.getByLabel('Código de seis dígitos').fill(code);
  await owner.getByRole('button', { name: 'Confirmar' }).click();
  await heading(owner, 'Minha conta').waitFor();
  await thief.getByLabel('Código de seis dígitos').fill(code);
  await thief.getByRole('button', { name: 'Confirmar' }).click();
  await thief.getByText('O código não confere.').waitFor();

  await addPasskey(owner);
  await pages.enter(thief, bia);
  await heading(thief, 'Confirme que é você').waitFor();
  // The page asks for keys of the account it is about; a thief asks for any.
  await thief.locator('form[data-passkey]').evaluate((form: HTMLFormElement) => {
    const options = JSON.parse(form.dataset.options ?? '');
    form.dataset.options = JSON.stringify({ ...options, allowCredentials: [] });
  });
  await thief.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await thief.getByText('A chave de acesso não foi aceita.').waitFor();
  const open = await pages.withAccounts(async ({ sessions }) => sessions.listOf(await idOf(bia)));
  expect(open.map(({ userId }) => userId)).toEqual([await idOf(bia)]);
});

it('L11: in a browser without scripts people sign in by codes, and read why passkeys are not offered', async () => {
  const [fabi, gabi] = [await pages.person('Fabi', 'viewer'), await pages.person('Gabi', 'viewer')];
  const secret = await addApp(fabi);
  const phone = await pages.device();
  await pages.enter(phone, gabi);
  await addPasskey(phone);
  const [paper = ''] = await pages.withAccounts(async ({ recoveryCodes }) => recoveryCodes.renew(await idOf(gabi)));
  const page = await pages.device({ javaScriptEnabled: false });
  const passkeys = page.getByText(/chaves? de acesso/i).and(page.locator(':visible'));
  await pages.enter(page, fabi);
  await heading(page, 'Confirme que é você').waitFor();
  expect(await passkeys.count()).toBe(0);
  await page.getByLabel('Código de seis dígitos').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await heading(page, 'Minha conta').waitFor();

  await pages.enter(page, gabi);
  // Not found by its text, which Playwright does not look for in <noscript>.
  await page.locator('noscript p', { hasText: 'Este navegador está sem JavaScript' }).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  await page.getByText('Não tenho o aparelho comigo').click();
  await page.getByLabel('Código de recuperação').fill(paper);
  await page.getByRole('button', { name: 'Usar código' }).click();
  await heading(page, 'Minha conta').waitFor();

  await pages.person('Hugo', 'contributor');
  await pages.withAccounts(({ factors }) => factors.require(['contributor'], undefined));
  await pages.enter(page, 'hugo@x.example');
  await heading(page, 'Proteja sua conta').waitFor();
  expect(await passkeys.count()).toBe(0);
  await page.getByText('Não consigo ler a figura').click();
  const own = (await page.locator('code.secret').textContent()) ?? '';
  await page.getByLabel('Código de seis dígitos').fill(codeOf(own));
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  await page.getByRole('button', { name: 'Guardei, continuar' }).click();
  await heading(page, 'Minha conta').waitFor();
  expect(pages.pathOf(page)).toBe('/me');
});

it('L11: a tab of somebody else who used this browser before changes nothing, and says so', async () => {
  const [iara, joao] = [await pages.person('Iara', 'viewer'), await pages.person('Joao', 'viewer')];
  const page = await pages.device();
  await pages.enter(page, iara);
  await heading(page, 'Minha conta').waitFor();
  const other = await page.context().newPage();
  await pages.enter(other, joao);
  await heading(other, 'Minha conta').waitFor();
  await page.getByLabel('Senha atual').fill(PASSWORD);
  await page.getByLabel('Senha nova').fill('outra frase para testes');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await heading(page, 'Esta página é de outro acesso').waitFor();
  await page.getByRole('link', { name: 'Abrir as contas' }).click();
  await page.getByText(joao).first().waitFor();
  for (const email of [iara, joao]) {
    expect(await pages.withAccounts(({ users }) => users.verify(email, PASSWORD))).toBeDefined();
  }
});
