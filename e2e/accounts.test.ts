/** How people get into the area of edition, stay in it and leave it: passkeys, codes, links, devices. */
import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openAccounts } from '#lake/auth/accounts.ts';
import { studioDir } from '../scripts/build.ts';
import { openBrowser } from './browser.ts';
import { openLetterBox, type LetterBox } from './letter-box.ts';
import { serveStudio, type StudioServer } from './studio-server.ts';
import { ADMIN, temporaryLake, type TemporaryLake } from './temporary-lake.ts';

const PASSWORD = 'frase longa para testes';
let lake: TemporaryLake;
let server: StudioServer;
let letters: LetterBox;
let browser: Browser;
const opened: BrowserContext[] = [];

beforeAll(async () => {
  letters = await openLetterBox();
  lake = await temporaryLake({ announces: false });
  await lake.start({ SMTP_URL: letters.smtpUrl, CONTACT_FROM: 'site@clinica.example' });
  // Nothing of Studio is opened: these pages are the lake's own.
  server = await serveStudio(studioDir, lake.settings.lakeUrl, lake.settings.port);
  const accounts = openAccounts(lake.settings.dataDir);
  for (const [name, role] of [
    ['Bia', 'viewer'],
    ['Caio', 'editor'],
    ['Davi', 'viewer'],
    ['Eva', 'viewer'],
  ] as const) {
    await accounts.users.create({ email: `${name}@x.example`.toLowerCase(), name, role, password: PASSWORD });
  }
  accounts.close();
  browser = await openBrowser();
});

afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await lake?.remove();
  await letters?.close();
});

const at = (path: string) => `${lake.settings.siteUrl}/lake/accounts${path}`;

/** A device of somebody, with a reader for fingers that always says yes. */
async function device(): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  opened.push(context);
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
}

