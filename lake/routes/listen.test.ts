import { jest } from '@jest/globals';
import { Mutation as StudioMutation } from '@sanity/mutator';
import { EventReader, openTestLake } from './testing.ts';
import type { Ask, TestLake } from './testing.ts';
import type { Mutation } from '../store/types.ts';

let lake: TestLake;
const open: EventReader[] = [];

beforeEach(() => {
  lake = openTestLake();
});
afterEach(async () => {
  for (const reader of open.splice(0)) await reader.close();
  lake.close();
});

async function listen(query: string, options: Record<string, string> = {}, ask: Ask = {}): Promise<EventReader> {
  const search = new URLSearchParams({ query, includeAllVersions: 'true', ...options });
  const response = await lake.ask(`/data/listen/production?${search}`, { as: 'administrator', ...ask });
  expect(response.status).toBe(200);
  const reader = new EventReader(response);
  open.push(reader);
  return reader;
}

async function mutate(mutations: readonly Mutation[], transactionId?: string): Promise<void> {
  const response = await lake.ask('/data/mutate/production', {
    as: 'administrator',
    body: { mutations, transactionId },
  });
  expect(response.status).toBe(200);
}

const page = (_id: string, content: Record<string, unknown> = {}): Mutation => ({
  createOrReplace: { _id, _type: 'page', ...content },
});

