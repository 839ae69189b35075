import { Writable } from 'node:stream';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { createApp } from './http.ts';
import { openTestLake } from './routes/testing.ts';
import type { StatementSync } from 'node:sqlite';
import type { TestLake } from './routes/testing.ts';

const SITE = 'http://localhost:3000';
let lake: TestLake;
beforeAll(() => {
  lake = openTestLake();
});
afterAll(() => lake.close());

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return Promise.resolve(lake.app(new Request(`http://lake.test${path}`, init)));
}

test('whoever types the address of the lake finds the accounts', async () => {
  const { status, headers } = await ask('/');
  expect([status, headers.get('location')]).toEqual([302, expect.stringMatching(/^http.*\/accounts$/)]);
});

describe('other origins', () => {
  test('a listed one may call with credentials and read the headers that clients use', async () => {
    const { headers } = await ask('/v1/ping', { headers: { origin: SITE } });
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-expose-headers')).toContain('retry-after');
    expect(headers.get('vary')).toContain('Origin');
  });

  test('one that is not listed gets no permission, on answers, errors and preflights alike', async () => {
    const headers = { origin: 'https://evil.example' };
    for (const reply of [
      await ask('/v1/ping', { headers }),
      await ask('/v1/nope', { headers }),
      await ask('/v1/ping', { method: 'OPTIONS', headers }),
    ]) {
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('errors can be read by listed ones', async () => {
    const reply = await ask('/v1/users/me', { headers: { origin: SITE } });
    expect(reply.status).toBe(401);
    expect(reply.headers.get('access-control-allow-origin')).toBe(SITE);
  });

  test('a preflight allows what it asks for', async () => {
    const reply = await ask('/v2025-02-19/data/mutate/production', {
      method: 'OPTIONS',
      headers: {
        origin: SITE,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-sanity-app',
        'access-control-request-private-network': 'true',
      },
    });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-headers')).toBe('authorization,x-sanity-app');
    expect(reply.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(reply.headers.get('access-control-allow-private-network')).toBe('true');
    expect(Number(reply.headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(600);
  });

  test('everyone may ask whether they are listed', async () => {
    const check = async (origin: string) => {
      const reply = await ask('/v2021-06-07/check/cors', { headers: { origin } });
      expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
      return reply.json();
    };
    expect(await check(SITE)).toEqual({ result: { allowed: true, withCredentials: true } });
    expect(await check('https://evil.example')).toEqual({ result: { allowed: false, withCredentials: false } });
  });
});

test('L4: a page of the same origin is listed: without that answer one lost request would end Studio', async () => {
  const reply = await ask('/v2021-06-07/check/cors');
  expect(await reply.json()).toEqual({ result: { allowed: true, withCredentials: true } });
});

describe('queries', () => {
  beforeAll(async () => {
    const mutations = [
      { create: { _id: 'a', _type: 'page', title: 'Início' } },
      { create: { _id: 'drafts.a', _type: 'page', title: 'Rascunho' } },
    ];
    await lake.ask('/data/mutate/production', { as: 'editor', body: { mutations } });
  });
  const query = encodeURIComponent('*[_id == $id][0].title');

  test('may be asked by address and by body', async () => {
    const expected = { result: 'Início', ms: expect.any(Number), syncTags: [expect.stringMatching(/^s1:/)] };
    const byAddress = await ask(`/v2025-02-19/data/query/production?query=${query}&$id="a"&tag=x`);
    expect(await byAddress.json()).toEqual({ ...expected, query: '*[_id == $id][0].title' });
    const byBody = await lake.ask('/data/query/production?returnQuery=false', {
      body: { query: '*[_id == $id][0].title', params: { id: 'a' } },
    });
    expect(await byBody.json()).toEqual(expected);
  });

  test('see the perspective of their version unless they name one', async () => {
    const count = async (version: string, perspective = '') => {
      const headers = { authorization: `Bearer ${lake.token('viewer')}` };
      const reply = await ask(`/${version}/data/query/production?query=count(*[_type=="page"])${perspective}`, {
        headers,
      });
      return ((await reply.json()) as { result: number }).result;
    };
    expect(await count('v2025-02-19')).toBe(1);
    expect(await count('v2023-01-01')).toBe(2);
    expect(await count('vX')).toBe(2);
    expect(await count('v2025-02-19', '&perspective=raw')).toBe(2);
  });

  test.each([
    ['?query=', 'httpBadRequest'],
    ['?query=*&$id=nope', 'httpBadRequest'],
    ['?query=*[', 'queryParseError'],
    ['?query=*&perspective=raw,drafts', 'validationError'],
  ])('%s is a 400 with type %s', async (search, type) => {
    const reply = await ask(`/v2025-02-19/data/query/production${search}`);
    expect([reply.status, await reply.json()]).toMatchObject([400, { error: { type } }]);
  });

  test.each(['{', '[]', '{"query": 3}', '{"query": "*", "params": []}'])('the body %s is a 400', async (body) => {
    expect((await lake.ask('/data/query/production', { body })).status).toBe(400);
  });
});

test('an unexpected failure is a 500 that tells nothing, and is logged with its request', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const broken = {
    ...lake.lake,
    callerOf: (): never => {
      throw new TypeError('secret detail');
    },
  };
  const app = createApp({ lake: broken, accounts: lake.accounts, logger: pino(sink) });
  const reply = await app.request('/v1/data/query/production?query=*');
  expect([reply.status, await reply.json()]).toEqual([
    500,
    { statusCode: 500, error: 'Internal Server Error', message: 'Internal error' },
  ]);
  const [error, request] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(error).toMatchObject({ level: 50, path: '/v1/data/query/production', err: { message: 'secret detail' } });
  expect(request).toMatchObject({ level: 30, status: 500, method: 'GET', requestId: error?.requestId });
  expect(reply.headers.get('x-request-id')).toBe(error?.requestId);
});

test.each<[string, (database: DatabaseSync, statement: StatementSync) => unknown]>([
  ['reads', (_database, statement) => statement.get()],
  ['writes', (database) => database.exec('BEGIN')],
])('who %s when the dataset was removed meanwhile is told to try again', async (_what, work) => {
  const database = new DatabaseSync(':memory:');
  const statement = database.prepare('SELECT 1');
  database.close();
  const removed = {
    ...lake.lake,
    callerOf: (): never => {
      try {
        throw work(database, statement);
      } catch (error) {
        const { message, code } = error as Error & { code: string };
        // Those of Node are none of what the web framework knows as errors in a test.
        throw Object.assign(new Error(message), { code });
      }
    },
  };
  const app = createApp({ lake: removed, accounts: lake.accounts, logger: pino({ enabled: false }) });
  const reply = await app.request('/v1/data/query/production?query=*');
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '1']);
});

test('the log keeps the beginning of a long address or tag', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = createApp({ lake: lake.lake, accounts: lake.accounts, logger: pino(sink) });
  await app.request(`/v1/data/${'a'.repeat(20_000)}?tag=${'b'.repeat(20_000)}`);
  expect(lines.join('').length).toBeLessThan(1000);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: expect.stringMatching(/^\/v1\/data\/a+…$/) });
});
