import { createHash } from 'node:crypto';
import { strangerAt } from '../../admission/client-address.ts';
import { openTestLake } from '../../routes/testing.ts';
import type { TestLake } from '../../routes/testing.ts';

/** On another origin than the lake, where alone there are tokens. */
const ORIGIN = 'http://localhost:3333';
const STUDIO = `${ORIGIN}/studio`;
const PASSWORD = 'uma senha longa';
let lake: TestLake;

beforeAll(async () => {
  lake = openTestLake({ LAKE_ALLOWED_ORIGINS: ORIGIN });
  await lake.accounts.users.create({ email: 'ana@example.com', name: 'Ana', role: 'editor', password: PASSWORD });
});
afterAll(() => lake.close());

function login(
  password: string,
  options: { origin?: string; address?: string; host?: string; cookie?: string; email?: string } = {},
): Promise<Response> {
  const { origin = STUDIO, address = '203.0.113.1', host, cookie, email = 'ana@example.com' } = options;
  const body = new URLSearchParams({ email, password });
  const headers = {
    'x-forwarded-for': address,
    'x-forwarded-proto': 'https',
    ...(host && { 'x-forwarded-host': host }),
    ...(cookie && { cookie }),
  };
  const url = `http://lake.test/v1/auth/login/local?origin=${encodeURIComponent(origin)}&projectId=clinica&withSid=true`;
  return Promise.resolve(lake.app(new Request(url, { method: 'POST', body, headers })));
}

/** What a browser sends back. */
function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function sidOf(response: Response): Promise<string> {
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  expect(location).toMatch(/^http:\/\/localhost:3333\/studio#sid=[\w-]{20,}$/);
  return location.split('#sid=')[1] ?? '';
}

/** Announces no length. */
function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024)) });
}

describe('the login page', () => {
  test('is Portuguese, labelled, runs its own scripts only, and posts to where it came from', async () => {
    const page = await lake.ask(`/auth/login/local?origin=${STUDIO}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('<html lang="pt-BR">');
    expect(html).toMatch(/<label for="email">E-mail<\/label>\s*<input id="email"/);
    expect(html).toMatch(/<label for="password">Senha<\/label>\s*<input\s+id="password"/);
    expect(html).toContain('<form method="post" class="fields">');
    const policy = page.headers.get('content-security-policy');
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
    for (const script of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each(['https://evil.example/studio', 'javascript:alert(1)', '//evil.example', '', 'null'])(
    'sends nobody to %j',
    async (origin) => {
      expect((await lake.ask(`/auth/login/local?origin=${encodeURIComponent(origin)}`)).status).toBe(403);
      expect((await login(PASSWORD, { origin })).status).toBe(403);
    },
  );

  test('does not take in more than a form holds, and no other kind of body', async () => {
    const send = (body: string | ReadableStream, type: string) =>
      lake.app(
        new Request(`http://lake.test/v1/auth/login/local?origin=${STUDIO}`, {
          method: 'POST',
          headers: { 'content-type': type, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
          body,
          ...(typeof body !== 'string' && { duplex: 'half' }),
        }),
      );
    const form = 'application/x-www-form-urlencoded';
    expect((await send(`email=${'a'.repeat(20_000)}`, form)).status).toBe(413);
    expect((await send(endless(), form)).status).toBe(413);
    expect((await send('{}', 'application/json')).status).toBe(401);
  });

  test('serves the host it is reached by, also behind a proxy', async () => {
    const response = await login(PASSWORD, { origin: 'https://clinica.example/studio', host: 'clinica.example' });
    expect(response.headers.get('location')).toBe('https://clinica.example/studio');
  });

  test('escapes what it repeats', async () => {
    const body = new URLSearchParams({ email: '"><script>alert(1)</script>', password: 'x' });
    const url = `http://lake.test/v1/auth/login/local?origin=${STUDIO}`;
    const html = await (await lake.app(new Request(url, { method: 'POST', body }))).text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
  });
});

