import { Hono } from 'hono';
import { openTestLake } from './routes/testing.ts';
import { strangerLimit } from './stranger-limit.ts';
import { LakeError } from './errors.ts';

const lake = openTestLake();
afterAll(() => lake.close());

let now = 0;
const app = new Hono();
app.use(strangerLimit(lake.lake, { burst: 3, perSecond: 0.5 }, () => now));
app.get('/', (c) => c.text('answer'));
app.onError((error, c) =>
  error instanceof LakeError
    ? c.text(error.message, 429, { 'Retry-After': String(error.options.retryAfter) })
    : c.text(error.message, 500),
);

async function ask(address: string, headers: Record<string, string> = {}): Promise<readonly [number, string | null]> {
  const reply = await app.request('/', { headers: { 'x-forwarded-for': address, ...headers } });
  return [reply.status, reply.headers.get('retry-after')];
}

test('an address that asks without end is told when to come back, and others are answered', async () => {
  const one = '203.0.113.1';
  for (let count = 0; count < 3; count += 1) expect(await ask(one)).toEqual([200, null]);
  expect(await ask(one)).toEqual([429, '2']);
  expect(await ask('203.0.113.2')).toEqual([200, null]);
  expect(await ask(one, { authorization: 'Bearer anything' })).toEqual([200, null]);
  now += 2000;
  expect(await ask(one)).toEqual([200, null]);
  expect(await ask(one)).toEqual([429, '2']);
});

test('whoever is signed in by cookie is nobody whose requests are counted; a made-up cookie changes nothing', async () => {
  const token = await sessionToken();
  const statuses = async (cookie: string) => {
    const found = [];
    for (let count = 0; count < 5; count += 1) found.push((await ask('203.0.113.3', { cookie }))[0]);
    return found;
  };
  expect(await statuses(`lakeSession=${token}`)).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses('lakeSession=invented')).toEqual([200, 200, 200, 429, 429]);
});

async function sessionToken(): Promise<string> {
  const person = { email: 'ana@clinica.local', name: 'Ana', role: 'editor', password: 'senha de teste' } as const;
  const { id } = await lake.accounts.users.create(person);
  return lake.accounts.tokens.startSession(id).token;
}

test('a whole network of IPv6 is one address, and this machine has no limit', async () => {
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await ask(`2001:db8::${count}`))[0]);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  for (let count = 0; count < 10; count += 1) expect((await ask('127.0.0.1'))[0]).toBe(200);
});

test('the lake has this limit: queries without a token are answered 429 with Retry-After in the end', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  let reply: Response | undefined;
  for (let count = 0; count < 2000 && reply?.status !== 429; count += 1) {
    reply = await lake.ask('/data/query/production?query=1', { headers });
  }
  expect([reply?.status, reply?.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await lake.ask('/data/query/production?query=1', { as: 'viewer', headers })).status).toBe(200);
});
