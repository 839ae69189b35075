import { PageReader, SITE_ORIGIN as ORIGIN } from './testing.ts';
import { openTestLake } from '../../routes/testing.ts';
import { DEFAULT_ROLES, leastOf } from '../../config/roles.ts';
import type { Role } from '../../config/roles.ts';
import type { TestLake } from '../../routes/testing.ts';

const reviewer: Role = {
  title: 'Revisor',
  description: 'Aprova.',
  grants: [],
  besidesAdministrator: 'Administra e também revisa',
};
const PASSWORD = 'uma senha longa';
let lake: TestLake;
let admin: PageReader;

beforeAll(async () => {
  lake = openTestLake({}, { roles: { ...DEFAULT_ROLES, reviewer } });
  const { users } = lake.accounts;
  await users.create({ email: 'ana@example.com', name: 'Ana', role: 'administrator', password: PASSWORD });
  await users.create({ email: 'bia@example.com', name: 'Bia <b>', role: 'editor', password: PASSWORD });
  admin = await signedIn('ana@example.com');
});
afterAll(() => lake.close());

async function signedIn(email: string, password = PASSWORD): Promise<PageReader> {
  const browser = await new PageReader(lake).open('/accounts/login');
  return browser.submit('', { email, password });
}

function idOf(email: string): string {
  return lake.accounts.users.findByEmail(email)?.id ?? '';
}

const secretOn = (browser: PageReader) => /class="secret">([^<]+)</.exec(browser.html)?.[1] ?? '';

test('whoever is not signed in is sent to the login, and comes back to the list of people', async () => {
  const stranger = await new PageReader(lake).open('/accounts/audit');
  expect(stranger.path).toBe('/accounts/login');
  expect(admin.path).toBe('/accounts');
  expect(admin.html).toContain('<html lang="pt-BR">');
  expect(admin.html).toContain('Bia &lt;b&gt;');
  expect(admin.html).not.toContain('<script');
});

test('a wrong password says so, and a page of somebody else signs nobody in', async () => {
  const browser = await new PageReader(lake).open('/accounts/login');
  await browser.submit('', { email: 'ana@example.com', password: 'errada demais' });
  expect([browser.status, browser.html.includes('E-mail ou senha incorretos.')]).toEqual([401, true]);
  const forged = await new PageReader(lake).open('/accounts/login');
  await forged.submit('', { email: 'ana@example.com', password: PASSWORD }, { origin: 'https://evil.example' });
  expect([forged.status, forged.cookie]).toEqual([403, '']);
});

test('S17: tells an administrator who forgot the password what to do where no mail is set up', async () => {
  const page = await new PageReader(lake).open('/accounts/reset');
  expect(page.html).toContain('<code>npx content-lake user reset --email …</code>');
});