describe('the way from password to token', () => {
  test('goes through a sid that works once, to a token that works until logout', async () => {
    const sid = await sidOf(await login(PASSWORD));
    const first = await lake.ask(`/auth/fetch?sid=${sid}`, { headers: { origin: ORIGIN } });
    expect(first.headers.get('cache-control')).toBe('no-store');
    const { token } = (await first.json()) as { token: string };
    expect((await lake.ask(`/auth/fetch?sid=${sid}`)).status).toBe(401);

    const headers = { authorization: `Bearer ${token}` };
    expect(await (await lake.ask('/users/me', { headers })).json()).toMatchObject({
      name: 'Ana',
      email: 'ana@example.com',
      role: 'editor',
      roles: [{ name: 'editor', title: 'Editor' }],
      provider: 'local',
    });
    expect((await lake.ask('/auth/id', { headers })).status).toBe(200);
    expect((await lake.ask('/auth/logout', { headers, body: '' })).status).toBe(204);
    const after = await lake.ask('/users/me', { headers });
    expect(after.status).toBe(401);
    expect(await after.json()).toMatchObject({ errorCode: 'SIO-401-ANF' });
  });

  test('does not give the token to another origin, nor to who merely opens the address', async () => {
    const others: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:3000' },
      {},
    ];
    for (const headers of others) {
      const sid = await sidOf(await login(PASSWORD));
      expect((await lake.ask(`/auth/fetch?sid=${sid}`, { headers })).status).toBe(401);
      // The attempt has spent it.
      expect((await lake.ask(`/auth/fetch?sid=${sid}`, { headers: { origin: ORIGIN } })).status).toBe(401);
    }
  });

  test('answers a wrong password with the form and an explanation', async () => {
    const response = await login('errada', { address: '203.0.113.2' });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('E-mail ou senha incorretos.');
  });

  test('makes people wait after five wrong passwords, even with the right one', async () => {
    for (let i = 0; i < 5; i += 1) await login('errada', { address: '203.0.113.3' });
    const response = await login(PASSWORD, { address: '203.0.113.3' });
    expect(response.status).toBe(429);
    // How long, by a clock of its own, is a test of login-limit.ts.
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await response.text()).toMatch(/Tente novamente em \d+ minutos?\./);
    expect((await login(PASSWORD, { address: '203.0.113.4' })).status).toBe(303);
  });

  test('counts attempts made at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => login('errada', { address: '203.0.113.6' })));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test('L10: a browser that has signed in before is let in, whatever others try under the same name', async () => {
    const cookie = cookiesOf(await login(PASSWORD, { address: '203.0.113.20' }));
    // Even from its own network: a clinic has one address for everybody in it.
    for (let i = 0; i < 5; i += 1) await login('errada', { address: '203.0.113.20' });
    expect((await login(PASSWORD, { address: '203.0.113.20' })).status).toBe(429);
    expect((await login(PASSWORD, { address: '203.0.113.20', cookie })).status).toBe(303);
  });

  test('L10: the cookie of a browser is signed, unreadable for scripts, and allows five attempts of its own', async () => {
    const reply = await login(PASSWORD, { address: '203.0.113.22' });
    expect(reply.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^lakeDevice=[\w-]+\.[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    const cookie = cookiesOf(reply);
    for (let i = 0; i < 5; i += 1) await login('errada', { address: '203.0.113.22', cookie });
    expect((await login(PASSWORD, { address: '203.0.113.22', cookie })).status).toBe(429);
    // One that nobody signed counts for nothing: this is a browser like any other.
    const forged = cookie.replace(/\.[\w-]+$/, `.${'A'.repeat(43)}`);
    expect((await login(PASSWORD, { address: '203.0.113.22', cookie: forged })).status).toBe(303);
  });

  test('L10: a browser that has signed in before gets back in from a network that has nothing left', async () => {
    const address = '203.0.113.24';
    const cookie = cookiesOf(await login(PASSWORD, { address }));
    lake.lake.admission.spend(strangerAt(address), 3_600_000);
    const get = (path: string, own = cookie) =>
      lake.ask(path, {
        headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'https', origin: ORIGIN, cookie: own },
      });
    const page = `/auth/login/local?origin=${encodeURIComponent(STUDIO)}`;
    expect([(await get(page, '')).status, (await login(PASSWORD, { address })).status]).toEqual([429, 429]);
    // As Studio does: who am I, the page, the password, the token.
    expect([(await get('/users/me')).status, (await get(page)).status]).toEqual([401, 200]);
    const sid = await sidOf(await login(PASSWORD, { address, cookie }));
    expect((await get(`/auth/fetch?sid=${sid}`)).status).toBe(200);
    // Nothing but the login, and no other account's.
    expect((await get('/data/query/production?query=1')).status).toBe(429);
    expect((await login('errada', { address, cookie, email: 'bia@example.com' })).status).toBe(429);
  });

  test('L10: a forged cookie passes no network that has nothing left, and a repeated one only so often', async () => {
    const address = '203.0.113.26';
    const [cookie, other] = [
      cookiesOf(await login(PASSWORD, { address })),
      cookiesOf(await login(PASSWORD, { address })),
    ];
    lake.lake.admission.spend(strangerAt(address), 3_600_000);
    const get = async (own: string) =>
      (
        await lake.ask('/users/me', {
          headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'https', cookie: own },
        })
      ).status;
    expect(await get(cookie.replace(/\.[\w-]+$/, `.${'A'.repeat(43)}`))).toBe(429);
    const statuses: number[] = [];
    while (statuses.length < 100 && statuses.at(-1) !== 429) statuses.push(await get(cookie));
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect(await get(other)).toBe(401);
  });

  test('does not believe an address that the visitor wrote', async () => {
    for (let i = 0; i < 5; i += 1) await login('errada', { address: `10.9.9.${i}, 203.0.113.5` });
    expect((await login('errada', { address: '10.9.9.99, 203.0.113.5' })).status).toBe(429);
  });
});

test('providers name the login page at the public address', async () => {
  expect(await (await lake.ask('/auth/providers')).json()).toMatchObject({
    providers: [{ name: 'local', url: 'http://localhost:3000/lake/v1/auth/login/local' }],
  });
});
