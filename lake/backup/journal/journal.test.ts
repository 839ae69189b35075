/** What was committed since a backup lies beside it, and is added to what is restored. */
import { jest } from '@jest/globals';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { originalPath } from '../../assets/asset-files.ts';
import { administrator, testDatasets } from '../../store/testing.ts';
import { backupName } from '../rotation.ts';
import { journalPath } from './journal-file.ts';
import { type Journal, keepJournal } from './keep-journal.ts';
import { replayJournal } from './replay-journal.ts';
import type { Dataset } from '../../dataset.ts';
import type { Mutation } from '../../store/types.ts';

const datasets = testDatasets();
let dataDir: string;
/** Where the backups are. */
let folder: string;
let dataset: Dataset;
let journal: Journal;
let troubles: string[];

const report = (message: string, error: unknown) => void troubles.push(`${message} ${String(error)}`);
const keep = () => keepJournal({ dataset, dataDir, folder, report, every: 1_000_000 });
const write = (...mutations: Mutation[]) => dataset.transactor.mutate({ mutations, caller: administrator });
const title = (value: string) => write({ createOrReplace: { _id: 'a', _type: 'page', title: value } });

/** A copy of the dataset's file as it is now, as the backup has it that is made beside the journal. */
function backUp(): string {
  // Their names count in seconds.
  jest.setSystemTime(Date.now() + 2_000);
  writeFileSync(join(folder, backupName(new Date())), '');
  const copy = datasets.newFolder();
  mkdirSync(join(copy, 'datasets'));
  const database = new DatabaseSync(join(dataDir, 'datasets', 'production.db'), { readOnly: true });
  database.prepare('VACUUM INTO ?').run(join(copy, 'datasets', 'production.db'));
  database.close();
  jest.setSystemTime(Date.now() + 2_000);
  return copy;
}

/** Returns the name of the file. */
function upload(content: string): string {
  const name = `${'0'.repeat(40)}.pdf`;
  const original = originalPath(dataDir, 'file', 'production', name);
  mkdirSync(dirname(original), { recursive: true });
  writeFileSync(original, content);
  write({ create: { _id: `file-${'0'.repeat(40)}-pdf`, _type: 'sanity.fileAsset' } });
  return name;
}

const everything = ({ reader, history }: Dataset) => [
  reader.all(),
  history
    .since(0, 1000)
    .map(({ transactionId, timestamp, author, changes }) => [
      transactionId,
      timestamp,
      author,
      changes.map(({ id, after, mutations }) => [id, after, mutations]),
    ]),
];

beforeEach(() => {
  // The date alone, and behind that of files.
  jest.useFakeTimers({
    now: Date.now() - 3_600_000,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'],
  });
  [dataDir, folder] = [datasets.newFolder(), datasets.newFolder()];
  dataset = datasets.open({ dataDir });
  troubles = [];
  journal = keep();
});
afterEach(() => {
  journal.stop();
  datasets.cleanUp();
  jest.useRealTimers();
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
});

it('L7: a backup with its journal is the dataset as it was last, history included', async () => {
  title('um');
  const copy = backUp();
  await journal.write();
  title('dois');
  write({ create: { _id: 'drafts.b', _type: 'page' } }, { patch: { id: 'a', set: { lead: 'três' } } });
  await journal.write();
  write({ delete: { id: 'drafts.b' } });
  await journal.write();
  expect(await replayJournal(folder, copy, 'production')).toMatchObject({ transactions: 3, fits: true });
  expect(everything(datasets.open({ dataDir: copy }))).toEqual(everything(dataset));
  // Once more adds nothing.
  expect(await replayJournal(folder, copy, 'production')).toEqual({ transactions: 0, until: '', fits: true });
});

it('L7: it has what was committed between a backup and the start that writes it', async () => {
  const copy = backUp();
  title('um');
  await journal.write();
  journal.stop();
  // A crash may end it in the middle of a line, or before its first one is written.
  for (const text of ['', '{"sequence":2,"transac', undefined]) {
    if (text === undefined) rmSync(journalPath(folder, 'production'));
    else if (text === '') writeFileSync(journalPath(folder, 'production'), text);
    else appendFileSync(journalPath(folder, 'production'), text);
    title(`depois de ${text}`);
    journal = keep();
    await journal.write();
    journal.stop();
  }
  expect(await replayJournal(folder, copy, 'production')).toMatchObject({ transactions: 4 });
  expect(everything(datasets.open({ dataDir: copy }))).toEqual(everything(dataset));
});

it('L7: a large transaction is written in pieces, and comes back whole or not at all', async () => {
  write({ create: { _id: 'm', _type: 'message' } });
  const copies = [backUp(), backUp()];
  title('um');
  const pages = Array.from({ length: 250 }, (_, n): Mutation => ({ create: { _id: `p${n}`, _type: 'page' } }));
  write(...pages, { delete: { id: 'm', purge: true } });
  await journal.write();
  const path = journalPath(folder, 'production');
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => line.split('"mutations":').length - 1)).toEqual([0, 1, 100, 100, 51]);
  expect(await replayJournal(folder, copies[0] ?? '', 'production')).toMatchObject({ transactions: 2, fits: true });
  expect(datasets.open({ dataDir: copies[0] ?? '' }).reader.all()).toEqual(dataset.reader.all());
  writeFileSync(path, lines.slice(0, 4).join('\n'));
  expect(await replayJournal(folder, copies[1] ?? '', 'production')).toMatchObject({ transactions: 1, fits: true });
  expect(datasets.open({ dataDir: copies[1] ?? '' }).reader.get('p0')).toBeUndefined();
});

