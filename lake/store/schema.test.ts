import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testDatasets } from './testing.ts';

const datasets = testDatasets();
afterEach(() => datasets.cleanUp());

/** As version 1 of the program made it: every state of a document whole. */
const VERSION_1 = `
  CREATE TABLE doc (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE tx (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ts TEXT NOT NULL, author TEXT NOT NULL) STRICT;
  CREATE TABLE tx_doc (
    tx_seq INTEGER NOT NULL REFERENCES tx(seq), doc_id TEXT NOT NULL, position INTEGER NOT NULL, group_id TEXT NOT NULL,
    before_rev TEXT, after TEXT, mutations TEXT NOT NULL, apply TEXT NOT NULL, revert TEXT NOT NULL,
    PRIMARY KEY (tx_seq, doc_id)) STRICT, WITHOUT ROWID;
  CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA user_version = 1;
`;

function state(n: number): Record<string, unknown> {
  const [_createdAt, _updatedAt] = ['2026-01-01T00:00:00Z', `2026-01-0${n}T00:00:00Z`];
  return { _id: 'a', _type: 'page', title: `Título ${n}`, _createdAt, _updatedAt, _rev: `tx-${n}` };
}

test('a file of the first version keeps its documents and its whole history', () => {
  const dataDir = datasets.newFolder();
  mkdirSync(join(dataDir, 'datasets'));
  const old = new DatabaseSync(join(dataDir, 'datasets', 'production.db'));
  old.exec(VERSION_1);
  const transaction = old.prepare('INSERT INTO tx VALUES (?, ?, ?, ?)');
  const change = old.prepare(`INSERT INTO tx_doc VALUES (?, 'a', 0, 'a', ?, ?, ?, '[]', '[]')`);
  for (const n of [1, 2, 3]) {
    transaction.run(n, `tx-${n}`, `2026-01-0${n}T00:00:00Z`, 'ana');
    const mutation = n === 1 ? { create: state(1) } : { patch: { id: 'a', set: { title: `Título ${n}` } } };
    change.run(n, n === 1 ? null : `tx-${n - 1}`, JSON.stringify(state(n)), JSON.stringify([mutation]));
  }
  transaction.run(4, 'tx-4', '2026-01-04T00:00:00Z', 'ana');
  change.run(4, 'tx-3', null, '[{"delete":{"id":"a"}}]');
  old.prepare("INSERT INTO doc VALUES ('b', ?)").run(JSON.stringify({ ...state(3), _id: 'b' }));
  old.close();

  const dataset = datasets.open({ dataDir });
  expect(dataset.reader.get('b')).toMatchObject({ title: 'Título 3' });
  for (const n of [1, 2, 3]) expect(dataset.history.documentAt('a', { revision: `tx-${n}` })).toEqual(state(n));
  expect(dataset.history.documentAt('a', { revision: 'tx-4' })).toBeUndefined();
  const [first, second] = dataset.history.since(0, 4).flatMap(({ changes }) => changes);
  expect(first?.mutations).toEqual([{ create: state(1) }]);
  expect(second).toMatchObject({ before: state(1), after: state(2) });
});
