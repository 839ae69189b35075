import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { systemCaller } from '../caller.ts';
import { EventReader, openTestLake } from './testing.ts';
import type { LiveEvent } from '../events/live-feed.ts';
import type { ReceivedEvent, TestLake } from './testing.ts';

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => lake.close());

/** Enough of it is done in another thread. */
const TEXT = 'Consulta de rotina com orientações sobre prevenção. '.repeat(20);
const COUNT = 600;
const pages = (count = COUNT, prefix = 'p') =>
  Array.from({ length: count }, (_, n) => ({ create: { _id: `${prefix}${n}`, _type: 'page', text: TEXT, n } }));

const mutate = (mutations: readonly unknown[], search = '', as: 'administrator' | 'viewer' = 'administrator') =>
  lake.ask(`/data/mutate/production?${search}`, { as, body: { mutations } });
const ask = async (query: string) => {
  const response = await lake.ask(`/data/query/production?query=${encodeURIComponent(query)}`, { as: 'administrator' });
  return ((await response.json()) as { result: unknown }).result;
};

test('L1: a large transaction is answered like a small one, and others are answered meanwhile', async () => {
  const done: string[] = [];
  const large = mutate(pages(), 'returnIds=true').then(async (response) => {
    done.push('large');
    return [response.status, (await response.json()) as { results: unknown[] }] as const;
  });
  const counts: unknown[] = [];
  for (let times = 0; times < 5; times += 1) {
    counts.push(await ask('count(*[_type == "page"])'));
    done.push('read');
  }
  const [status, { results }] = await large;
  expect(status).toBe(200);
  expect(done.slice(0, 5)).toEqual(Array(5).fill('read'));
  // All or nothing.
  for (const count of counts) expect([0, COUNT]).toContain(count);
  expect(results).toHaveLength(COUNT);
  expect(results[7]).toEqual({ id: 'p7', operation: 'create' });
  expect(await ask('count(*[_type == "page"])')).toBe(COUNT);
});

