/** Webhooks that people register: Sanity's hooks API, rules in GROQ, signed deliveries, and a log of them. */
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { startReceiver } from '../webhooks/testing.ts';
import { openTestLake } from './testing.ts';
import type { Receiver } from '../webhooks/testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
let receiver: Receiver;
beforeEach(async () => {
  lake = openTestLake({ LAKE_WEBHOOK_HOSTS: '127.0.0.1' });
  receiver = await startReceiver();
});
afterEach(async () => {
  lake.close();
  await receiver.close();
});

type Fields = Record<string, unknown>;

async function call(method: string, path = '', body?: object, as: string | null = 'administrator') {
  const response = await lake.app(
    new Request(`http://lake.test/v2021-10-04/hooks/projects/clinica${path}`, {
      method,
      headers: as ? { authorization: `Bearer ${lake.token(as)}` } : {},
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: (await response.json()) as Fields & readonly Fields[] };
}

async function register(fields: Fields = {}): Promise<string> {
  const { status, body } = await call('POST', '', { name: 'Índice', url: receiver.url, ...fields });
  expect([status, body.error]).toEqual([201, undefined]);
  return String(body.id);
}

const mutate = (mutations: readonly object[], transactionId?: string) =>
  lake.ask('/data/mutate/production', { as: 'editor', body: { mutations, ...(transactionId && { transactionId }) } });
const page = (fields: Fields = {}) => ({ _id: 'a', _type: 'page', title: 'Olá', ...fields });

/** What has to be noted after the receiver's answer is there a moment later. */
async function eventually<Value>(read: () => Promise<Value>, isThere: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await read();
    if (isThere(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a change is delivered, signed as @sanity/webhook checks it, with the headers that say what it is', async () => {
  const id = await register({ secret: 'um segredo', headers: { authorization: 'Bearer x' } });
  await mutate([{ create: page() }], 'tx-1');
  const [request] = await receiver.until(1);
  if (!request) throw new Error('nothing came');
  expect(request.method).toBe('POST');
  expect(JSON.parse(request.body)).toMatchObject({ _id: 'a', title: 'Olá', _rev: 'tx-1' });
  expect(request.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    authorization: 'Bearer x',
    'sanity-webhook-id': id,
    'sanity-project-id': 'clinica',
    'sanity-dataset': 'production',
    'sanity-document-id': 'a',
    'sanity-transaction-id': 'tx-1',
    'sanity-transaction-time': expect.stringMatching(/^\d{4}-.*Z$/),
    'sanity-operation': 'create',
    'idempotency-key': expect.any(String),
  });
  const signed = String(request.headers[SIGNATURE_HEADER_NAME]);
  expect(await isValidSignature(request.body, signed, 'um segredo')).toBe(true);
  expect(await isValidSignature(request.body, signed, 'another')).toBe(false);
});

test('a filter and a projection see the document before and after the change', async () => {
  await register({
    rule: {
      on: ['update'],
      filter: '_type == "page" && delta::changedAny(title)',
      projection: '{_id, "old": before().title, "new": after().title, "author": author->name}',
    },
  });
  await mutate([{ create: { _id: 'ana', _type: 'person', name: 'Ana' } }, { create: page() }]);
  await mutate([{ patch: { id: 'a', set: { other: 1 } } }]);
  await mutate([{ patch: { id: 'a', set: { title: 'Oi', author: { _ref: 'ana' } } } }]);
  const [request] = await receiver.until(1);
  expect(JSON.parse(request?.body ?? '')).toEqual({ _id: 'a', old: 'Olá', new: 'Oi', author: 'Ana' });
});

test('filters know every function that queries know', async () => {
  await register({
    rule: {
      on: ['update'],
      filter:
        'delta::changedAny((title, place.lat)) && !delta::changedOnly(title) && delta::changedAny(body[].text) && geo::distance(before().place, place) > 1000 && @ match text::query("ola")',
      projection: '{"open": releases::all()[state == "active"].name, "op": delta::operation()}',
    },
  });
  await lake.ask('/data/actions/production', {
    as: 'editor',
    body: { actions: [{ actionType: 'sanity.action.release.create', releaseId: 'r1' }] },
  });
  const body = (text: string) => [{ _key: 'k', text }];
  await mutate([{ create: page({ place: { lat: 0, lng: 0 }, body: body('um') }) }]);
  await mutate([{ patch: { id: 'a', set: { 'place.lat': 0.001, body: body('dois') } } }]);
  await mutate([{ patch: { id: 'a', set: { 'place.lat': 1, body: body('três') } } }]);
  const [request] = await receiver.until(1);
  expect(JSON.parse(request?.body ?? '')).toEqual({ open: ['r1'], op: 'update' });
});

test('drafts and versions are told only to those who ask, releases to nobody', async () => {
  await register({ name: 'published', rule: { on: ['create'], projection: '{"hook": "published", _id}' } });
  await register({
    name: 'all',
    includeDrafts: true,
    includeAllVersions: true,
    rule: { on: ['create'], projection: '{"hook": "all", _id}' },
  });
  await lake.ask('/data/actions/production', {
    as: 'editor',
    body: { actions: [{ actionType: 'sanity.action.release.create', releaseId: 'r1' }] },
  });
  await mutate(['drafts.a', 'versions.r1.a', 'a'].map((_id) => ({ create: page({ _id }) })));
  const told = (await receiver.until(4)).map(({ body }) => JSON.parse(body) as Fields);
  expect(told.filter(({ hook }) => hook === 'published').map(({ _id }) => _id)).toEqual(['a']);
  expect(told.filter(({ hook }) => hook === 'all').map(({ _id }) => _id)).toEqual(['drafts.a', 'versions.r1.a', 'a']);
});

test('deletions send what was there; one dataset does not hear of another', async () => {
  lake.lake.datasets.create('staging', { aclMode: 'private', profile: 'content' });
  await register({ dataset: 'production', rule: { on: ['delete'] } });
  await lake.ask('/data/mutate/staging', {
    as: 'editor',
    body: { mutations: [{ create: page() }, { delete: { id: 'a' } }] },
  });
  await mutate([{ create: page() }]);
  await mutate([{ delete: { id: 'a' } }]);
  const [request] = await receiver.until(1);
  expect(request?.headers).toMatchObject({ 'sanity-operation': 'delete', 'sanity-dataset': 'production' });
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ title: 'Olá' });
});

