/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server.js';
import type { WorkStore } from 'next/dist/server/app-render/work-async-storage.external.js';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js';
import { lakeHealth } from '#web/cache/lake-health.ts';
import { POST } from './route.ts';

const SECRET = 'a secret of this test';

function signature(body: string, secret = SECRET, time = Date.now()): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')}`;
}

/** Sends a webhook as Next would hand it over, and tells which tags Next was asked to purge. */
async function deliver(body: string, headers: Record<string, string> = {}, query = '') {
  const request = new NextRequest(`http://localhost:3000/api/revalidate${query}`, {
    method: 'POST',
    body,
    headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
  });
  // As much of Next's own request context as purging needs.
  const store = { route: '/api/revalidate', incrementalCache: {}, cacheLifeProfiles: {} } as unknown as WorkStore;
  const response = await workAsyncStorage.run(store, () => POST(request));
  const answer: unknown = await response.json();
  return { status: response.status, answer, purged: store.pendingRevalidatedTags ?? [] };
}

const commit = JSON.stringify({ transactionId: 't1', tags: ['s1:page', 's1:team'], documents: [] });

beforeEach(() => {
  process.env.LAKE_WEBHOOK_SECRET = SECRET;
});

afterAll(() => {
  delete process.env.LAKE_WEBHOOK_SECRET;
});

it('purges the tags of a commit at once, and says so (R9)', async () => {
  const { status, answer, purged } = await deliver(commit, { 'sanity-webhook-signature': signature(commit) });
  expect(status).toBe(200);
  expect(answer).toEqual({ revalidated: true, tags: ['s1:page', 's1:team'], transactionId: 't1' });
  expect(purged).toMatchObject([
    { tag: 's1:page', profile: { expire: 0 } },
    { tag: 's1:team', profile: { expire: 0 } },
  ]);
});

it.each<[string, object]>([
  ['without tags', { transactionId: 'start', documents: [] }],
  ['with an empty list of tags', { transactionId: 'start', tags: [] }],
  ['of a hosted project, which sends the document', { _id: 'home', _type: 'page' }],
])('purges all content for a webhook %s', async (_title, value) => {
  const body = JSON.stringify(value);
  const { status, purged } = await deliver(body, { 'sanity-webhook-signature': signature(body) });
  expect(status).toBe(200);
  expect(purged.map(({ tag }) => tag)).toEqual(['content']);
});

it('V8: has what was published read, so that there is a copy before anybody asks', async () => {
  let woken = 0;
  globalThis.wakeCopyKeeper = () => (woken += 1);
  await deliver(commit);
  expect(woken).toBe(0);
  await deliver(commit, { 'sanity-webhook-signature': signature(commit) });
  expect(woken).toBe(1);
  globalThis.wakeCopyKeeper = undefined;
});

it('takes the webhook as a sign of life of the lake', async () => {
  lakeHealth().awayUntil = Date.now() + 60_000;
  await deliver(commit, { 'sanity-webhook-signature': signature(commit) });
  expect(lakeHealth().awayUntil).toBe(0);
});

it.each<[string, Record<string, string>]>([
  ['has no signature', {}],
  ['is signed with another secret', { 'sanity-webhook-signature': signature(commit, 'guessed') }],
  ['carries the signature of another body', { 'sanity-webhook-signature': signature('{}') }],
  ['has a signature that cannot be read', { 'sanity-webhook-signature': 'yes' }],
])('refuses a webhook that %s', async (_title, headers) => {
  const { status, purged } = await deliver(commit, headers);
  expect(status).toBe(401);
  expect(purged).toEqual([]);
});

it.each([
  ['recorded an hour ago', -60 * 60_000, 401],
  ['of a clock that is an hour ahead', 60 * 60_000, 401],
  ['that took two minutes', -2 * 60_000, 200],
])('answers a webhook %s', async (_title, age, wanted) => {
  const { status, purged } = await deliver(commit, {
    'sanity-webhook-signature': signature(commit, SECRET, Date.now() + age),
  });
  expect(status).toBe(wanted);
  expect(purged.length > 0).toBe(wanted === 200);
});

it('refuses everything while it has no secret', async () => {
  delete process.env.LAKE_WEBHOOK_SECRET;
  const { status, answer, purged } = await deliver(commit, { 'sanity-webhook-signature': signature(commit, '') });
  expect(status).toBe(500);
  expect(answer).toMatchObject({ message: expect.stringContaining('LAKE_WEBHOOK_SECRET') });
  expect(purged).toEqual([]);
});

it('does not read a body that is too large', async () => {
  const { status } = await deliver(commit, { 'content-length': '5000000' });
  expect(status).toBe(413);
});

it.each(['not json', '{"tags":"s1:page"}', '[]'])('refuses the signed body %s', async (body) => {
  const { status, purged } = await deliver(body, { 'sanity-webhook-signature': signature(body) });
  expect(status).toBe(400);
  expect(purged).toEqual([]);
});

describe('with a cache in front of the site', () => {
  const port = process.env.PORT;
  let asked: string[];
  let siteStatus: number;
  // Both the site, which is asked first, and its front.
  const other = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(request.url === '/purge' ? 200 : siteStatus).end();
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    process.env.PORT = String(port);
    process.env.FRONT_PURGE_URL = `http://127.0.0.1:${port}/purge`;
  });

  beforeEach(() => {
    asked = [];
    siteStatus = 200;
  });

  afterAll(() => {
    other.close();
    other.closeAllConnections();
    delete process.env.FRONT_PURGE_URL;
    if (port === undefined) delete process.env.PORT;
    else process.env.PORT = port;
  });

  it('has the front forget after the site has, never before: the old page would fill it again', async () => {
    const { status } = await deliver(commit, { 'sanity-webhook-signature': signature(commit) });
    expect(status).toBe(200);
    expect(asked).toEqual(['POST /api/revalidate?site-only', 'POST /purge']);
  });

  it('purges its own tags when it asks itself, and nothing else', async () => {
    const { purged } = await deliver(commit, { 'sanity-webhook-signature': signature(commit) }, '?site-only');
    expect(purged.map(({ tag }) => tag)).toEqual(['s1:page', 's1:team']);
    expect(asked).toEqual([]);
  });

  it('leaves the front alone when the site could not forget: the lake will send the webhook again', async () => {
    siteStatus = 500;
    await expect(deliver(commit, { 'sanity-webhook-signature': signature(commit) })).rejects.toThrow('500');
    expect(asked).toEqual(['POST /api/revalidate?site-only']);
  });
});