test('pages may run nothing and be framed by nobody', async () => {
  const reply = await lake.app(new Request(`${ORIGIN}/accounts`, { headers: { cookie: admin.cookie } }));
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

describe('an administrator', () => {
  test('L11, S5: invites a person by a link, which is shown once, works once and ends in Studio, signed in', async () => {
    await admin.open('/accounts/people/new');
    await admin.submit('/people', { name: 'Caio', email: 'caio@example.com', role: 'viewer' });
    const link = new URL(secretOn(admin));
    expect(link.pathname).toBe('/lake/accounts/link');
    // It is copied, or sent by WhatsApp, and says until when it holds.
    expect(admin.html).toContain(`data-text="${link.href}"`);
    const [, message = ''] = /href="https:\/\/wa\.me\/\?text=([^"]+)"/.exec(admin.html) ?? [];
    expect(decodeURIComponent(message)).toContain(`Caio, este é o seu convite para editar o site: ${link.href}\nVale`);
    expect(admin.html).toMatch(/Vale uma vez, até \d\d\/\d\d\/\d{4}, \d\d:\d\d\./);
    const id = idOf('caio@example.com');
    await admin.open(`/accounts/people/${id}`);
    expect(admin.html).not.toContain(link.search);
    expect(lake.accounts.audit.list({ limit: 2 }).map(({ event }) => event)).toEqual(['user.invited', 'user.created']);

    const caio = await new PageReader(lake).open(`/accounts/link${link.search}`);
    expect(caio.html).toContain('Olá, Caio');
    await caio.submit('link', { password: '1234567890123' });
    expect([caio.status, caio.html.includes('muito comum')]).toEqual([400, true]);
    await caio.submit('link', { password: 'a frase do Leitor' });
    expect(caio.path).toBe('/studio');
    expect((await caio.open('/accounts')).path).toBe('/accounts/me');
    expect((await signedIn('caio@example.com', 'a frase do Leitor')).path).toBe('/accounts/me');
    expect((await caio.open(`/accounts/link${link.search}`)).status).toBe(404);
  });

  test('is told in Portuguese what is wrong with a new one, and keeps what was typed', async () => {
    await admin.open('/accounts/people/new');
    await admin.submit('/people', { name: 'Outra Bia', email: 'BIA@example.com', role: 'editor' });
    expect(admin.status).toBe(400);
    expect(admin.html).toContain('Já existe uma conta com este e-mail.');
    expect(admin.html).toContain('value="Outra Bia"');
  });

  test('changes name and role', async () => {
    const id = idOf('bia@example.com');
    await admin.open(`/accounts/people/${id}`);
    await admin.submit(`/people/${id}`, { name: 'Beatriz', role: 'contributor' });
    expect(admin.html).toContain('Alterações salvas.');
    expect(lake.accounts.users.get(id)).toMatchObject({ name: 'Beatriz', role: 'contributor' });
    expect(lake.accounts.audit.list({ limit: 2 }).map(({ event, details }) => [event, details])).toEqual([
      ['user.renamed', { name: 'Beatriz' }],
      ['user.role', { from: 'editor', role: 'contributor' }],
    ]);
  });

  test('C9: enters an administrator in a role besides, until somebody takes it back', async () => {
    const id = idOf('ana@example.com');
    const reviewers = () => lake.accounts.users.list().filter((user) => rolesOf(user).includes('reviewer'));
    const { rolesOf } = lake.accounts.besides;
    await admin.open(`/accounts/people/${id}`);
    expect(admin.html).toContain('<span>Administra e também revisa</span>');
    await admin.submit(`/people/${id}`, { name: 'Ana', role: 'administrator', besides: 'reviewer' });
    expect(reviewers().map((user) => user.id)).toEqual([id]);
    expect(admin.html).toMatch(/name="besides"\s+value="reviewer"\s+checked/);
    const details = { from: 'administrator', role: 'administrator reviewer' };
    expect(lake.accounts.audit.list()[0]).toMatchObject({ event: 'user.role', details });
    await admin.submit(`/people/${id}`, { name: 'Ana', role: 'administrator' });
    expect(reviewers()).toEqual([]);
    // Whoever has the role needs no entry, and whoever is neither gets none.
    const bia = idOf('bia@example.com');
    await admin.open(`/accounts/people/${bia}`);
    await admin.submit(`/people/${bia}`, { name: 'Bia', role: 'reviewer' });
    expect(reviewers().map((user) => user.id)).toEqual([bia]);
    await admin.submit(`/people/${bia}`, { name: 'Bia', role: 'editor', besides: 'reviewer' });
    expect(reviewers()).toEqual([]);
  });

  test('A1: somebody whose role is gone keeps it, and forms begin with no powerful one', async () => {
    const bia = idOf('bia@example.com');
    lake.accounts.database.prepare("UPDATE user SET role = 'gone' WHERE id = ?").run(bia);
    await admin.open(`/accounts/people/${bia}`);
    expect(admin.html).toMatch(/<option selected>gone<\/option>/);
    await admin.submit(`/people/${bia}`, { name: 'Beatriz', role: 'gone' });
    expect(lake.accounts.users.get(bia)).toMatchObject({ name: 'Beatriz', role: 'gone' });
    await admin.submit(`/people/${bia}`, { name: 'Beatriz', role: 'editor' });
    const { administrator } = DEFAULT_ROLES;
    expect(leastOf({ administrator, author: reviewer, reader: reviewer }, 'editor')).toBe('reader');
    expect(leastOf(DEFAULT_ROLES, 'editor')).toBe('editor');
  });

  test('A4: a token with a role and rights described is refused, and what was typed stays', async () => {
    await admin.open('/accounts/tokens');
    await admin.submit('/tokens', { label: 'site', rights: 'viewer', grants: 'read:_type == "post"' });
    expect([admin.status, lake.accounts.robots.list()]).toEqual([400, []]);
    expect(admin.html).toContain('Há permissões descritas, mas outras estão escolhidas.');
    expect(admin.html).toContain('read:_type == &quot;post&quot;</textarea>');
  });

  test('L11: makes a link for a new password, which ends every session when it is used', async () => {
    const bia = await signedIn('bia@example.com');
    await admin.open(`/accounts/people/${idOf('bia@example.com')}`);
    await admin.submit('/link');
    expect((await bia.open('/accounts/me')).path).toBe('/accounts/me');
    const other = await new PageReader(lake).open(`/accounts/link${new URL(secretOn(admin)).search}`);
    await other.submit('link', { password: 'outra frase longa' });
    expect((await bia.open('/accounts/me')).path).toBe('/accounts/login');
    expect((await signedIn('bia@example.com', 'outra frase longa')).path).toBe('/accounts/me');
    await lake.accounts.users.setPassword('bia@example.com', PASSWORD);
  });

  test('disables and enables an account, and ends sessions one by one', async () => {
    const bia = await signedIn('bia@example.com');
    const id = idOf('bia@example.com');
    await admin.open(`/accounts/people/${id}`);
    await admin.submit('/sessions');
    expect((await bia.open('/accounts/me')).path).toBe('/accounts/login');
    await admin.submit('/active');
    expect(admin.html).toContain('Conta desativada.');
    expect((await signedIn('bia@example.com')).status).toBe(401);
    await admin.submit('/active');
    expect((await signedIn('bia@example.com')).path).toBe('/accounts/me');
  });

  test('cannot lock everybody out', async () => {
    const id = idOf('ana@example.com');
    await admin.open(`/accounts/people/${id}`);
    await admin.submit(`/people/${id}`, { name: 'Ana', role: 'viewer' });
    expect([admin.status, admin.html.includes('Pelo menos uma conta de administrador')]).toEqual([400, true]);
    expect(admin.html).not.toContain('Desativar conta');
  });

  test('makes a token with described rights, shown once, and revokes it', async () => {
    await admin.open('/accounts/tokens');
    const grants = 'create:_type == "message" && _id in path("messages.**")';
    await admin.submit('/tokens', { label: 'Formulário', rights: 'grants', grants });
    const token = secretOn(admin);
    expect(admin.html).toContain(`data-text="${token}"`);
    const ask = () => lake.ask('/users/me', { headers: { authorization: `Bearer ${token}` } });
    expect(await (await ask()).json()).toMatchObject({ name: 'Formulário', role: 'custom' });
    await admin.open('/accounts/tokens');
    expect(admin.html).not.toContain(token);
    expect(admin.html).toContain('create: _type == &quot;message&quot;');
    await admin.submit(`/tokens/${lake.accounts.robots.list().find(({ label }) => label === 'Formulário')?.id}/revoke`);
    expect(admin.html).toContain('Token revogado.');
    expect((await ask()).status).toBe(401);
  });

  test('is told where described rights are wrong', async () => {
    await admin.open('/accounts/tokens');
    await admin.submit('/tokens', { label: 'Formulário', rights: 'grants', grants: 'create:_type ==' });
    expect([admin.status, admin.html.includes('não podem ser usadas')]).toEqual([400, true]);
    expect(admin.html).toContain('create:_type ==</textarea>');
  });

  test('reads the audit log with names instead of ids', async () => {
    const by = { id: idOf('ana@example.com'), address: '' };
    for (const subject of ['drafts.a', 'versions.r1.b']) lake.accounts.audit.write('document.purged', by, subject);
    await admin.open('/accounts/audit');
    expect(admin.html).toContain('Token revogado');
    expect(admin.html).toContain('>rascunho de a<');
    expect(admin.html).toContain('>mudança programada de b<');
    expect(admin.html).toContain('Tipo de acesso alterado (de Editor para Contributor)');
    expect(admin.html).not.toContain(`>${idOf('ana@example.com')}<`);
  });
});