test('the stream has the headers that keep proxies from holding it back, and greets at once', async () => {
  const response = await lake.ask('/data/listen/production?query=*', { as: 'administrator' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  const reader = new EventReader(response);
  open.push(reader);
  expect(await reader.next()).toEqual({ event: 'welcome', id: '#', data: { listenerName: expect.any(String) } });
});

test('a stream ends as soon as its token is revoked, and others go on', async () => {
  const { token, robot } = lake.accounts.robots.create('x', 'viewer');
  const reader = await listen('*', {}, { headers: { authorization: `Bearer ${token}` } });
  const other = await listen('*');
  await Promise.all([reader.next(), other.next()]);
  lake.accounts.robots.revoke(robot.id);
  expect(await reader.next()).toBeUndefined();
  await mutate([page('a')]);
  expect(await other.next()).toMatchObject({ event: 'mutation' });
});

test('a document appears, changes and disappears as it comes to match and stops matching', async () => {
  const reader = await listen('*[_type == "page" && shown == $shown]{title} | order(title)', { $shown: 'true' });
  await mutate([page('a', { shown: false })]);
  await mutate([{ patch: { id: 'a', set: { shown: true } } }]);
  await mutate([{ patch: { id: 'a', set: { title: 'x' } } }]);
  await mutate([{ patch: { id: 'a', set: { shown: false } } }]);
  await mutate([{ patch: { id: 'a', set: { shown: true } } }]);
  await mutate([{ delete: { id: 'a' } }]);
  const [, ...events] = await reader.take(6);
  expect(events.map(({ data }) => data.transition)).toEqual(['appear', 'update', 'disappear', 'appear', 'disappear']);
});

test('events of a transaction are counted for this listener, not for the transaction', async () => {
  const reader = await listen('*[_id in ["a", "b"]]');
  await mutate([page('x'), page('a'), page('y'), page('b')], 'tx-1');
  const [, ...events] = await reader.take(3);
  expect(
    events.map(({ id, data }) => [id, data.documentId, data.transactionCurrentEvent, data.transactionTotalEvents]),
  ).toEqual([
    ['tx-1#1', 'a', 1, 2],
    ['tx-1#2', 'b', 2, 2],
  ]);
});

test('revisions form a chain, and the options decide what an event carries', async () => {
  const all = await listen('*', {
    includeResult: 'true',
    includePreviousRevision: 'true',
    effectFormat: 'mendoza',
    visibility: 'query',
  });
  const bare = await listen('*', { includeMutations: 'false' });
  await mutate([page('a')], 'tx-1');
  await mutate([{ patch: { id: 'a', set: { n: 1 } } }], 'tx-2');
  const [, created, patched] = await all.take(3);
  expect(created?.data).not.toHaveProperty('previousRev');
  expect(patched?.data).toMatchObject({
    eventId: 'tx-2#a',
    transactionId: 'tx-2',
    identity: expect.stringMatching(/^r/),
    previousRev: 'tx-1',
    resultRev: 'tx-2',
    visibility: 'query',
    mutations: [{ patch: { id: 'a', set: { n: 1 } } }],
    result: { _id: 'a', n: 1, _rev: 'tx-2' },
    previous: { _id: 'a', _rev: 'tx-1' },
    effects: { apply: expect.any(Array), revert: expect.any(Array) },
  });
  const [, first] = await bare.take(2);
  for (const field of ['mutations', 'result', 'previous', 'effects']) expect(first?.data).not.toHaveProperty(field);
});

test("Studio's own engine comes to the stored document by replaying the mutations of any event", async () => {
  const reader = await listen('*[_id in ["drafts.a", "a"]]');
  const act = (actions: readonly unknown[]) =>
    lake.ask('/data/actions/production', { as: 'administrator', body: { actions } });
  const ids = { draftId: 'drafts.a', publishedId: 'a' };
  const edit = (patch: unknown) => ({ actionType: 'sanity.action.document.edit', ...ids, patch });
  const attributes = { _id: 'drafts.a', _type: 'page', rows: [{ _key: 'k', n: 1 }] };
  const edits = [
    edit({ set: { 'rows[_key=="k"].n': 2 } }),
    edit({ insert: { after: 'rows[-1]', items: [{ _key: 'l' }] } }),
    edit({ inc: { 'rows[0].n': 3 } }),
  ];
  await act([{ actionType: 'sanity.action.document.create', publishedId: 'a', attributes }, ...edits]);
  await act([{ actionType: 'sanity.action.document.publish', ...ids }]);
  await act(edits);
  await mutate([
    { patch: { query: '*[_id == "drafts.a"]', setIfMissing: { more: [] } } },
    { patch: { id: 'drafts.a', unset: ['rows[0]'] } },
  ]);

  const replayed = new Map<string, Record<string, unknown> | null>();
  await reader.next();
  for (const { data } of await reader.take(5)) {
    const id = String(data.documentId);
    type Document = Parameters<StudioMutation['apply']>[0];
    const event = new StudioMutation(data as unknown as ConstructorParameters<typeof StudioMutation>[0]);
    replayed.set(id, event.apply((structuredClone(replayed.get(id)) ?? null) as Document));
  }
  expect(replayed.get('drafts.a')).toEqual(lake.dataset.reader.get('drafts.a'));
  expect(replayed.get('a')).toEqual(lake.dataset.reader.get('a'));
  expect(lake.dataset.reader.get('drafts.a')).toMatchObject({ rows: [{ _key: 'l' }, { _key: 'l' }], more: [] });
});

test('nobody hears of documents they may not read (L4)', async () => {
  const reader = await listen('*', {}, { as: undefined });
  await mutate([page('drafts.a'), page('a'), page('private.x')]);
  const [, event] = await reader.take(2);
  expect(event?.data).toMatchObject({ documentId: 'a', transactionTotalEvents: 1 });
});

test('without asking for all versions, only published documents are heard of', async () => {
  const reader = await listen('*', { includeAllVersions: 'false' });
  await mutate([page('drafts.a'), page('versions.r.a'), page('a')]);
  const [, event] = await reader.take(2);
  expect(event?.data).toMatchObject({ documentId: 'a', transactionTotalEvents: 1 });
});

test.each(['*[_type == ', '"no filter"'])('the query %s is told to the listener as a channel error', async (query) => {
  const reader = await listen(query);
  const [error, end] = [await reader.next(), await reader.next()];
  expect(error).toMatchObject({
    event: 'channelError',
    data: { error: { type: 'queryParseError', query, start: expect.any(Number), end: query.length } },
  });
  expect(end).toBeUndefined();
});

test('a full-text condition is matched like in queries', async () => {
  const reader = await listen('*[[@, _id] match text::query($words)]', { $words: '"clinica"' });
  await mutate([page('a', { title: 'Escola' }), page('b', { title: 'A Clínica' })]);
  const [, event] = await reader.take(2);
  expect(event?.data.documentId).toBe('b');
});

describe('coming back', () => {
  const resume = { enableResume: 'true' };

  test('brings what was missed, from the middle of a transaction on', async () => {
    const first = await listen('*', resume);
    await mutate([page('a'), page('b')], 'tx-1');
    const [, seen] = await first.take(2);
    await mutate([page('c')], 'tx-2');
    const again = await listen('*', resume, { headers: { 'last-event-id': seen?.id ?? '' } });
    await mutate([page('d')], 'tx-3');
    const events = await again.take(4);
    expect(events.map(({ event, data }) => [event, data.documentId])).toEqual([
      ['welcomeback', undefined],
      ['mutation', 'b'],
      ['mutation', 'c'],
      ['mutation', 'd'],
    ]);
    expect(events[1]?.data).toMatchObject({ transactionCurrentEvent: 2, transactionTotalEvents: 2 });
  });

  test('after the greeting alone brings everything since', async () => {
    await mutate([page('a')]);
    const first = await listen('*', resume);
    const welcome = await first.next();
    await mutate([{ patch: { id: 'a', set: { n: 1 } } }]);
    const again = await listen('*', resume, { headers: { 'last-event-id': welcome?.id ?? '' } });
    const [, event] = await again.take(2);
    expect(event?.data).toMatchObject({ documentId: 'a', transition: 'update', previousRev: expect.any(String) });
  });

  test('is for those with a token: a stranger starts anew, and the log is not read for them', async () => {
    await mutate([page('a')], 'tx-1');
    await mutate([page('b')], 'tx-2');
    const since = jest.spyOn(lake.dataset.history, 'since');
    const response = await lake.ask('/data/listen/production?query=*&enableResume=true', {
      headers: { 'last-event-id': 'tx-1#' },
    });
    const reader = new EventReader(response);
    open.push(reader);
    expect([(await reader.next())?.event, since.mock.calls.length]).toEqual(['welcome', 0]);
  });

  test('after too much was missed starts anew', async () => {
    await mutate([page('a')], 'tx-1');
    await mutate([page('b', { text: 'x'.repeat(3 * 1024 * 1024) })]);
    const reader = await listen('*', resume, { headers: { 'last-event-id': 'tx-1#' } });
    expect(await reader.next()).toMatchObject({ event: 'reset' });
  });

  test.each(['unknown#1', 'nonsense', '42'])('with the foreign id "%s" starts anew', async (id) => {
    const reader = await listen('*', resume, { headers: { 'last-event-id': id } });
    expect(await reader.next()).toMatchObject({ event: 'reset' });
  });
});

test('a stream that the reader leaves lets go of its subscription', async () => {
  const reader = await listen('*');
  await reader.next();
  await reader.close();
  await mutate([page('a')]);
  expect(await reader.next()).toBeUndefined();
});

test('a greeting does not read the last transaction, which may be an import of thousands', async () => {
  await mutate([page('a')], 'tx-1');
  const since = jest.spyOn(lake.dataset.history, 'since');
  const [welcome] = await (await listen('*')).take(1);
  expect([welcome?.event, welcome?.id, since.mock.calls.length]).toEqual(['welcome', 'tx-1#', 0]);
});
