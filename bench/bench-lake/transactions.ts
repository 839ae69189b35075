import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemCaller } from '#lake/caller.ts';
import { openDataset } from '#lake/dataset.ts';
import { transactionId } from '#lake/store/random-id.ts';
import { median } from './table.ts';
import type { Dataset } from '#lake/dataset.ts';
import type { Table } from './table.ts';

const DOCUMENTS = 200;
const ROUNDS = 15;
const PER_ROUND = 150;
const WRITERS = 8;
const TEXT = 'Consulta de rotina com orientações sobre prevenção e acompanhamento. '.repeat(15);

/** Does so many transactions, starting with the number given. */
type Work = (first: number, count: number) => Promise<void>;

/**
 * Durable edits of single documents (1.2 kB): the lake (rights, patch, integrity, effects, indexes, history) against
 * SQLite alone, which writes rows of the same size into the same tables with the same guarantee. They take turns, so that
 * whatever else the machine does slows all of them down.
 */
export async function run(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'lake-bench-'));
  const [alone, crowded] = ['alone', 'crowded'].map((name) => openDataset({ dataDir: folder, name }));
  const bare = openBare(join(folder, 'bare.db'));
  try {
    if (!alone || !crowded) throw new Error('A dataset could not be opened.');
    const works = [bareEdits(bare), lakeEdits(alone, 1), lakeEdits(crowded, WRITERS)] as const;
    for (const work of works) await work(0, DOCUMENTS);
    const times = works.map((): number[] => []);
    for (let round = 1; round <= ROUNDS; round++) {
      for (const [index, work] of works.entries()) {
        const started = performance.now();
        await work(round * DOCUMENTS, PER_ROUND);
        times[index]?.push((performance.now() - started) / PER_ROUND);
      }
    }
    const [sqlite = 0, one = 0, many = 0] = times.map(median);
    const row = (name: string, time: number) => [
      name,
      time.toFixed(3),
      (1000 / time).toFixed(0),
      `${((100 * sqlite) / time).toFixed(0)} %`,
    ];
    return {
      title: 'Durable transactions',
      note:
        `Edits of one document of 1.2 kB each, \`synchronous=FULL\`, medians of ${ROUNDS} rounds of ${PER_ROUND} that take turns. ` +
        'Bare SQLite writes the same rows, and nothing that finds a document but by its id. Wanted: 60 % of it with one writer, 130 % with eight.',
      columns: ['', 'ms each', 'per second', 'of bare SQLite'],
      rows: [
        row('bare SQLite', sqlite),
        row('the lake, one writer that waits for each answer', one),
        row(`the lake, ${WRITERS} writers at once`, many),
      ],
    };
  } finally {
    alone?.close();
    crowded?.close();
    bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As the routes do it, without HTTP. */
function lakeEdits({ transactor }: Dataset, writers: number): Work {
  const edit = (n: number) => {
    const id = `page-${n % DOCUMENTS}`;
    const patch = { patch: { id, set: { title: `Título ${n}` } } };
    const create = { create: { _id: id, _type: 'page', title: `Título ${n}`, text: TEXT } };
    const request = { mutations: [n < DOCUMENTS ? create : patch], caller: systemCaller };
    return writers === 1 ? transactor.mutate(request) : transactor.queued(() => transactor.mutate(request));
  };
  return async (first, count) => {
    let next = first;
    const writer = async () => {
      while (next < first + count) await edit(next++);
    };
    await Promise.all(Array.from({ length: writers }, writer));
  };
}

/** The current state and the log, and nothing that finds a document but by its id. */
const BARE = `
  CREATE TABLE doc (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE tx (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ts TEXT NOT NULL, author TEXT NOT NULL) STRICT;
  CREATE TABLE change (
    id INTEGER PRIMARY KEY, group_id TEXT NOT NULL, doc_id TEXT NOT NULL, kind INTEGER NOT NULL,
    base INTEGER NOT NULL, weight INTEGER NOT NULL, mutations TEXT NOT NULL, apply TEXT, snapshot TEXT) STRICT;
  CREATE INDEX change_by_document ON change (group_id, doc_id);
`;

function openBare(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = FAST');
  database.exec(BARE);
  return database;
}

function bareEdits(database: DatabaseSync): Work {
  const transaction = database.prepare('INSERT INTO tx (seq, id, ts, author) VALUES (?, ?, ?, ?)');
  const change = database.prepare(
    `INSERT INTO change (id, group_id, doc_id, kind, base, weight, mutations, apply, snapshot)
     VALUES (?, ?, ?, 1, 0, 0, ?, ?, NULL)`,
  );
  const save = database.prepare('INSERT OR REPLACE INTO doc (id, json) VALUES (?, ?)');
  const edit = (n: number) => {
    const id = `page-${n % DOCUMENTS}`;
    const [now, revision] = [new Date().toISOString(), transactionId()];
    const document = {
      _id: id,
      _type: 'page',
      title: `Título ${n}`,
      text: TEXT,
      _createdAt: now,
      _updatedAt: now,
      _rev: revision,
    };
    database.exec('BEGIN IMMEDIATE');
    transaction.run(n + 1, revision, now, 'system');
    const mutations = JSON.stringify([{ patch: { id, set: { title: `Título ${n}` } } }]);
    const apply = JSON.stringify([11, 3, 22, now, 15, 11, 4, 23, 0, 8, 22, String(n), 15]);
    change.run((n + 1) * 2 ** 20, id, id, mutations, apply);
    save.run(id, JSON.stringify(document));
    database.exec('COMMIT');
  };
  return (first, count) => {
    for (let n = first; n < first + count; n++) edit(n);
    return Promise.resolve();
  };
}
