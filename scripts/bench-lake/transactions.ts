import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemCaller } from '#lake/auth/grants.ts';
import { openDataset } from '#lake/store/open-dataset.ts';
import { SCHEMA } from '#lake/store/schema.ts';
import type { Dataset } from '#lake/lake.ts';
import type { Table } from './table.ts';

const DOCUMENTS = 200;
const ROUNDS = 15;
const PER_ROUND = 150;
const TEXT = 'Consulta de rotina com orientações sobre prevenção e acompanhamento. '.repeat(15);

/** One transaction of each kind; they take turns so that whatever else the machine does slows both down. */
type Work = (n: number) => void;

/**
 * Durable edits of single documents (1.2 kB), one after the other: the lake (rights, patch, integrity, effects, indexes,
 * history) against SQLite alone writing rows of the same size into the same tables with the same guarantee.
 */
export function run(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'lake-bench-'));
  const dataset = openDataset({ dataDir: folder, name: 'production' });
  const bare = openBare(join(folder, 'bare.db'));
  try {
    const works: readonly Work[] = [lakeEdit(dataset), bareEdit(bare)];
    for (let n = 0; n < DOCUMENTS; n++) for (const work of works) work(n);
    const times = works.map((): number[] => []);
    for (let round = 1; round <= ROUNDS; round++) {
      for (const [index, work] of works.entries()) {
        const started = performance.now();
        for (let n = 0; n < PER_ROUND; n++) work(round * DOCUMENTS + n);
        times[index]?.push((performance.now() - started) / PER_ROUND);
      }
    }
    const [lake = 0, sqlite = 0] = times.map(median);
    return Promise.resolve({
      title: 'Durable transactions, one document each (synchronous=FULL)',
      columns: ['', 'ms each', 'per second'],
      rows: [
        ['the lake', lake.toFixed(3), (1000 / lake).toFixed(0)],
        ['bare SQLite, same rows', sqlite.toFixed(3), (1000 / sqlite).toFixed(0)],
        ['the lake does', `${((100 * sqlite) / lake).toFixed(0)} %`, 'wanted: 90 % or more'],
      ],
    });
  } finally {
    dataset.close();
    bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function lakeEdit({ transactor }: Dataset): Work {
  return (n) => {
    const id = `page-${n % DOCUMENTS}`;
    const patch = { patch: { id, set: { title: `Título ${n}` } } };
    const create = { create: { _id: id, _type: 'page', title: `Título ${n}`, text: TEXT } };
    transactor.mutate({ mutations: [n < DOCUMENTS ? create : patch], caller: systemCaller });
  };
}

function openBare(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec(SCHEMA);
  return database;
}

function bareEdit(database: DatabaseSync): Work {
  const transaction = database.prepare('INSERT INTO tx (seq, id, ts, author) VALUES (?, ?, ?, ?)');
  const change = database.prepare(
    `INSERT INTO change (id, group_id, doc_id, kind, base, weight, mutations, apply, snapshot)
     VALUES (?, ?, ?, 1, 0, 0, ?, ?, NULL)`,
  );
  const save = database.prepare('INSERT OR REPLACE INTO doc (id, json) VALUES (?, ?)');
  return (n) => {
    const id = `page-${n % DOCUMENTS}`;
    const [now, revision] = [new Date().toISOString(), `transaction-number-${String(n).padStart(9, '0')}`];
    const document = { _id: id, _type: 'page', title: `Título ${n}`, text: TEXT, _createdAt: now, _updatedAt: now, _rev: revision };
    database.exec('BEGIN IMMEDIATE');
    transaction.run(n + 1, revision, now, 'system');
    const mutations = JSON.stringify([{ patch: { id, set: { title: `Título ${n}` } } }]);
    const apply = JSON.stringify([11, 3, 22, now, 15, 11, 4, 23, 0, 8, 22, String(n), 15]);
    change.run((n + 1) * 2 ** 20, id, id, mutations, apply);
    save.run(id, JSON.stringify(document));
    database.exec('COMMIT');
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
