import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

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

/** The `Set-Cookie` line of a whole login. */
async function loginCookie(type: string, origin = STUDIO): Promise<string | null> {
  const body = new URLSearchParams({ email: 'ana@example.com', password: PASSWORD });
  const headers = { 'x-forwarded-host': new URL(origin).host };
  const page = await send(`/auth/login/local?origin=${origin}/studio&type=${type}`, { method: 'POST', body, headers });
  const sid = page.headers.get('location')?.split('#sid=')[1] ?? '';
  return (await send(`/auth/fetch?sid=${sid}`, { headers: { origin } })).headers.get('set-cookie');
}

describe('cookie login', () => {
  test('sets a cookie that scripts cannot read and other sites cannot send, when Studio asks for one', async () => {
    const cookie = await loginCookie('cookie');
    expect(cookie).toMatch(/^lakeSession=lk[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    expect(await loginCookie('dual')).not.toBeNull();
    expect(await loginCookie('token')).toBeNull();
  });

  test('is encrypted where the site is', async () => {
    expect(await loginCookie('cookie', 'https://clinica.example')).toMatch(/; Secure$/);
  });

  test('is not done by merely opening the address with an id that somebody else made', async () => {
    const body = new URLSearchParams({ email: 'ana@example.com', password: PASSWORD });
    const page = await send(`/auth/login/local?origin=${STUDIO}&type=cookie`, { method: 'POST', body });
    const sid = page.headers.get('location')?.split('#sid=')[1] ?? '';
    const opened = await send(`/auth/fetch?sid=${sid}`, { headers: { 'sec-fetch-mode': 'navigate' } });
    expect([opened.status, opened.headers.get('set-cookie')]).toEqual([401, null]);
  });

  test('works until logout, which takes the cookie away', async () => {
    const cookie = (await loginCookie('cookie'))?.split(';')[0] ?? '';
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
    const cookie = (await loginCookie('cookie'))?.split(';')[0] ?? '';
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
});

test('logins, wrong passwords and blocked attempts are in the audit log, without passwords', async () => {
  const attempt = (password: string) =>
    send(`/auth/login/local?origin=${STUDIO}`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'ana@example.com', password }),
      headers: { 'x-forwarded-for': '203.0.113.50' },
    });
  for (let i = 0; i < 6; i += 1) await attempt('segredo errado');
  const entries = lake.accounts.audit.list().filter(({ address }) => address === '203.0.113.50');
  expect(entries.map(({ event }) => event)).toEqual(['login.blocked', ...Array<string>(5).fill('login.failed')]);
  expect(entries[0]).toMatchObject({ actor: '', subject: 'ana@example.com' });
  expect(JSON.stringify(lake.accounts.audit.list())).not.toContain('segredo');
});
