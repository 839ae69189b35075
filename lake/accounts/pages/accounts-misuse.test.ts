/** What attackers and people in a hurry do with the pages of accounts: twice, late, in a second tab, past the page. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Secret, TOTP } from 'otpauth';
import { newTotpSecret } from '../totp.ts';
import { createPerson, PageReader, PASSWORD, SITE_ORIGIN } from './testing.ts';
import { openTestLake } from '../../routes/testing.ts';
import type { TestLake } from '../../routes/testing.ts';

const NEW_PASSWORD = 'outra frase longa';
/** Of a Studio that is not the site's own, where a login ends with something that it fetches. */
const STUDIO_ORIGIN = 'http://localhost:3333';
let lake: TestLake;

beforeAll(() => {
  lake = openTestLake({ LAKE_ALLOWED_ORIGINS: STUDIO_ORIGIN });
});
afterAll(() => lake.close());

const newPerson = (role?: string) => createPerson(lake, role);

async function signedIn(email: string): Promise<PageReader> {
  const page = await new PageReader(lake).open('/accounts/login');
  return page.submit('', { email, password: PASSWORD });
}

const codeOf = (secret: string, shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * 30_000 });

async function post(path: string, fields: Record<string, string>) {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: { origin: SITE_ORIGIN } };
  const reply = await lake.app(new Request(`${SITE_ORIGIN}${path}`, init));
  const html = await reply.text();
  const field = (name: string) => new RegExp(`name="${name}" value="([\\w-]+)"`).exec(html)?.[1] ?? '';
  return {
    status: reply.status,
    html,
    sid: /#sid=(.+)$/.exec(reply.headers.get('location') ?? '')?.[1] ?? '',
    session: reply.headers.getSetCookie().find((line) => line.startsWith('lakeSession=')),
    pending: field('pending'),
    secret: field('secret'),
  };
}

const LOGIN = '/accounts/login';

describe('a link', () => {
  test('L11: that is sent by two people at the same moment sets one password, and the other one is told', async () => {
    const { id, email } = await newPerson();
    const token = lake.accounts.links.create(id, 'reset') ?? '';
    const passwords = ['primeira frase longa', 'segunda frase longa'];
    const replies = await Promise.all(passwords.map((password) => post('/accounts/link', { token, password })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 404]);
    const works = await Promise.all(passwords.map((password) => lake.accounts.users.verify(email, password)));
    expect(works.map(Boolean)).toEqual(replies.map(({ status }) => status === 303));
  });

  test('L11: is not used up by a password that is refused', async () => {
    const { id } = await newPerson();
    const token = lake.accounts.links.create(id, 'reset') ?? '';
    expect((await post('/accounts/link', { token, password: 'curta' })).status).toBe(400);
    expect((await post('/accounts/link', { token, password: NEW_PASSWORD })).status).toBe(303);
  });

  test('L11: is not used up by a password that the disk does not take', async () => {
    const { id } = await newPerson();
    const token = lake.accounts.links.create(id, 'reset') ?? '';
    using disk = new DatabaseSync(join(lake.config.dataDir, 'accounts.db'));
    disk.exec("CREATE TRIGGER full BEFORE UPDATE OF password ON user BEGIN SELECT RAISE(ABORT, 'full'); END");
    const refused = await post('/accounts/link', { token, password: NEW_PASSWORD });
    disk.exec('DROP TRIGGER full');
    expect([refused.status, lake.accounts.links.find(token)?.userId]).toEqual([503, id]);
    expect((await post('/accounts/link', { token, password: NEW_PASSWORD })).status).toBe(303);
  });
});

