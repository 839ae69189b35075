/** How people get into the area of edition, stay in it and leave it: passkeys, codes, links, devices. */
import { type AccountPages, codeOf, heading, openAccountPages, PASSWORD } from './account-pages.ts';
import { linkByCommand } from './administrator.ts';
import { type LetterBox, openLetterBox } from './letter-box.ts';
import { ADMIN } from './temporary-lake.ts';

let pages: AccountPages;
let letters: LetterBox;

beforeAll(async () => {
  letters = await openLetterBox();
  pages = await openAccountPages({ SMTP_URL: letters.smtpUrl, CONTACT_FROM: 'site@clinica.example' });
});

afterEach(() => pages.closeDevices());

afterAll(async () => {
  await pages?.close();
  await letters?.close();
});

it('L11: signs in with a passkey alone that was made before, and without a password being typed', async () => {
  const page = await pages.device();
  await pages.enter(page, ADMIN.email, ADMIN.password);
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
  await page.goto(pages.at('/audit'));
  await page.getByRole('cell', { name: /Chave de acesso criada/ }).waitFor();
});

it('L11: signs in with password and code of an app, by keyboard alone', async () => {
  const [page, bia] = [await pages.device(), await pages.person('Bia', 'viewer')];
  await pages.enter(page, bia);
  await heading(page, 'Minha conta').waitFor();
  await page.getByRole('link', { name: 'Configurar aplicativo' }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Aplicativo de códigos').waitFor();
  await page.getByRole('img', { name: /Figura com a chave/ }).waitFor();
  await page.getByText('Não consigo ler a figura').focus();
  await page.keyboard.press('Enter');
  const secret = (await page.locator('code.secret').textContent()) ?? '';
  await page.keyboard.press('Tab');
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, 'Códigos de recuperação').waitFor();
  await page.goto(pages.at('/me'));
  await page.getByRole('button', { name: 'Sair deste aparelho' }).focus();
  await page.keyboard.press('Enter');
  // The field for the e-mail has the focus when the page opens.
  await heading(page, 'Entrar').waitFor();
  await page.keyboard.type(bia);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, 'Confirme que é você').waitFor();
  await page.getByLabel('Código de seis dígitos').focus();
  await page.keyboard.type(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await heading(page, 'Minha conta').waitFor();
  expect(pages.pathOf(page)).toBe('/me');
});