test('L1: what is written meanwhile comes after it, and goes on from there', async () => {
  const answers = await Promise.all([
    mutate(pages()),
    mutate([{ patch: { id: 'p3', set: { n: 'later' } } }]),
    mutate(pages(COUNT, 'q')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await ask('*[_id in ["p3", "q3"]]{_id, n}')).toEqual([
    { _id: 'p3', n: 'later' },
    { _id: 'q3', n: 3 },
  ]);
  expect(lake.dataset.reader.sequence).toBe(3);
  // Who cannot wait is told to try again.
  const pending = mutate(pages(COUNT, 'r'));
  await ask('1');
  expect(() =>
    lake.dataset.transactor.mutate({ mutations: [{ create: { _id: 'x', _type: 'page' } }], caller: systemCaller }),
  ).toThrow(expect.objectContaining({ status: 503 }));
  expect((await pending).status).toBe(200);
});

test('L1: listeners hear of each document, in order, and of the next transaction after it', async () => {
  const query = encodeURIComponent('*[_type == "page"]');
  const stream = await lake.ask(`/data/listen/production?query=${query}`, { as: 'administrator' });
  const reader = new EventReader(stream);
  await reader.next();
  await mutate(pages());
  await mutate([{ patch: { id: 'p0', set: { n: -1 } } }]);
  const heard: unknown[] = [];
  for (let n = 0; n <= COUNT; n += 1) heard.push((await reader.next())?.data.documentId);
  await reader.close();
  expect(heard).toEqual([...pages().map(({ create }) => create._id), 'p0']);
});

test('L1: what is refused is refused in the same words, and leaves nothing', async () => {
  await mutate([{ create: { _id: 'p5', _type: 'page' } }]);
  const [small, large] = await Promise.all([mutate(pages(10)), mutate(pages())]);
  expect(large.status).toBe(409);
  expect(await large.json()).toEqual(await small.json());
  expect((await mutate(pages(COUNT, 'v'), '', 'viewer')).status).toBe(413);
  expect((await mutate([...pages(COUNT, 'w'), { create: { _type: '' } }])).status).toBe(400);
  expect(await ask('count(*[_type == "page"])')).toBe(1);
});

test('L1: it may be tried out, use queries and actions, and name its transaction', async () => {
  expect((await mutate(pages(), 'dryRun=true')).status).toBe(200);
  expect(await ask('count(*)')).toBe(0);
  expect(
    (await mutate([...pages(), { delete: { query: '*[_type == "page" && n > 9]' } }], 'transactionId=t1')).status,
  ).toBe(200);
  expect(await ask('count(*[_type == "page"])')).toBe(10);
  expect(lake.dataset.history.sequenceOf('t1')).toBe(1);
  const actions = pages(COUNT, 'a').map(({ create }) => ({
    actionType: 'sanity.action.document.create',
    publishedId: create._id,
    attributes: { ...create, _id: `drafts.${create._id}` },
  }));
  const response = await lake.ask('/data/actions/production', {
    as: 'administrator',
    body: { actions, transactionId: 't2' },
  });
  expect(await response.json()).toEqual({ transactionId: 't2' });
  expect([...lake.dataset.reader.inLayer('drafts').entries()]).toHaveLength(COUNT);
});

test('L1: listeners hear of what it erases for good', async () => {
  await mutate([{ create: { _id: 'm', _type: 'message' } }]);
  const stream = await lake.ask('/data/listen/production?query=*%5B_id%20%3D%3D%20%22m%22%5D', { as: 'administrator' });
  const reader = new EventReader(stream);
  await reader.next();
  await mutate([...pages(), { delete: { id: 'm', purge: true } }]);
  await mutate([{ create: { _id: 'm', _type: 'message' } }]);
  const heard = [await reader.next(), await reader.next()];
  await reader.close();
  expect(heard.map((event) => event?.data.transition)).toEqual(['disappear', 'appear']);
});

test('L1: ids and totals of its events are those of the whole transaction', async () => {
  const stream = await lake.ask('/data/listen/production?query=*', { as: 'administrator' });
  const reader = new EventReader(stream);
  await reader.next();
  await mutate(pages(), 'transactionId=big');
  const heard: ReceivedEvent[] = [];
  for (let n = 0; n < COUNT; n += 1) heard.push(...[await reader.next()].filter((event) => event !== undefined));
  await reader.close();
  expect(heard.map(({ id }) => id)).toEqual(Array.from({ length: COUNT }, (_, n) => `big#${n + 1}`));
  expect(new Set(heard.map(({ data }) => data.transactionTotalEvents))).toEqual(new Set([COUNT]));
});

test('L1: live readers hear of it once, with everything in it', async () => {
  const told: LiveEvent[] = [];
  lake.dataset.live.subscribe((event) => told.push(event));
  await mutate(pages(), 'transactionId=big');
  await mutate([{ create: { _id: 'after', _type: 'page' } }]);
  expect(told.map(({ id }) => id)).toEqual(['big', expect.any(String)]);
  expect(told[0]?.publishedTags.length).toBeGreaterThan(COUNT);
});

test('L1: nobody reads half of it, at whatever moment it is committed', async () => {
  const { reader, queries } = lake.dataset;
  const large = mutate(pages());
  const state = { isOver: false };
  const over = large.then(() => (state.isOver = true));
  const query = { query: '{"a": count(*[_type == "page"]), "b": count(*[n >= 0])}', caller: systemCaller };
  while (!state.isOver) {
    const { a, b } = JSON.parse((await queries.ask(query)).json) as { a: number; b: number };
    expect(a).toBe(b);
    expect(reader.get('p0') === undefined).toBe(a === 0);
    await setImmediate();
  }
  await over;
});

test('L1: uploads and erasures wait for it, like other writes', async () => {
  await mutate([{ create: { _id: 'old', _type: 'page' } }]);
  const large = mutate(pages());
  await ask('1');
  const upload = lake.app(
    new Request('http://lake.test/v2021-06-07/assets/files/production', {
      method: 'POST',
      headers: { authorization: `Bearer ${lake.token('editor')}`, 'content-type': 'text/plain' },
      body: 'texto',
    }),
  );
  const erased = lake.lake.erasure.erase('production', 'old');
  expect((await upload).status).toBe(200);
  expect((await erased).documents).toEqual(['old']);
  expect((await large).status).toBe(200);
});

test('L1: what comes to a dataset that is removed is not found in the next one of its name', async () => {
  const { datasets } = lake.lake;
  const access = { aclMode: 'private', profile: 'content' } as const;
  datasets.create('temp', access);
  const first = mutate(pages());
  const late = lake.ask('/data/mutate/temp', { as: 'administrator', body: { mutations: pages() } });
  while (!datasets.get('temp').pause()) await setImmediate();
  await datasets.remove('temp');
  const { reader, transactor } = datasets.create('temp', access);
  await Promise.all([first, late]);
  transactor.mutate({ mutations: [{ create: { _id: 'a', _type: 'page' } }], caller: systemCaller });
  expect([...reader.everything().entries()].map(({ id }) => id)).toEqual(['a']);
});

test.each(['removed', 'replaced'])(
  'O7: a file that is %s meanwhile is not made anew, and nothing is acknowledged',
  async (what) => {
    const folder = join(lake.config.dataDir, 'datasets');
    await mutate([{ create: { _id: 'a', _type: 'page' } }]);
    const pending = [mutate(pages()), mutate(pages(COUNT, 'q'))];
    await ask('1');
    renameSync(folder, `${folder}.away`);
    if (what === 'replaced') mkdirSync(folder);
    const statuses = (await Promise.all(pending)).map(({ status }) => status);
    for (const status of statuses) expect(status).toBeGreaterThanOrEqual(500);
    expect(existsSync(join(folder, 'production.db'))).toBe(false);
  },
);