/** Types name and password; what comes then depends on the account. */
async function enter(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto(at('/login'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Path of the page that is shown, below that of the accounts. */
const pathOf = (page: Page) => page.url().split('/lake/accounts')[1];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const code = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  });

it('L11: signs in with a passkey alone that was made before, and without a password being typed', async () => {
  const page = await device();
  await enter(page, ADMIN.email, ADMIN.password);
  await page.getByRole('link', { name: 'Minha conta' }).click();
  await page.getByRole('link', { name: 'Criar chave de acesso' }).click();
  await page.getByLabel('Senha atual').fill(ADMIN.password);
  await page.getByLabel('Nome da chave').fill('Celular da recepção');
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await heading(page, 'Códigos de recuperação').waitFor();
  expect(await page.locator('.codes li').count()).toBe(10);
  await page.getByRole('link', { name: /Guardei/ }).click();
  await page.getByText('Celular da recepção').waitFor();
  await page.getByRole('button', { name: 'Sair deste aparelho' }).click();
  await heading(page, 'Entrar').waitFor();
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await heading(page, 'Pessoas').waitFor();
  await page.goto(at('/audit'));
  await page.getByRole('cell', { name: /Chave de acesso criada/ }).waitFor();
});

it('L11: signs in with password and code of an app, by keyboard alone', async () => {
  const page = await device();
  await enter(page, 'bia@x.example');
  await heading(page, 'Minha conta').waitFor();
  await page.getByRole('link', { name: 'Configurar aplicativo' }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Aplicativo de códigos').waitFor();
  await page.getByRole('img', { name: /Figura com a chave/ }).waitFor();
  await page.getByText('Não consigo ler a figura').focus();
  await page.keyboard.press('Enter');
  const secret = (await page.locator('code.secret').textContent()) ?? '';
  await page.keyboard.press('Tab');
  await page.keyboard.type(code(secret));
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, 'Códigos de recuperação').waitFor();
  await page.goto(at('/me'));
  await page.getByRole('button', { name: 'Sair deste aparelho' }).focus();
  await page.keyboard.press('Enter');
  // The field for the e-mail has the focus when the page opens.
  await heading(page, 'Entrar').waitFor();
  await page.keyboard.type('bia@x.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, 'Confirme que é você').waitFor();
  await page.getByLabel('Código de seis dígitos').focus();
  await page.keyboard.type(code(secret, 1));
  await page.keyboard.press('Enter');
  await heading(page, 'Minha conta').waitFor();
  expect(pathOf(page)).toBe('/me');
});

it('L11: a person who is invited chooses a password by the link that came by mail, and no common one', async () => {
  const admin = await device();
  await enter(admin, ADMIN.email, ADMIN.password);
  // This device was not there when the passkey was made: the code from paper is not, either.
  await heading(admin, 'Confirme que é você').waitFor();
  const accounts = openAccounts(lake.settings.dataDir);
  const owner = accounts.users.findByEmail(ADMIN.email);
  const [paper = ''] = accounts.recoveryCodes.renew(owner?.id ?? '');
  accounts.close();
  await admin.getByText('Não tenho o aparelho comigo').click();
  await admin.getByLabel('Código de recuperação').fill(paper);
  await admin.getByRole('button', { name: 'Usar código' }).click();
  await admin.getByRole('link', { name: 'Convidar pessoa' }).click();
  await admin.getByLabel('Nome').fill('Fabi');
  await admin.getByLabel('E-mail').fill('fabi@x.example');
  await admin.getByRole('button', { name: 'Convidar' }).click();
  await admin.getByText('O link foi enviado a fabi@x.example.').waitFor();

  const page = await device();
  await page.goto(await letters.linkFor('fabi@x.example'));
  await heading(page, 'Olá, Fabi').waitFor();
  await page.getByLabel('Senha').fill('corinthians2014');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await page.getByText('muito comum').waitFor();
  await page.getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await page.getByText('Senha salva. Entre com ela.').waitFor();
  await enter(page, 'fabi@x.example');
  await heading(page, 'Minha conta').waitFor();
  expect(pathOf(page)).toBe('/me');
});

it('L11: somebody who forgot the password gets a link by mail, which works once', async () => {
  const page = await device();
  await page.goto(at('/login'));
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  await page.getByLabel('E-mail da conta').fill('davi@x.example');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await heading(page, 'Confira seu e-mail').waitFor();
  const link = await letters.linkFor('davi@x.example');
  await page.goto(link);
  await page.getByLabel('Senha').fill('outra frase para testes');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await page.getByText('Senha salva. Entre com ela.').waitFor();
  await page.goto(link);
  await heading(page, 'Este link não vale mais').waitFor();
  await enter(page, 'davi@x.example', 'outra frase para testes');
  await heading(page, 'Minha conta').waitFor();
  expect(pathOf(page)).toBe('/me');
});

it('L11: a person ends what is open on other devices, and stays on this one', async () => {
  const [lost, here] = [await device(), await device()];
  for (const page of [lost, here]) {
    await enter(page, 'eva@x.example');
    await heading(page, 'Minha conta').waitFor();
  }
  await here.reload();
  await here.getByRole('button', { name: 'Sair de todos os outros' }).click();
  await here.getByText('Os outros aparelhos saíram da conta.').waitFor();
  await here.getByText('A conta não está aberta em nenhum outro aparelho.').waitFor();
  await lost.reload();
  await heading(lost, 'Entrar').waitFor();
  expect([pathOf(here), pathOf(lost)]).toEqual(['/me?done=ended-others', '/login']);
});

it('L11: whose role requires a second step sets it up on the way in', async () => {
  const accounts = openAccounts(lake.settings.dataDir);
  accounts.factors.require(['editor'], undefined);
  accounts.close();
  const page = await device();
  await enter(page, 'caio@x.example');
  await heading(page, 'Proteja sua conta').waitFor();
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await heading(page, 'Guarde estes códigos').waitFor();
  await page.getByRole('button', { name: 'Guardei, continuar' }).click();
  await heading(page, 'Minha conta').waitFor();
  await page.getByRole('button', { name: 'Sair deste aparelho' }).click();
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await heading(page, 'Minha conta').waitFor();
  expect(pathOf(page)).toBe('/me');
});
