import { EventReader, openTestLake } from './testing.ts';
import type { Ask, TestLake } from './testing.ts';

let lake: TestLake;
const open: EventReader[] = [];

beforeEach(() => {
  lake = openTestLake();
});
afterEach(async () => {
  for (const reader of open.splice(0)) await reader.close();
  lake.close();
});

async function live(path = '', ask: Ask = {}): Promise<EventReader> {
  const reader = new EventReader(await lake.ask(`/data/live/events/production${path}`, ask));
  open.push(reader);
  return reader;
}

async function write(_id: string, transactionId: string): Promise<void> {
  const mutations = [{ createOrReplace: { _id, _type: 'page' } }];
  const response = await lake.ask('/data/mutate/production', {
    as: 'administrator',
    body: { mutations, transactionId },
  });
  expect(response.status).toBe(200);
}

test('a visitor hears which tags changed when something is published, and nothing of drafts', async () => {
  const reader = await live();
  await write('drafts.a', 'tx-1');
  await write('a', 'tx-2');
  const query = await lake.ask(`/data/query/production?query=${encodeURIComponent('*[_type == "page"]')}`);
  const { syncTags } = (await query.json()) as { syncTags: string[] };
  const [welcome, message] = await reader.take(2);
  expect(welcome).toMatchObject({ event: 'welcome', data: {} });
  expect(message).toMatchObject({ event: 'message', id: 'tx-2' });
  expect(message?.data.tags).toEqual(expect.arrayContaining(syncTags));
});

test('a transaction with published and private documents tells a visitor of the published ones only', async () => {
  const reader = await live();
  const mutations = ['a', 'message.x'].map((_id) => ({ create: { _id, _type: _id === 'a' ? 'page' : 'message' } }));
  await lake.ask('/data/mutate/production', { as: 'administrator', body: { mutations, transactionId: 'tx-1' } });
  await write('a', 'tx-2');
  const [, both, one] = await reader.take(3);
  expect([both?.id, both?.data.tags]).toEqual(['tx-1', one?.data.tags]);
});

test('drafts are heard with a token that may, and refused without', async () => {
  expect((await lake.ask('/data/live/events/production?includeDrafts=true')).status).toBe(401);
  const reader = await live('?includeDrafts=true', { as: 'viewer' });
  await write('drafts.a', 'tx-1');
  const [, message] = await reader.take(2);
  expect(message?.id).toBe('tx-1');
});

test('coming back replays what was missed, or says that everything must be fetched again', async () => {
  const reader = await live();
  for (const transaction of ['tx-1', 'tx-2', 'tx-3']) await write('a', transaction);
  await reader.take(4);
  const again = await live('', { headers: { 'last-event-id': 'tx-1' } });
  const events = await again.take(3);
  expect(events.map(({ event, id }) => [event, id])).toEqual([
    ['welcome', undefined],
    ['message', 'tx-2'],
    ['message', 'tx-3'],
  ]);
  const lost = await live('', { headers: { 'last-event-id': 'from-another-life' } });
  expect((await lost.take(2)).map(({ event }) => event)).toEqual(['welcome', 'restart']);
});

test('a visitor of a private dataset does not hear when something changes', async () => {
  const closed = openTestLake({ LAKE_ACL_MODE: 'private' });
  const { status } = await closed.ask('/data/live/events/production');
  closed.close();
  expect(status).toBe(401);
});