describe('a login under way', () => {
  test('L11: ends when the password is changed meanwhile, at each of its steps', async () => {
    const withApp = await newPerson();
    const secret = newTotpSecret();
    lake.accounts.totps.enrol(withApp.id, secret, codeOf(secret, -1));
    const confirming = await post(LOGIN, { email: withApp.email, password: PASSWORD });
    lake.accounts.factors.require(['contributor'], undefined);
    const enrolling = await newPerson('contributor');
    const enrol = await post(LOGIN, { email: enrolling.email, password: PASSWORD });
    const done = await newPerson('contributor');
    const start = await post(LOGIN, { email: done.email, password: PASSWORD });
    const own = { step: 'enrol-app', secret: start.secret, code: codeOf(start.secret) };
    const codes = await post(LOGIN, { ...own, pending: start.pending });
    for (const { email } of [withApp, enrolling, done]) await lake.accounts.users.setPassword(email, NEW_PASSWORD);
    const late = [
      await post(LOGIN, { step: 'code', pending: confirming.pending, code: codeOf(secret) }),
      await post(LOGIN, { ...own, pending: enrol.pending }),
      await post(LOGIN, { step: 'finish', pending: codes.pending }),
    ];
    expect(late.map(({ status, session }) => `${status} ${session}`)).toEqual(Array(3).fill('401 undefined'));
    expect(lake.accounts.factors.hasAny(enrolling.id)).toBe(false);
    lake.accounts.factors.require([], undefined);
  });

  test('L11: does not set up a second factor over one that was set up meanwhile, and asks for that', async () => {
    lake.accounts.factors.require(['contributor'], undefined);
    const { id, email } = await newPerson('contributor');
    const thief = await post(LOGIN, { email, password: PASSWORD });
    const owner = await post(LOGIN, { email, password: PASSWORD });
    const enrol = (login: typeof owner) =>
      post(LOGIN, {
        step: 'enrol-app',
        pending: login.pending,
        secret: login.secret,
        code: codeOf(login.secret),
      });
    expect((await enrol(owner)).html).toContain('Guarde estes códigos');
    const late = await enrol(thief);
    expect([late.html.includes('Confirme que é você'), late.session]).toEqual([true, undefined]);
    expect((await post(LOGIN, { step: 'finish', pending: late.pending })).session).toBeUndefined();
    expect(lake.accounts.totps.verify(id, codeOf(owner.secret, 1))).toBe(true);
    lake.accounts.factors.require([], undefined);
  });

  test('L11: ends for Studio, too, when password, account or what the role requires changed before it fetched the session', async () => {
    await newPerson('administrator');
    const changes: ((email: string, id: string) => unknown)[] = [
      (email) => lake.accounts.users.setPassword(email, NEW_PASSWORD),
      (_email, id) => lake.accounts.users.update(id, { active: false }),
      () => lake.accounts.factors.require(['editor'], undefined),
    ];
    for (const change of changes) {
      const { id, email } = await newPerson();
      const { sid } = await post(`/v1/auth/login/local?origin=${STUDIO_ORIGIN}`, { email, password: PASSWORD });
      await change(email, id);
      expect((await lake.ask(`/auth/fetch?sid=${sid}`, { headers: { origin: STUDIO_ORIGIN } })).status).toBe(401);
      expect(lake.accounts.sessions.listOf(id)).toEqual([]);
    }
    // Whoever sets up what is required gets there.
    const studio = `/v1/auth/login/local?origin=${STUDIO_ORIGIN}`;
    const { email } = await newPerson();
    const { pending, secret } = await post(studio, { email, password: PASSWORD });
    const codes = await post(studio, { step: 'enrol-app', pending, secret, code: codeOf(secret) });
    const { sid } = await post(studio, { step: 'finish', pending: codes.pending });
    expect((await lake.ask(`/auth/fetch?sid=${sid}`, { headers: { origin: STUDIO_ORIGIN } })).status).toBe(200);
    lake.accounts.factors.require([], undefined);
  });
});

describe('a page that is out of date', () => {
  test('L11: removes no other second factor than the one it names, and notes nothing that was not done', async () => {
    const { id, email } = await newPerson();
    const secret = newTotpSecret();
    const key = { publicKey: Uint8Array.of(1), counter: 0, transports: [], name: 'Celular' };
    const person = await signedIn(email);
    lake.accounts.totps.enrol(id, secret, codeOf(secret));
    lake.accounts.passkeys.add({ ...key, id: 'k1', userId: id });
    const removed = () => lake.accounts.audit.list().filter(({ event }) => event.endsWith('-removed')).length;
    const before = removed();
    await person.open('/accounts/me/remove?passkey=k1');
    lake.accounts.passkeys.remove(id, 'k1');
    await person.submit('/me/remove', { current: PASSWORD });
    expect([person.path, person.html.includes('Chave de acesso removida')]).toEqual(['/accounts/me', false]);
    await person.open('/accounts/me/remove?passkey=k1');
    expect(person.path).toBe('/accounts/me');
    await person.open('/accounts/me/remove');
    lake.accounts.factors.removeAllOf(id);
    const again = await signedIn(email);
    expect((await again.open('/accounts/me/remove')).path).toBe('/accounts/me');
    expect(removed()).toBe(before);
  });

  test('L11: of somebody who has left this browser since changes nothing and says so in Portuguese', async () => {
    const [ana, bia] = [await newPerson(), await newPerson()];
    const tab = await signedIn(ana.email);
    tab.cookie = (await signedIn(bia.email)).cookie;
    await tab.submit('/me/password', { current: PASSWORD, password: NEW_PASSWORD });
    expect([tab.status, tab.html.includes('<html lang="pt-BR">')]).toEqual([403, true]);
    expect(tab.html).toContain('Nada foi alterado');
    for (const { email } of [ana, bia]) expect(await lake.accounts.users.verify(email, PASSWORD)).toBeDefined();
  });
});