it('L11, S5, S20: a person who is invited chooses a password by the link that came by mail, no common one, and is in Studio', async () => {
  const admin = await pages.device();
  await pages.enter(admin, ADMIN.email, ADMIN.password);
  // This device was not there when the passkey was made: the code from paper is not, either.
  await heading(admin, 'Confirme que é você').waitFor();
  const [paper = ''] = await pages.withAccounts(({ users, recoveryCodes }) =>
    recoveryCodes.renew(users.findByEmail(ADMIN.email)?.id ?? ''),
  );
  await admin.getByText('Não tenho o aparelho comigo').click();
  await admin.getByLabel('Código de recuperação').fill(paper);
  await admin.getByRole('button', { name: 'Usar código' }).click();
  await admin.getByRole('link', { name: 'Convidar pessoa' }).click();
  await admin.getByLabel('Nome').fill('Fabi');
  await admin.getByLabel('E-mail').fill('fabi@x.example');
  await admin.getByRole('button', { name: 'Convidar' }).click();
  await admin.getByText('O link foi enviado a fabi@x.example.').waitFor();

  const page = await pages.device();
  await page.goto(await letters.linkFor('fabi@x.example'));
  await heading(page, 'Olá, Fabi').waitFor();
  await page.getByLabel('Senha').fill('corinthians2014');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await page.getByText('muito comum').waitFor();
  await page.getByLabel('Senha').fill(PASSWORD);
  // S20: it is typed once, and can be read.
  await page.getByRole('button', { name: 'Mostrar a senha' }).click();
  expect(await page.getByLabel('Senha').getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Ocultar a senha' }).click();
  expect(await page.getByLabel('Senha').getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  // S5: signed in, in Studio.
  await page.waitForURL(/\/studio/);
  await page.goto(pages.at('/me'));
  await heading(page, 'Minha conta').waitFor();
  expect(pages.pathOf(page)).toBe('/me');

  // S5: where mail is set up, a link can be handed over all the same.
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await admin.getByRole('link', { name: 'Voltar', exact: true }).click();
  await admin.getByRole('button', { name: 'Ver o link, sem e-mail' }).click();
  await admin.getByRole('button', { name: 'Copiar o link' }).click();
  await admin.getByRole('button', { name: 'Copiado' }).waitFor();
  const link = (await admin.locator('code.secret').textContent()) ?? '';
  expect(await admin.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const message = await admin.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(message ?? '')).toContain(link);
});

it('L11: somebody who forgot the password gets a link by mail, which works once', async () => {
  const [page, davi] = [await pages.device(), await pages.person('Davi', 'viewer')];
  await page.goto(pages.at('/login'));
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  await page.getByLabel('E-mail da conta').fill(davi);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await heading(page, 'Confira seu e-mail').waitFor();
  const link = await letters.linkFor(davi);
  await page.goto(link);
  await page.getByLabel('Senha').fill('outra frase para testes');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await page.getByText('Senha salva. Entre com ela.').waitFor();
  await page.goto(link);
  await heading(page, 'Este link não vale mais').waitFor();
  await pages.enter(page, davi, 'outra frase para testes');
  await heading(page, 'Minha conta').waitFor();
  expect(pages.pathOf(page)).toBe('/me');
});

it('L11: where no mail is sent, the printed links for a first and a forgotten password work once', async () => {
  const hugo = 'hugo@x.example';
  const [tab, other] = [await pages.device(), await pages.device()];
  const invitation = await linkByCommand(pages.settings, 'invite', hugo, '--name', 'Hugo', '--role', 'viewer');
  for (const page of [tab, other]) await page.goto(invitation);
  await tab.getByLabel('Senha').fill(PASSWORD);
  await tab.getByRole('button', { name: 'Salvar senha' }).click();
  await tab.waitForURL(/\/studio/);
  await other.getByLabel('Senha').fill('segunda frase para testes');
  await other.getByRole('button', { name: 'Salvar senha' }).click();
  await heading(other, 'Este link não vale mais').waitFor();
  await tab.goto(pages.at('/me'));
  await heading(tab, 'Minha conta').waitFor();

  await other.goto(await linkByCommand(pages.settings, 'reset', hugo));
  await heading(other, 'Escolha uma senha nova').waitFor();
  await other.getByLabel('Senha').fill('segunda frase para testes');
  await other.getByRole('button', { name: 'Salvar senha' }).click();
  await other.getByText('Senha salva. Entre com ela.').waitFor();
  await tab.reload();
  await heading(tab, 'Entrar').waitFor();
  await pages.enter(tab, hugo);
  await tab.getByText('E-mail ou senha incorretos.').waitFor();
  await pages.enter(tab, hugo, 'segunda frase para testes');
  await heading(tab, 'Minha conta').waitFor();
  expect(pages.pathOf(tab)).toBe('/me');
});

it('L11: a person ends one device or all others, and stays on this one', async () => {
  const eva = await pages.person('Eva', 'viewer');
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
  const [stolen, lent, here] = [await pages.device({ userAgent }), await pages.device(), await pages.device()];
  for (const page of [stolen, lent, here]) {
    await pages.enter(page, eva);
    await heading(page, 'Minha conta').waitFor();
  }
  await here.reload();
  await here.getByRole('button', { name: 'Encerrar: Safari em iOS' }).click();
  await here.getByText('Acesso encerrado.').waitFor();
  for (const page of [stolen, lent]) await page.reload();
  await heading(stolen, 'Entrar').waitFor();
  expect([pages.pathOf(stolen), pages.pathOf(lent)]).toEqual(['/login', '/me']);
  await here.getByRole('button', { name: 'Sair de todos os outros' }).click();
  await here.getByText('Os outros aparelhos saíram da conta.').waitFor();
  await here.getByText('A conta não está aberta em nenhum outro aparelho.').waitFor();
  await lent.reload();
  await heading(lent, 'Entrar').waitFor();
  expect([pages.pathOf(here), pages.pathOf(lent)]).toEqual(['/me?done=ended-others', '/login']);
});

it('L11: an administrator requires a second step of a role, and its people set it up before Studio opens', async () => {
  const [gil, caio] = [await pages.person('Gil', 'administrator'), await pages.person('Caio', 'editor')];
  const [admin, page] = [await pages.device(), await pages.device()];
  await pages.enter(page, caio);
  await heading(page, 'Minha conta').waitFor();
  await pages.enter(admin, gil);
  await admin.getByRole('link', { name: 'Segurança' }).click();
  await admin.getByLabel('Administrador').check();
  await admin.getByRole('button', { name: 'Salvar' }).click();
  await admin.getByText('Configure primeiro a sua própria segunda etapa').waitFor();
  await admin.getByLabel('Administrador').uncheck();
  await admin.getByLabel('Editor').check();
  await admin.getByRole('button', { name: 'Salvar' }).click();
  await admin.getByText('Alterações salvas.').waitFor();
  await page.reload();
  await heading(page, 'Entrar').waitFor();

  const { siteUrl } = pages.settings;
  // Studio's page without its scripts, which are work for nothing here.
  await page.route(`${siteUrl}/studio/**`, (route) => route.abort());
  await page.goto(`${siteUrl}/lake/v1/auth/login/local?origin=${encodeURIComponent(`${siteUrl}/studio`)}`);
  await page.getByLabel('E-mail').fill(caio);
  await page.getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await heading(page, 'Proteja sua conta').waitFor();
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await heading(page, 'Guarde estes códigos').waitFor();
  await page.getByRole('button', { name: 'Guardei, continuar' }).click();
  await page.waitForURL(`${siteUrl}/studio`);
  // What Studio asks first.
  const { email } = await page.evaluate(async () => await (await fetch('/lake/v1/users/me')).json());
  expect(email).toBe(caio);
  await page.goto(pages.at('/login'));
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await heading(page, 'Minha conta').waitFor();
  expect(pages.pathOf(page)).toBe('/me');
});

it('L10: a browser that has signed in before gets in, while others try passwords for the same name', async () => {
  const lia = await pages.person('Lia', 'viewer');
  const [own, stranger] = [await pages.device(), await pages.device()];
  await pages.enter(own, lia);
  await own.getByRole('button', { name: 'Sair deste aparelho' }).click();
  await heading(own, 'Entrar').waitFor();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await pages.enter(stranger, lia, `tentativa ${attempt}`);
    await stranger.getByText('E-mail ou senha incorretos.').waitFor();
  }
  await pages.enter(stranger, lia);
  await stranger.getByText('Muitas tentativas sem sucesso. Tente novamente em').waitFor();
  await pages.enter(own, lia);
  await heading(own, 'Minha conta').waitFor();
  expect([pages.pathOf(own), pages.pathOf(stranger)]).toEqual(['/me', '/login']);
});
