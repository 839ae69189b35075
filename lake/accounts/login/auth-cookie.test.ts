import { openTestLake } from '../../routes/testing.ts';
import type { TestLake } from '../../routes/testing.ts';

const STUDIO = 'http://localhost:3000';
const PASSWORD = 'uma senha longa';
let lake: TestLake;
beforeAll(async () => {
  lake = openTestLake();
  await lake.accounts.users.create({ email: 'ana@example.com', name: 'Ana', role: 'editor', password: PASSWORD });
});
afterAll(() => lake.close());

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return Promise.resolve(lake.app(new Request(`http://lake.test/v2025-02-19${path}`, init)));
}

/** A login that comes back to Studio, with everything right. */
async function login(type: string, origin = STUDIO, cookie = '') {
  const body = new URLSearchParams({ email: 'ana@example.com', password: PASSWORD });
  const headers = { 'x-forwarded-host': new URL(origin).host, origin, cookie };
  const page = await send(`/auth/login/local?origin=${origin}/studio&${type}`, { method: 'POST', body, headers });
  const set = page.headers.getSetCookie().find((line) => line.includes('lakeSession='));
  return { location: page.headers.get('location'), set, cookie: set?.split(';')[0] ?? '' };
}

/** What a browser that is not on this machine gets of the pages on which passwords are typed. */
async function fromAfar(path: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ email: 'ana@example.com', password: PASSWORD });
  const far = { 'x-forwarded-for': '203.0.113.20', 'x-forwarded-host': 'localhost:3000', ...headers };
  const ask = (init: RequestInit) => lake.app(new Request(`http://lake.test${path}`, init));
  const page = await ask({ headers: far });
  const reply = await ask({ method: 'POST', body, headers: { ...far, origin: headers.origin ?? STUDIO } });
  return { shown: page.status, taken: reply.status, session: reply.headers.getSetCookie().length > 0 };
}

const DOORS = ['/accounts/login', `/v1/auth/login/local?origin=${STUDIO}/studio`];
describe.each(DOORS)('O3: %s from another machine', (path) => {
  test('neither asks for a password nor takes one where it could be read on the way', async () => {
    expect(await fromAfar(path)).toEqual({ shown: 403, taken: 403, session: false });
  });

  test('does where a proxy says that it was encrypted', async () => {
    const headers = { 'x-forwarded-proto': 'https,http', origin: 'https://localhost:3000' };
    expect(await fromAfar(path, headers)).toEqual({ shown: 200, taken: 303, session: true });
  });
});

describe('cookie login', () => {
  test('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    expect((await login('type=cookie')).set).toMatch(
      /^lakeSession=lk[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('N7: is a cookie of this very host alone where the site is encrypted, and no other one counts there', async () => {
    const { set, cookie } = await login('type=cookie', 'https://clinica.example');
    expect(set).toMatch(/^__Host-lakeSession=lk[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const me = async (sent: string) => {
      const headers = { cookie: sent, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'clinica.example' };
      return (await send('/users/me', { headers })).status;
    };
    // A neighbour, or whoever sits on the line, can set one by the plain name.
    expect([await me(cookie), await me(cookie.replace('__Host-', ''))]).toEqual([200, 401]);
    const headers = { cookie, origin: 'https://clinica.example', 'x-forwarded-host': 'clinica.example' };
    const logout = await send('/auth/logout', { method: 'POST', headers });
    expect(logout.headers.get('set-cookie')).toMatch(
      /^__Host-lakeSession=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test.each(['type=cookie', 'type=dual', 'type=token', 'withSid=true', ''])(
    'N7: gives nothing that a script of the site could trade for a token, when asked for %j',
    async (type) => {
      const { location, cookie } = await login(type);
      expect(location).toBe(`${STUDIO}/studio`);
      expect(await (await send('/users/me', { headers: { cookie } })).json()).toMatchObject({ name: 'Ana' });
    },
  );

  test('N7: ends the session that this browser had, whoever it was of, as soon as it has the new one', async () => {
    const before = await login('type=cookie');
    const after = await login('type=cookie', STUDIO, before.cookie);
    const status = async ({ cookie }: typeof before) => (await send('/users/me', { headers: { cookie } })).status;
    expect([await status(before), await status(after), await status(before)]).toEqual([200, 200, 401]);
    expect(await status(after)).toBe(200);
  });

  test('works until logout, which takes the cookie away', async () => {
    const { cookie } = await login('type=cookie');
    const headers = { cookie, origin: STUDIO };
    expect(await (await send('/users/me', { headers })).json()).toMatchObject({ name: 'Ana', role: 'editor' });
    expect((await send('/auth/id', { headers })).status).toBe(200);
    const logout = await send('/auth/logout', { method: 'POST', headers });
    expect([logout.status, logout.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    expect((await send('/users/me', { headers })).status).toBe(401);
    expect((await send('/auth/id', { headers })).status).toBe(401);
    expect(lake.accounts.audit.list({ limit: 1 })).toMatchObject([{ event: 'logout' }]);
  });

  test('changes nothing for a foreign page, nor without the name of a page', async () => {
    const { cookie } = await login('type=cookie');
    const mutate = (origin?: string) =>
      send('/data/mutate/production', {
        method: 'POST',
        headers: { cookie, ...(origin && { origin }) },
        body: '{"mutations":[{"createOrReplace":{"_id":"x","_type":"page"}}]}',
      });
    expect((await mutate('https://evil.example')).status).toBe(403);
    expect((await mutate('null')).status).toBe(403);
    expect((await mutate()).status).toBe(403);
    expect((await mutate(STUDIO)).status).toBe(200);
  });

  test('that ended long ago leaves a visitor what visitors see', async () => {
    const headers = { cookie: 'theme=dark; lakeSession=lkdead; x=' };
    expect((await send('/data/query/production?query=1', { headers })).status).toBe(200);
    expect((await send('/users/me', { headers })).status).toBe(401);
  });

  test.each(['theme=dark; lakeSession=lkdead; x=', ''])(
    'N7: that ended is told to Studio, which would take what visitors see for all there is (%j)',
    async (cookie) => {
      const headers = { cookie, origin: STUDIO, 'x-sanity-app': 'studio@6.16.0' };
      const body = '{"mutations":[{"createOrReplace":{"_id":"x","_type":"page"}}]}';
      const replies = [
        await send('/data/query/production?query=*', { headers }),
        await send('/data/listen/production?query=*', { headers }),
        await send('/data/mutate/production', { method: 'POST', headers, body }),
      ];
      for (const reply of replies) {
        expect([reply.status, await reply.json()]).toEqual([
          401,
          expect.objectContaining({ errorCode: 'SIO-401-ANF' }),
        ]);
      }
    },
  );
});

test('logins, wrong passwords and blocked attempts are in the audit log, without passwords', async () => {
  const attempt = (password: string) =>
    send(`/auth/login/local?origin=${STUDIO}`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'ana@example.com', password }),
      headers: { 'x-forwarded-for': '203.0.113.50', 'x-forwarded-proto': 'https' },
    });
  for (let i = 0; i < 6; i += 1) await attempt('segredo errado');
  const entries = lake.accounts.audit.list().filter(({ address }) => address === '203.0.113.50');
  expect(entries.map(({ event }) => event)).toEqual(['login.blocked', ...Array<string>(5).fill('login.failed')]);
  expect(entries[0]).toMatchObject({ actor: '', subject: 'ana@example.com' });
  expect(JSON.stringify(lake.accounts.audit.list())).not.toContain('segredo');
});