test('every attempt is in the log, as `sanity hooks logs` reads it', async () => {
  const id = await register();
  receiver.status = 500;
  await mutate([{ create: page() }]);
  await receiver.until(1);
  receiver.status = 204;
  await receiver.until(2);
  const messages = await eventually(
    () => call('GET', `/${id}/messages`),
    ({ body }) => body[0]?.status === 'success',
  );
  expect(messages.body).toMatchObject([{ failureCount: 1, resultCode: 204, payload: expect.stringContaining('Olá') }]);
  const { body: attempts } = await call('GET', `/${id}/attempts`);
  expect(attempts).toMatchObject([
    { isFailure: false, resultCode: 204, failureReason: null, messageId: messages.body[0]?.id },
    { isFailure: true, resultCode: 500, failureReason: 'http', resultBody: 'thanks', duration: expect.any(Number) },
  ]);
  const one = await call('GET', `/attempts/${String(attempts[1]?.id)}`);
  expect(one.body).toMatchObject({ isFailure: true, inProgress: false, resultCode: 500 });
  const keys = receiver.received.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('a refusal or a redirect is final', async () => {
  const id = await register();
  receiver.status = 307;
  await mutate([{ create: page() }]);
  await receiver.until(1);
  const { body } = await eventually(
    () => call('GET', `/${id}/messages`),
    ({ body: messages }) => messages[0]?.status === 'failure',
  );
  expect(body).toMatchObject([{ failureCount: 1, resultCode: 307 }]);
});

test('a webhook can be changed, switched off and on, and removed; its secret is never told', async () => {
  const id = await register({ secret: 'um segredo' });
  const { body: known } = await call('GET', `/${id}`);
  expect(known).toMatchObject({ name: 'Índice', type: 'document', hasSecret: true, isDisabledByUser: false });
  expect(JSON.stringify([known, (await call('GET')).body])).not.toContain('um segredo');
  await call('PATCH', `/${id}`, { isDisabledByUser: true });
  await mutate([{ create: page() }]);
  // A webhook that is switched on hears of everything from that millisecond on.
  const written = Date.now();
  while (Date.now() === written) await new Promise((resolve) => setImmediate(resolve));
  await call('PATCH', `/${id}`, { isDisabledByUser: false, name: 'Busca' });
  await mutate([{ patch: { id: 'a', set: { title: 'depois' } } }]);
  const [request] = await receiver.until(1);
  expect(request?.headers).toMatchObject({ 'sanity-operation': 'update' });
  expect(request?.headers[SIGNATURE_HEADER_NAME]).toBeDefined();
  expect((await call('DELETE', `/${id}`)).body).toEqual({ deleted: true });
  expect((await call('GET', `/${id}`)).status).toBe(404);
  expect((await call('GET')).body).toEqual([]);
});

test('only administrators see and make webhooks', async () => {
  expect((await call('GET', '', undefined, null)).status).toBe(401);
  expect((await call('GET', '', undefined, 'editor')).status).toBe(403);
  expect((await call('POST', '', { name: 'x', url: receiver.url }, 'editor')).status).toBe(403);
});

test.each([
  ['no address', { url: undefined }, /url/],
  ['an address of another kind', { url: 'file:///etc/passwd' }, /url/],
  ['a password in the address', { url: 'https://a:b@example.com/' }, /must not hold/],
  ['a filter that cannot be read', { rule: { on: ['create'], filter: '_type ==' } }, /Unable to parse filter/],
  ['a projection that cannot be read', { rule: { on: ['create'], projection: '{' } }, /Unable to parse projection/],
  ['nothing to hear of', { rule: { on: [] } }, /rule\.on/],
  ['a header of ours', { headers: { 'Sanity-Operation': 'x' } }, /set by the lake/],
  ['a header with a line break', { headers: { a: 'b\r\nc: d' } }, /headers/],
])('%s is refused', async (_, fields, reason) => {
  const { status, body } = await call('POST', '', { name: 'x', url: receiver.url, ...fields });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(reason)]);
});