describe('everybody else', () => {
  test('has a page for the own account only', async () => {
    const caio = await signedIn('bia@example.com');
    for (const path of ['', '/people/new', `/people/${idOf('ana@example.com')}`, '/tokens', '/audit']) {
      expect((await caio.open(`/accounts${path}`)).path).toBe('/accounts/me');
    }
    expect(caio.html).not.toContain('/audit');
    expect(caio.html).toContain(`href="${ORIGIN}/studio"`);
    const reply = await lake.app(
      new Request(`${ORIGIN}/accounts/people`, {
        method: 'POST',
        body: new URLSearchParams({ name: 'X', email: 'x@example.com', role: 'administrator' }),
        headers: { cookie: caio.cookie, origin: ORIGIN },
      }),
    );
    expect(reply.status).toBe(303);
    expect(lake.accounts.users.findByEmail('x@example.com')).toBeUndefined();
  });

  test('changes the own password, with the present one, and stays signed in', async () => {
    const [bia, elsewhere] = [await signedIn('bia@example.com'), await signedIn('bia@example.com')];
    await bia.open('/accounts/me');
    await bia.submit('/me/password', { current: 'errada', password: 'senha nova e longa' });
    expect(bia.html).toContain('A senha atual não confere.');
    await bia.submit('/me/password', { current: PASSWORD, password: 'curta' });
    expect(bia.html).toContain('pelo menos 12 caracteres');
    await bia.submit('/me/password', { current: PASSWORD, password: 'senha nova e longa' });
    expect(bia.html).toContain('Senha trocada.');
    expect((await elsewhere.open('/accounts/me')).path).toBe('/accounts/login');
    await bia.submit('/logout');
    expect((await bia.open('/accounts/me')).path).toBe('/accounts/login');
  });
});