test.each(['/accounts/', '/accounts/nada', '/accounts/people/ninguem/', '/accounts/people/ninguem'])(
  'L11: %s is answered in Portuguese, with the way to a page that exists',
  async (path) => {
    const admin = await signedIn((await newPerson('administrator')).email);
    await admin.open(path);
    expect([admin.status, admin.html.includes('Página não encontrada')]).toEqual([404, true]);
    const [, way = ''] = /class="aside"><a href="([^"]+)"/.exec(admin.html) ?? [];
    await admin.open(new URL(way, `${SITE_ORIGIN}${path}`).pathname);
    expect([admin.status, admin.path]).toEqual([200, '/accounts']);
  },
);

test('L11: whoever finds an administrator signed in gets neither a new password nor the second step away', async () => {
  const { id, email } = await newPerson('administrator');
  const admin = await signedIn(email);
  const secret = newTotpSecret();
  lake.accounts.totps.enrol(id, secret, codeOf(secret));
  await admin.open(`/accounts/people/${id}`);
  const [, form = ''] = /name="form" value="([\w-]+)"/.exec(admin.html) ?? [];
  for (const action of ['link', 'factors']) {
    const init = {
      method: 'POST',
      body: new URLSearchParams({ form }),
      headers: { cookie: admin.cookie, origin: SITE_ORIGIN },
    };
    const reply = await lake.app(new Request(`${SITE_ORIGIN}/accounts/people/${id}/${action}`, init));
    expect([action, reply.status, (await reply.text()).includes('em Minha conta')]).toEqual([action, 400, true]);
  }
  expect([admin.html.includes('/link"'), lake.accounts.factors.hasAny(id)]).toEqual([false, true]);
});

test('N7: the pages are for people who open them, not for scripts of the site that fetch, frame or hold them', async () => {
  const admin = await signedIn((await newPerson('administrator')).email);
  const open = (use: string) => {
    const headers = { cookie: admin.cookie, ...(use && { 'sec-fetch-dest': use }) };
    return lake.app(new Request(`${SITE_ORIGIN}/accounts/tokens`, { headers }));
  };
  for (const use of ['empty', 'iframe', 'embed', 'object', 'serviceworker']) {
    const reply = await open(use);
    expect([use, reply.status, await reply.text()]).toEqual([use, 403, '']);
  }
  for (const use of ['document', '']) {
    const { status, headers } = await open(use);
    expect([status, headers.get('cross-origin-opener-policy')]).toEqual([200, 'noopener-allow-popups']);
  }
});

test('an administrator in a hurry is asked once more before somebody loses an account or a second step', async () => {
  const admin = await signedIn((await newPerson('administrator')).email);
  const { id } = await newPerson();
  lake.accounts.passkeys.add({
    id: 'chave',
    userId: id,
    publicKey: Uint8Array.of(1),
    counter: 0,
    transports: ['internal'],
    name: 'Chave',
  });
  await admin.open(`/accounts/people/${id}`);
  const questions = [...admin.html.matchAll(/<details.*?<\/details>/gs)].map(([found]) => found.replace(/\s+/g, ' '));
  expect(questions).toEqual([
    expect.stringMatching(/> ?Remover segunda etapa ?<\/summary>.*\/factors".*> ?Sim, remover segunda etapa ?</),
    expect.stringMatching(/> ?Desativar conta ?<\/summary>.*\/active".*> ?Sim, desativar conta ?</),
  ]);
});
