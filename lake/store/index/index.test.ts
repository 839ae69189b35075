import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { ANONYMOUS_GRANTS } from '../../auth/callers.ts';
import { createCaller, systemCaller } from '../../caller.ts';
import { testDatasets } from '../testing.ts';
import type { Dataset } from '../../dataset.ts';
import type { Mutation } from '../types.ts';

const datasets = testDatasets();
let dataDir: string;
let dataset: Dataset;
beforeEach(() => {
  dataDir = datasets.newFolder();
  dataset = datasets.open({ dataDir, report: () => undefined });
});
afterEach(() => datasets.cleanUp());

const write = (...mutations: Mutation[]) => dataset.transactor.mutate({ mutations, caller: systemCaller });
const create = (_id: string, more: object = {}): Mutation => ({ create: { _id, _type: 'page', ...more } });
const ask = async (query: string) =>
  JSON.parse((await dataset.queries.ask({ query, caller: systemCaller })).json) as unknown;

/** What the file says, as another process reads it. */
function count(sql: string): number {
  const file = new DatabaseSync(join(dataDir, 'datasets', 'production.db'), { readOnly: true });
  try {
    return Number(file.prepare(sql).get()?.n);
  } finally {
    file.close();
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(20);
}

const wordsAreRead = () => count('SELECT count(*) AS n FROM unread') === 0;

test('lists are whole and in order, however many pieces they are read in', async () => {
  const ids = Array.from({ length: 700 }, (_, n) => `p${String((n * 7919) % 700).padStart(3, '0')}`);
  const link = { _type: 'reference', _ref: 'p000', _weak: true };
  write(...ids.flatMap((id) => [create(id, { slug: { current: 'x' }, link }), create(`drafts.${id}`, { link })]));
  const sorted = [...ids].sort();
  const { reader } = dataset;
  const idsIn = (list: { entries(): Iterable<{ id: string }> }) => [...list.entries()].map(({ id }) => id);
  const both = sorted
    .flatMap((id) => [`drafts.${id}`, id])
    .sort((a, b) => a.slice(-4).localeCompare(b.slice(-4)) || (a < b ? -1 : 1));
  expect(idsIn(reader.everything())).toEqual(both);
  expect(idsIn(reader.ofTypeEntries('page'))).toEqual(both);
  expect(idsIn(reader.naming('p000'))).toEqual(both);
  expect(idsIn(reader.withSlug('x'))).toEqual(sorted);
  expect(idsIn(reader.inLayer('drafts'))).toEqual(sorted.map((id) => `drafts.${id}`));
  expect(reader.count('page', 'published')).toBe(700);
  expect(await ask('count(*[_type == "page" && _id in path("drafts.**")])')).toBe(700);
});

test('a text is found from its commit on, and not any more from the next one', async () => {
  write(create('a', { title: 'Ultrassonografia' }), create('b', { title: 'Outra' }));
  expect(await ask('*[title match "ultra*"]._id')).toEqual(['a']);
  await until(wordsAreRead);
  expect(await ask('*[title match "ultra*"]._id')).toEqual(['a']);
  write({ patch: { id: 'a', set: { title: 'Raio X' } } }, { patch: { id: 'b', set: { title: 'Ultrassom' } } });
  expect(await ask('*[title match "ultra*"]._id')).toEqual(['b']);
  await until(wordsAreRead);
  expect(count(`SELECT count(*) AS n FROM words WHERE words MATCH '"ULTRASSONOGRAFIA"'`)).toBe(0);
  expect(count(`SELECT count(*) AS n FROM words WHERE words MATCH '"ULTRASSOM"'`)).toBe(1);
});

test('words are read again when a text has changed, and only then', async () => {
  write(create('a', { title: 'Um', visits: 1 }));
  await until(wordsAreRead);
  write({ patch: { id: 'a', inc: { visits: 1 } } });
  expect(wordsAreRead()).toBe(true);
  write({ patch: { id: 'a', set: { title: 'Dois' } } });
  expect(wordsAreRead()).toBe(false);
});

test('what was not read before a crash is read after it', async () => {
  write(create('a', { title: 'Mamografia' }));
  dataset.close();
  expect(wordsAreRead()).toBe(false);
  dataset = datasets.open({ dataDir });
  await until(wordsAreRead);
  expect(await ask('*[title match "mamografia"]._id')).toEqual(['a']);
});

test('a document that cannot be read keeps no other words waiting', async () => {
  write(create('a', { title: 'Um' }), create('b', { title: 'Dois' }));
  const file = new DatabaseSync(join(dataDir, 'datasets', 'production.db'));
  file.exec("UPDATE doc SET json = '{' WHERE id = 'a'");
  file.close();
  await until(wordsAreRead);
  expect(count(`SELECT count(*) AS n FROM words WHERE words MATCH '"DOIS"'`)).toBe(1);
});

test('an index that could not be written is written when it can be', async () => {
  const file = new DatabaseSync(join(dataDir, 'datasets', 'production.db'));
  write(...Array.from({ length: 100 }, (_, n) => create(`p${n}`, { rank: n })));
  file.exec("CREATE TRIGGER broken BEFORE UPDATE ON asked BEGIN SELECT RAISE(ABORT, 'broken'); END");
  const ordered = '*[_type == "page"] | order(rank asc)[0]._id';
  const askTwice = async () => [await ask(ordered), await ask(ordered)];
  await askTwice();
  await pause(100);
  file.exec('DROP TRIGGER broken');
  file.close();
  expect(await askTwice()).toEqual(['p0', 'p0']);
  await until(() => count('SELECT count(*) AS n FROM asked WHERE is_ready = 1') === 1);
});

test('nothing stays of documents that go, whatever is written with them', async () => {
  const ids = Array.from({ length: 400 }, (_, n) => `p${n}`);
  write(...ids.map((id) => create(id, { title: `Página ${id}`, of: { _ref: 'x', _weak: true } })));
  await until(wordsAreRead);
  dataset.transactor.mutate({
    mutations: ids.map((id) => ({ delete: { id, purge: true } })),
    caller: systemCaller,
    erase: ids,
  });
  write({ delete: { id: 'nobody' } }, create('last'));
  for (const table of [
    'ref',
    'unread WHERE n > 401',
    `words WHERE words MATCH '"PÁGINA"'`,
    `words WHERE words MATCH '"PAGINA"'`,
  ]) {
    expect([table, count(`SELECT count(*) AS n FROM ${table}`)]).toEqual([table, 0]);
  }
  expect(count('SELECT count(*) AS n FROM doc')).toBe(1);
});

describe('what queries order by', () => {
  const ORDERED = '*[_type == "page"] | order(rank asc)[0...3]._id';
  const sorts = () => count('SELECT count(*) AS n FROM asked WHERE is_ready = 1');

  beforeEach(() => write(...Array.from({ length: 300 }, (_, n) => create(`p${n}`, { rank: (n * 7919) % 300 }))));

  test('is kept once it was asked for twice, followed by every write, and there after a restart', async () => {
    const first = await ask(ORDERED);
    expect(sorts()).toBe(0);
    await ask(ORDERED);
    await until(() => sorts() === 1);
    expect(await ask(ORDERED)).toEqual(first);
    write({ patch: { id: 'p7', set: { rank: -1 } } }, create('new', { rank: -2 }), { delete: { id: 'p0' } });
    expect(await ask(ORDERED)).toEqual(['new', 'p7', expect.any(String)]);
    expect(count('SELECT count(*) AS n FROM sort')).toBe(300);
    dataset.close();
    dataset = datasets.open({ dataDir });
    expect(sorts()).toBe(1);
    expect(await ask(ORDERED)).toEqual(['new', 'p7', expect.any(String)]);
  });

  test('is kept for those who are answered in another process, too', async () => {
    const stranger = createCaller({ userId: null, roles: [], grants: ANONYMOUS_GRANTS });
    const query = { query: ORDERED, caller: stranger, stranger: { client: 'somebody' } };
    const answers = [await dataset.queries.ask(query), await dataset.queries.ask(query)];
    await until(() => sorts() === 1);
    answers.push(await dataset.queries.ask(query));
    expect(new Set(answers.map(({ json }) => json)).size).toBe(1);
  });

  test('_originalId is what a view makes of it, and never kept', async () => {
    const query = { query: '*[_originalId == "drafts.d"]._id', caller: systemCaller, perspective: ['drafts'] };
    write(create('drafts.d'));
    const answers: string[] = [];
    for (let times = 0; times < 4; times += 1) answers.push((await dataset.queries.ask(query)).json);
    expect(new Set(answers)).toEqual(new Set(['["d"]']));
  });

  test('L13: more orders than there is room for are answered as ever, and not made again and again', async () => {
    const orders = Array.from({ length: 45 }, (_, n) => `*[_type == "page"] | order(f${n} asc, rank desc)[0]._id`);
    const askAll = async () => {
      const answers: unknown[] = [];
      for (const order of orders) answers.push(await ask(order));
      return answers;
    };
    const first = await askAll();
    await askAll();
    await until(() => sorts() === 40);
    expect(await askAll()).toEqual(first);
    expect(count('SELECT count(*) AS n FROM asked')).toBe(40);
  });
});