test('a form without the secret of the page does nothing, whoever sends it', async () => {
  const id = idOf('bia@example.com');
  for (const origin of [ORIGIN, 'https://evil.example', undefined]) {
    const reply = await lake.app(
      new Request(`${ORIGIN}/accounts/people/${id}/active`, {
        method: 'POST',
        body: new URLSearchParams({ active: 'false', form: 'x'.repeat(43) }),
        headers: { cookie: admin.cookie, ...(origin && { origin }) },
      }),
    );
    expect([303, 403]).toContain(reply.status);
    expect(lake.accounts.users.get(id)?.active).toBe(true);
  }
});

test('an unknown account and a giant form are refused', async () => {
  expect((await admin.open('/accounts/people/nobody')).status).toBe(404);
  const body = `form=${'x'.repeat(20_000)}`;
  const headers = { cookie: admin.cookie, origin: ORIGIN };
  const reply = await lake.app(new Request(`${ORIGIN}/accounts/people`, { method: 'POST', body, headers }));
  expect(reply.status).toBe(413);
});

test('whoever finds somebody signed in cannot try passwords for the change of it', async () => {
  const password = 'frase de quem edita';
  await lake.accounts.users.create({ email: 'davi@example.com', name: 'Davi', role: 'editor', password });
  const davi = await signedIn('davi@example.com', password);
  await davi.open('/accounts/me');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await davi.submit('/me/password', { current: `errada ${attempt}`, password: 'senha nova e longa' });
    expect(davi.status).toBe(400);
  }
  await davi.submit('/me/password', { current: password, password: 'senha nova e longa' });
  expect([davi.status, Number(davi.retryAfter) > 60]).toEqual([429, true]);
});
