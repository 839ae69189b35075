import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { administrator, testDatasets } from './store/testing.ts';
import type { Dataset } from './dataset.ts';
import type { Commit, Mutation } from './store/types.ts';

const datasets = testDatasets();
afterEach(() => datasets.cleanUp());

function write(dataset: Dataset, ...mutations: Mutation[]): Commit | undefined {
  return dataset.transactor.mutate({ mutations, caller: administrator }).commit;
}

test('whoever opens the same folder sees every acknowledged commit, with its lookups', () => {
  const dataDir = datasets.newFolder();
  const first = datasets.open({ dataDir });
  write(first, { create: { _id: 'b', _type: 'person' } }, { create: { _id: 'a', _type: 'page', to: { _ref: 'b' } } });
  write(first, { patch: { id: 'a', set: { title: 'Olá 👋 \ud800' } } }, { create: { _id: 'drafts.a', _type: 'page' } });
  write(first, { create: { _id: 'gone', _type: 'page' } });
  write(first, { delete: { id: 'gone' } });

  const second = datasets.open({ dataDir });
  expect(second.reader.sequence).toBe(4);
  const byId = (dataset: Dataset) => new Map(dataset.reader.all().map((document) => [document._id, document]));
  expect(byId(second)).toEqual(byId(first));
  expect(second.reader.ofGroup('a').map(({ _id }) => _id)).toEqual(['a', 'drafts.a']);
  expect(second.reader.ofType('page')).toHaveLength(2);
  expect(second.reader.referencing('b', { strongOnly: true })).toEqual(['a']);
});

test('a document deleted and created anew as another type is found under that type alone', () => {
  const dataset = datasets.open();
  write(dataset, { create: { _id: 'a', _type: 'page' } });
  write(dataset, { delete: { id: 'a' } }, { create: { _id: 'a', _type: 'person' } });
  expect(dataset.reader.ofType('page')).toEqual([]);
  expect(dataset.reader.ofType('person')).toHaveLength(1);
  expect(dataset.reader.all()).toHaveLength(1);
});

test('commits reach listeners only when another connection can already read them', () => {
  const dataDir = datasets.newFolder();
  const dataset = datasets.open({ dataDir });
  const other = new DatabaseSync(join(dataDir, 'datasets', 'production.db'), { readOnly: true });
  const seen: unknown[] = [];
  dataset.commits.subscribe((commit) => {
    seen.push(other.prepare('SELECT seq FROM tx WHERE id = ?').get(commit.transactionId)?.seq, dataset.reader.sequence);
  });
  write(dataset, { create: { _id: 'a', _type: 'page' } });
  other.close();
  expect(seen).toEqual([1, 1]);
});

test('while the file is locked, writing answers 503 and changes nothing', () => {
  const dataDir = datasets.newFolder();
  const dataset = datasets.open({ dataDir });
  write(dataset, { create: { _id: 'a', _type: 'page' } });
  const other = new DatabaseSync(join(dataDir, 'datasets', 'production.db'));
  other.exec('BEGIN IMMEDIATE');
  expect(() => write(dataset, { delete: { id: 'a' } })).toThrow(expect.objectContaining({ status: 503 }));
  expect(dataset.reader.get('a')).toBeDefined();
  other.exec('ROLLBACK');
  other.close();
  write(dataset, { delete: { id: 'a' } });
  expect(dataset.reader.sequence).toBe(2);
});

test('a second writer on the same folder is stopped instead of mixing two histories', () => {
  const dataDir = datasets.newFolder();
  const [first, second] = [datasets.open({ dataDir }), datasets.open({ dataDir })];
  write(first, { create: { _id: 'a', _type: 'page' } });
  expect(() => write(second, { create: { _id: 'b', _type: 'page' } })).toThrow(
    expect.objectContaining({ status: 503 }),
  );
});

test('a file from a newer version of the program is not touched', () => {
  const dataDir = datasets.newFolder();
  datasets.open({ dataDir }).close();
  const file = new DatabaseSync(join(dataDir, 'datasets', 'production.db'));
  file.exec('PRAGMA user_version = 99');
  file.close();
  expect(() => datasets.open({ dataDir })).toThrow(/newer version/);
});

test('lists of entries are snapshots: a commit puts new entries in their place', () => {
  const dataset = datasets.open();
  write(dataset, { create: { _id: 'a', _type: 'page' } }, { create: { _id: 'b', _type: 'post' } });
  const { reader } = dataset;
  const [before, untouched] = reader.all();
  write(dataset, { patch: { id: 'a', set: { x: 1 } } });
  expect(before).not.toHaveProperty('x');
  expect(reader.get('a')).toMatchObject({ x: 1 });
  expect(reader.get('b')).toBe(untouched);
});

test('stored documents cannot be changed by whoever reads them', () => {
  const dataset = datasets.open();
  write(dataset, { create: { _id: 'a', _type: 'page', rows: [{ x: 1 }] } });
  const rows = dataset.reader.get('a')?.rows as { x: number }[];
  expect(() => rows.push({ x: 2 })).toThrow(TypeError);
  expect(() => Object.assign(rows[0] ?? {}, { x: 3 })).toThrow(TypeError);
});

test('a listener that throws is reported and hurts neither the writer nor other listeners', () => {
  const reports: string[] = [];
  const dataset = datasets.open({ report: (message) => reports.push(message) });
  const heard: string[] = [];
  dataset.commits.subscribe(() => {
    throw new Error('broken listener');
  });
  const stop = dataset.commits.subscribe((commit) => heard.push(commit.transactionId));
  const commit = write(dataset, { create: { _id: 'a', _type: 'page' } });
  stop();
  write(dataset, { delete: { id: 'a' } });
  expect(heard).toEqual([commit?.transactionId]);
  expect(reports).toEqual(['A commit listener failed.', 'A commit listener failed.']);
});
