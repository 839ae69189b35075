import { join } from 'node:path';
import { jest } from '@jest/globals';
import { administrator, testDatasets, visitor } from '../../store/testing.ts';
import { KNOWN_LIMITS, runQuery } from '../run-query.ts';
import { createQueryEngine } from './query-engine.ts';
import { QueryPool } from './query-pool.ts';
import type { Dataset } from '../../dataset.ts';
import type { EngineRequest, QueryEngine } from './query-engine.ts';

const LIMITS = { stranger: { ...KNOWN_LIMITS, milliseconds: 700 }, known: { ...KNOWN_LIMITS, milliseconds: 3000 } };
/** Longer than queries that the lake answers by itself. */
const PADDING = `//${' '.repeat(9000)}\n`;

const datasets = testDatasets();
const dataDir = datasets.newFolder();
const pools = { known: new QueryPool(), strangers: new QueryPool() };
let dataset: Dataset;
let engine: QueryEngine;

beforeAll(() => {
  dataset = datasets.open({ dataDir });
  const create = Array.from({ length: 1000 }, (_, n) => ({
    create: { _id: n % 10 === 0 ? `drafts.d${n}` : `d${n}`, _type: 'page', n, text: 'a'.repeat(200) },
  }));
  dataset.transactor.mutate({ mutations: create, caller: administrator });
  engine = createQueryEngine({
    reader: dataset.reader,
    path: join(dataDir, 'datasets', 'production.db'),
    pools,
    limits: LIMITS,
  });
});

afterAll(() => {
  pools.known.close();
  pools.strangers.close();
  datasets.cleanUp();
});

async function ask(query: string, request: Partial<EngineRequest> = {}): Promise<unknown> {
  const { json } = await engine.ask({ query, caller: administrator, ...request });
  return JSON.parse(json);
}

test('a query that is answered by another process has the result and the tags it has anywhere', async () => {
  const requests: Partial<EngineRequest>[] = [
    { caller: administrator },
    { caller: visitor },
    { caller: administrator, perspective: ['drafts'], params: { least: 990 } },
  ];
  const query = `${PADDING}*[_type == "page" && n >= coalesce($least, 5)] | order(n desc)[0...7]{_id, n, "all": count(*)}`;
  for (const request of requests) {
    const full = { query, caller: administrator, params: { least: null }, ...request };
    const here = runQuery(dataset.reader, full);
    const there = await engine.ask(full);
    expect(JSON.parse(there.json)).toEqual(here.result);
    expect(there.syncTags).toEqual(here.syncTags);
  }
});

test('answers while node watches the files of the lake, as when one develops', async () => {
  process.env.WATCH_REPORT_DEPENDENCIES = '1';
  const watched = new QueryPool();
  const path = join(dataDir, 'datasets', 'production.db');
  try {
    const inDevelopment = createQueryEngine({
      reader: dataset.reader,
      path,
      pools: { ...pools, known: watched },
      limits: LIMITS,
    });
    const query = `${PADDING}count(*[_type == "page"])`;
    const { json } = await inDevelopment.ask({ query, caller: administrator });
    expect(JSON.parse(json)).toBe(1000);
  } finally {
    delete process.env.WATCH_REPORT_DEPENDENCIES;
    watched.close();
  }
});

test('a commit that was acknowledged is seen by the next query of another process', async () => {
  const query = `${PADDING}{"n": *[_id == "seen"][0].n, "found": *[slug.current == "novo"]._id, "all": count(*[_type == "page"])}`;
  const before = Object(await ask(query));
  const change = (mutation: object) =>
    dataset.transactor.mutate({ mutations: [mutation as never], caller: administrator });
  change({ create: { _id: 'seen', _type: 'page', n: 1 } });
  expect(await ask(query)).toEqual({ ...before, n: 1, found: [], all: before.all + 1 });
  change({ patch: { id: 'seen', set: { n: 2, slug: { current: 'novo' } } } });
  expect(await ask(query)).toEqual({ ...before, n: 2, found: ['seen'], all: before.all + 1 });
  change({ delete: { id: 'seen' } });
  expect(await ask(query)).toEqual(before);
});

