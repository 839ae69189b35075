import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { administrator, testDatasets } from '../store/testing.ts';
import type { Dataset } from '../dataset.ts';
import type { Mutation } from '../store/types.ts';
import type { TransactionResult } from './types.ts';

const datasets = testDatasets();
let dataset: Dataset;
let other: DatabaseSync;

beforeEach(() => {
  const dataDir = datasets.newFolder();
  dataset = datasets.open({ dataDir });
  other = new DatabaseSync(join(dataDir, 'datasets', 'production.db'));
});
afterEach(() => {
  other.close();
  datasets.cleanUp();
});

function queue(transactionId: string, ...mutations: Mutation[]): Promise<TransactionResult> {
  return dataset.transactor.queued(() =>
    dataset.transactor.mutate({ mutations, caller: administrator, transactionId }),
  );
}

function page(_id: string): Mutation {
  return { create: { _id, _type: 'page' } };
}

function transactionsOnDisk(): unknown[] {
  return other
    .prepare('SELECT id FROM tx ORDER BY seq')
    .all()
    .map(({ id }) => id);
}

test('transactions that arrive together go to disk together, and are told in order only then', async () => {
  const told: unknown[] = [];
  dataset.commits.subscribe(({ transactionId }) => told.push([transactionId, transactionsOnDisk()]));
  const all = ['t1', 't2', 't3'];
  const results = await Promise.all(all.map((id) => queue(id, page(id))));
  expect(results.map(({ transactionId }) => transactionId)).toEqual(all);
  expect(told).toEqual(all.map((id) => [id, all]));
});

test('each sees what the ones before it did, and fails alone', async () => {
  const { transactionId } = await queue('t0', page('a'));
  const lock = (n: number): Mutation => ({ patch: { id: 'a', ifRevisionID: transactionId, set: { n } } });
  const outcomes = await Promise.allSettled([queue('t1', lock(1)), queue('t2', lock(2)), queue('t3', page('b'))]);
  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { status: 409, type: 'mutationError' } },
    { status: 'fulfilled' },
  ]);
  expect(dataset.reader.get('a')).toMatchObject({ n: 1, _rev: 't1' });
  expect(transactionsOnDisk()).toEqual(['t0', 't1', 't3']);
});

test('an id that is used twice at the same moment is used once', async () => {
  const outcomes = await Promise.allSettled([queue('same', page('a')), queue('same', page('b'))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(dataset.reader.get('b')).toBeUndefined();
});

test('what cannot be written is not in memory either, and all of its group may try again', async () => {
  await queue('t0', page('a'));
  const before = dataset.reader.get('a');
  // Takes the place in the log of the second one of the group.
  other.exec("INSERT INTO tx (seq, id, ts, author) VALUES (3, 'foreign', '2026', 'x')");
  const group = () => [
    queue('t1', { patch: { id: 'a', set: { n: 1 } } }, page('b')),
    queue('t2', { delete: { id: 'a' } }),
    queue('t3', page('c')),
  ];
  const told: string[] = [];
  dataset.commits.subscribe(({ transactionId: id }) => told.push(id));
  const outcomes = await Promise.allSettled(group());
  expect(outcomes).toMatchObject(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: { status: 503 } })));
  expect(dataset.reader.all()).toEqual([before]);
  expect(dataset.reader.ofType('page')).toHaveLength(1);
  expect(dataset.reader.sequence).toBe(1);
  expect(told).toEqual([]);

  other.exec('DELETE FROM tx WHERE seq = 3');
  await Promise.all(group());
  expect(dataset.reader.all().map(({ _id }) => _id)).toEqual(['b', 'c']);
  expect(told).toEqual(['t1', 't2', 't3']);
});

describe('N2: a document that cannot be indexed', () => {
  test.each([
    ['alone', 1],
    ['in a group', 3],
  ])('is not written, and nothing is lost: %s', async (_, count) => {
    const acknowledged = await queue('t0', page('kept'));
    other.exec("CREATE TRIGGER broken BEFORE INSERT ON ref BEGIN SELECT RAISE(ABORT, 'broken'); END");
    const member = (_id: string): Mutation => ({ create: { _id, _type: 'page', of: { _ref: 'kept' } } });
    const group = () => Array.from({ length: count }, (__, n) => queue(`t${n + 1}`, member(`p${n}`)));
    expect(await Promise.allSettled(group())).toMatchObject(
      Array.from({ length: count }, () => ({ status: 'rejected', reason: { status: 503 } })),
    );
    expect(dataset.reader.all()).toMatchObject([{ _id: 'kept', _rev: acknowledged.transactionId }]);
    other.exec('DROP TRIGGER broken');
    await Promise.all(group());
    expect(dataset.reader.sequence).toBe(1 + count);
  });
});