it('L7: it brings the files of uploads along', async () => {
  const copy = backUp();
  const name = upload('preparo');
  await journal.write();
  await replayJournal(folder, copy, 'production');
  expect(readFileSync(originalPath(copy, 'file', 'production', name), 'utf8')).toBe('preparo');
});

it('L7: it goes on from either of the two newest backups, and is no longer than that', async () => {
  const first = backUp();
  title('um');
  const second = backUp();
  title('dois');
  await journal.write();
  const third = backUp();
  title('três');
  await journal.write();
  for (const [copy, transactions, fits] of [
    [first, 0, false],
    [second, 2, true],
    [third, 1, true],
  ] as const) {
    expect(await replayJournal(folder, copy, 'production')).toMatchObject({ transactions, fits });
  }
});

it('L7: a backup from a clock that was ahead does not take anything out of it', async () => {
  const copy = backUp();
  title('um');
  await journal.write();
  writeFileSync(join(folder, backupName(new Date(Date.now() + 365 * 86_400_000))), '');
  title('dois');
  await journal.write();
  expect(await replayJournal(folder, copy, 'production')).toMatchObject({ transactions: 2 });
});

it('L7: what was erased is not in it, and goes from the backup with it', async () => {
  title('fica');
  write({ create: { _id: 'm', _type: 'message', text: 'segredo antigo' } });
  const copy = backUp();
  write({ create: { _id: 'n', _type: 'message', text: 'segredo novo' } });
  await journal.write();
  expect(readFileSync(journalPath(folder, 'production'), 'utf8')).toContain('segredo novo');
  write({ delete: { id: 'm', purge: true } }, { delete: { id: 'n', purge: true } });
  title('ficou');
  await journal.write();
  expect(readFileSync(journalPath(folder, 'production'), 'utf8')).not.toContain('segredo');
  await replayJournal(folder, copy, 'production');
  const restored = datasets.open({ dataDir: copy });
  expect(restored.reader.all().map(({ _id }) => _id)).toEqual(['a']);
  expect(restored.reader.get('a')?.title).toBe('ficou');
  expect(['m', 'n'].map((id) => restored.history.documentAt(id, { last: true }))).toEqual([undefined, undefined]);
});

it('L7: what was written before the data was taken back to a backup is put aside', async () => {
  title('um');
  const copy = backUp();
  title('dois');
  title('três');
  await journal.write();
  journal.stop();
  dataset.close();
  rmSync(join(dataDir, 'datasets'), { recursive: true });
  cpSync(join(copy, 'datasets'), join(dataDir, 'datasets'), { recursive: true });
  dataset = datasets.open({ dataDir });
  title('outra');
  journal = keep();
  await journal.write();
  expect(readdirSync(join(folder, 'journal'))).toContainEqual(expect.stringContaining('production.ndjson.before-'));
  expect(await replayJournal(folder, copy, 'production')).toMatchObject({ transactions: 1, fits: true });
  expect(datasets.open({ dataDir: copy }).reader.get('a')?.title).toBe('outra');
});

it('L7: nothing is added to something else, or where there is none', async () => {
  backUp();
  title('um');
  title('dois');
  await journal.write();
  const dataOfOther = datasets.newFolder();
  const other = datasets.open({ dataDir: dataOfOther });
  other.transactor.mutate({ mutations: [{ create: { _id: 'a', _type: 'page' } }], caller: administrator });
  other.close();
  expect(await replayJournal(folder, dataOfOther, 'production')).toMatchObject({ transactions: 0, fits: false });
  expect(await replayJournal(folder, dataOfOther, 'unknown')).toMatchObject({ transactions: 0, fits: true });
  expect(await replayJournal(join(folder, 'none'), dataOfOther, 'production')).toMatchObject({ transactions: 0 });
});

it('L7: where it cannot be written, that is said once, and nothing is missing when it can be again', async () => {
  const copy = backUp();
  await journal.write();
  const place = join(folder, 'journal');
  rmSync(place, { recursive: true });
  writeFileSync(place, 'in the way');
  title('um');
  await journal.write();
  title('dois');
  await journal.write();
  expect(troubles.splice(0)).toEqual([expect.stringContaining('could not be written beside the backups')]);
  rmSync(place);
  await journal.write();
  title('três');
  await journal.write();
  expect(await replayJournal(folder, copy, 'production')).toMatchObject({ transactions: 3 });
});

it('L7: what of it could not be written takes no room', async () => {
  backUp();
  await journal.write();
  journal.stop();
  const place = join(folder, 'journal');
  writeFileSync(join(place, 'assets'), 'in the way');
  upload('preparo');
  journal = keep();
  await journal.write();
  expect(troubles.splice(0)).toEqual([expect.stringContaining('could not be written beside the backups')]);
  expect(readdirSync(place).toSorted()).toEqual(['assets', 'production.ndjson']);
});
