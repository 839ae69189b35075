import * as fc from 'fast-check';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { administrator, testDatasets } from './testing.ts';
import type { Dataset } from '../dataset.ts';
import type { Mutation, StoredDocument } from './types.ts';

const datasets = testDatasets();
afterEach(() => datasets.cleanUp());

function write(dataset: Dataset, ...mutations: Mutation[]): string {
  return dataset.transactor.mutate({ mutations, caller: administrator }).transactionId;
}

const id = fc.constantFrom('a', 'drafts.a', 'versions.r.a');
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.string({ minLength: 2000, maxLength: 3000 }));
const name = fc.constantFrom('title', 'constructor', 'toString', 'length');
const patched = (_id: string, patch: object): Mutation[] => [
  { createIfNotExists: { _id, _type: 'page' } },
  { patch: { id: _id, ...patch } },
];
const step: fc.Arbitrary<Mutation[]> = fc.oneof(
  fc.tuple(id, text).map(([_id, title]) => [{ createOrReplace: { _id, _type: 'page', title } }]),
  id.map((_id) => [{ delete: { id: _id } }]),
  fc.tuple(id, name, text).map(([_id, at, value]) => patched(_id, { set: { [at]: value } })),
  fc.tuple(id, name).map(([_id, at]) => patched(_id, { unset: [at] })),
);

test('every state a document ever had can be read again, as can every change as it was told to listeners', () => {
  fc.assert(
    fc.property(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 40 }), (transactions) => {
      const dataset = datasets.open();
      const states: [string, string, StoredDocument | undefined][] = [];
      const told: unknown[] = [];
      dataset.commits.subscribe((commit) => {
        told.push(commit);
        for (const _id of ['a', 'drafts.a', 'versions.r.a']) {
          states.push([_id, commit.transactionId, dataset.reader.get(_id)]);
        }
      });
      for (const steps of transactions) write(dataset, ...steps.flat());
      for (const [_id, revision, state] of states) expect(dataset.history.documentAt(_id, { revision })).toEqual(state);
      expect(dataset.history.since(0, 1000)).toEqual(told);
      dataset.close();
    }),
    { numRuns: 30 },
  );
});

test('a thousand edits of a large document take little more room than what was typed', () => {
  const dataDir = datasets.newFolder();
  const dataset = datasets.open({ dataDir });
  const body = 'parágrafo '.repeat(5000);
  write(dataset, { create: { _id: 'a', _type: 'page', body } });
  const path = join(dataDir, 'datasets', 'production.db');
  const before = logSize(path);
  for (let n = 0; n < 1000; n++) write(dataset, { patch: { id: 'a', set: { title: `Título ${n}` } } });
  expect((logSize(path) - before) / 1000).toBeLessThan(600);
  expect(dataset.history.documentAt('a', { revision: dataset.history.transactionIdAt(500) ?? '' })).toMatchObject({
    title: 'Título 498',
    body,
  });
});

/** Bytes of everything the log keeps, without the current documents. */
function logSize(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  const row = database.prepare(
    `SELECT (SELECT sum(length(id) + length(ts) + length(author) + 8) FROM tx)
       + (SELECT sum(length(group_id) + 2 * length(doc_id) + 24 + length(mutations) + ifnull(length(apply), 0)
                     + ifnull(length(snapshot), 0)) FROM change) AS size`,
  );
  const size = Number(row.get()?.size);
  database.close();
  return size;
}