const RUNAWAYS: readonly [string, string][] = [
  ['nested counts', '*[count(*[count(*[count(*[_id != ^._id && n != ^.^.n]) > 0]) > 0]) > 0]'],
  ['texts that double', `{"a": "ab" + string(now())}${'{"a": a + a}'.repeat(24)}{"n": lower(a) match "x*"}`],
  ['lists that double', `{"a": [1, 2, 3]}${'{"a": [...a, ...a]}'.repeat(40)}`],
];

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => error,
  );

/** Who asks without a token. */
const visitors = { caller: visitor, stranger: { client: '192.0.2.0' } };

test.each(RUNAWAYS)('%s: refused when the limit is over, and small queries are answered', async (_name, query) => {
  const runaway = failureOf(ask(query, visitors));
  expect(await ask('*[_id == $id][0].n', { params: { id: 'd7' } })).toBe(7);
  // Without limits it would take hours.
  expect(await runaway).toMatchObject({ status: 400, type: 'queryEvaluationError' });
  expect(await ask('*[_id == $id][0].n', { params: { id: 'd8' } })).toBe(8);
});

test.each(RUNAWAYS.slice(0, 1))('%s: while it runs, nobody else waits', async (_name, query) => {
  const own = { known: new QueryPool(), strangers: new QueryPool() };
  const path = join(dataDir, 'datasets', 'production.db');
  // Far more than the others need on any machine.
  const stranger = { ...KNOWN_LIMITS, milliseconds: 200_000 };
  const busy = createQueryEngine({ reader: dataset.reader, path, pools: own, limits: { ...LIMITS, stranger } });
  const state = { isOver: false };
  const runaway = failureOf(busy.ask({ query, ...visitors })).finally(() => (state.isOver = true));
  for (let n = 1; n <= 5; n += 1) {
    const small = await busy.ask({
      query: '*[_id == $id][0].n',
      params: { id: `d${n}` },
      ...visitors,
    });
    expect(small.json).toBe(String(n));
    const large = await busy.ask({ query: `${PADDING}count(*[n < ${n}])`, caller: administrator });
    expect(large.json).toBe(String(n));
    expect(state.isOver).toBe(false);
  }
  own.known.close();
  own.strangers.close();
  await runaway;
});

test('after processes were ended, others take their place', async () => {
  expect(await ask(`${PADDING}count(*[_type == "page"])`)).toBe(1000);
  expect(await ask(`${PADDING}count(*[_type == "page"])`, visitors)).toBe(900);
});

test('a wrong query is told apart from a costly one, in another process as well', async () => {
  await expect(ask(`${PADDING}*[`)).rejects.toMatchObject({ status: 400, type: 'queryParseError' });
  await expect(ask(`${PADDING}geo::nothing()`)).rejects.toMatchObject({ status: 400 });
});

test('L8: what strangers ask is never answered by the lake itself, however small, and a given-up question not at all', async () => {
  const strangers = new QueryPool({ processes: 1 });
  const asked = jest.spyOn(strangers, 'do');
  const path = join(dataDir, 'datasets', 'production.db');
  const polite = createQueryEngine({ reader: dataset.reader, path, pools: { ...pools, strangers }, limits: LIMITS });
  const small = '*[_id == "d7"][0].n';
  const first = polite.ask({ query: small, ...visitors });
  const gone = AbortSignal.abort();
  const givenUp = failureOf(
    polite.ask({ query: small, caller: visitor, stranger: { client: '192.0.2.0', signal: gone } }),
  );
  expect((await first).json).toBe('7');
  expect(await givenUp).toMatchObject({ status: 429 });
  expect(asked).toHaveBeenCalledTimes(2);
  strangers.close();
});

test('one client has so many large queries at once, all together so many more', async () => {
  const small = new QueryPool({ processes: 1, queue: 3, perClient: 2 });
  const path = join(dataDir, 'datasets', 'production.db');
  const crowded = createQueryEngine({
    reader: dataset.reader,
    path,
    pools: { ...pools, strangers: small },
    limits: LIMITS,
  });
  const query = `${PADDING}count(*)`;
  const ask = (client: string) =>
    crowded.ask({ query, caller: visitor, stranger: { client } }).then(
      () => 'answered',
      (error: unknown) => Object(error).status,
    );
  const outcomes = await Promise.all(['a', 'a', 'a', 'b', 'b', 'c'].map((client) => ask(client)));
  expect(outcomes).toEqual(['answered', 'answered', 429, 'answered', 'answered', 503]);
  small.close();
});
