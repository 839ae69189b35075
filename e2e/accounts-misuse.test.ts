/** What thieves and people in a hurry do with the pages for accounts: back, again, in a second tab, without scripts. */
import { newTotpSecret } from '#lake/accounts/totp.ts';
import type { Page } from 'playwright-core';
import { type AccountPages, codeOf, heading, openAccountPages, PASSWORD } from './account-pages.ts';
import { ADMIN } from './temporary-lake.ts';

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

/** Whatever a script of a page can read: what is kept in the browser, and what the lake answers when it is asked. */
async function readAll(accounts: string): Promise<string> {
  const texts = [JSON.stringify([localStorage, sessionStorage, document.cookie, location.href])];
  for (const { name = '' } of await indexedDB.databases()) {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error(name)));
      });
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      texts.push(JSON.stringify(await done(database.transaction(store).objectStore(store).getAll())));
    }
  }
  const ask = async (address: string, init?: RequestInit) => {
    const answer = await fetch(address, { credentials: 'include', ...init });
    const text = await answer.text();
    texts.push(answer.url, text);
    return text;
  };
  const login = `auth/login/local?origin=${encodeURIComponent(`${location.origin}/studio`)}`;
  const addresses = ['users/me', 'auth/id', 'auth/providers', 'auth/fetch?sid=', 'projects/clinica', login];
  for (const address of addresses) await ask(`/lake/v1/${address}`);
  for (const type of ['withSid=true', 'type=cookie', 'type=dual']) await ask(`/lake/v1/${login}&${type}`);
  // The page on which an administrator makes tokens for programs, read and filled in by a script.
  const form = /name="form" value="([\w-]+)"/.exec(await ask(`${accounts}/tokens`))?.[1] ?? '';
  await ask(`${accounts}/tokens`, {
    method: 'POST',
    body: new URLSearchParams({ form, label: 'x', rights: 'administrator', grants: '' }),
  });
  return texts.join('\n');
}

/** What a script reads in a window that it opens itself. One that is cut off has no document, or throws. */
async function readOpened(page: Page): Promise<string> {
  const opening = page.context().waitForEvent('page');
  const held = await page.evaluateHandle((address) => open(address), pages.at('/tokens'));
  await heading(await opening, 'Integrações').waitFor();
  return await held.evaluate((opened) => {
    try {
      return opened?.document.documentElement.outerHTML ?? '';
    } catch (error) {
      return String(error);
    }
  });
}

it('N7: a script that slips into a page of the site finds no token after a login in Studio, and gets none', async () => {
  const page = await pages.device();
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto(`${pages.settings.siteUrl}/studio`);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Senha').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByTestId('studio-navbar').waitFor();
  const inStudio = (await page.evaluate(readAll, pages.at(''))) + (await readOpened(page));
  expect(inStudio).toContain(ADMIN.email);
  // Nobody can have opened a page whose address was typed: it is not cut off from the windows it opens.
  await page.goto(`${pages.settings.siteUrl}/nada`);
  const texts = inStudio + (await page.evaluate(readAll, pages.at(''))) + (await readOpened(page));
  expect(texts.match(/\blk[\w-]{30,}/g)).toBeNull();
  // Neither what a token is traded for, nor what makes a form of the accounts count.
  expect([...addresses, texts].filter((text) => /sid=[\w-]{20}|name="form" value/.test(text))).toEqual([]);
  expect(await pages.withAccounts(({ robots }) => robots.list().map(({ label }) => label))).not.toContain('x');
});
