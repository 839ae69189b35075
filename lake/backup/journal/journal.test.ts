/** What was committed since a backup lies beside it, and is added to what is restored. */
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { originalPath } from '../../assets/asset-files.ts';
import { administrator, testDatasets } from '../../store/testing.ts';
import { backupName } from '../rotation.ts';
import { journalFiles } from './journal-files.ts';
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
let now: number;
let troubles: string[];

const report = (message: string) => void troubles.push(message);
const keep = () => keepJournal({ dataset, dataDir, folder, report, every: 1_000_000, now: () => (now += 1) });
const write = (...mutations: Mutation[]) => dataset.transactor.mutate({ mutations, caller: administrator });
const title = (value: string) => write({ createOrReplace: { _id: 'a', _type: 'page', title: value } });
const files = () => readdirSync(join(folder, 'journal')).filter((name) => name.endsWith('.ndjson'));

/** A copy of the dataset's file as it is now, as a backup has it. */
function backUp(): string {
  const copy = datasets.newFolder();
  mkdirSync(join(copy, 'datasets'));
  const database = new DatabaseSync(join(dataDir, 'datasets', 'production.db'), { readOnly: true });
  database.prepare('VACUUM INTO ?').run(join(copy, 'datasets', 'production.db'));
  database.close();
  return copy;
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
  [dataDir, folder] = [datasets.newFolder(), datasets.newFolder()];
  dataset = datasets.open({ dataDir });
  now = Date.parse('2026-11-20T12:00:00Z');
  troubles = [];
  journal = keep();
});
afterEach(() => {
  journal.stop();
  datasets.cleanUp();
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
});

it('L7: a backup with its journal is the dataset as it was last, history included', async () => {
  await journal.write();
  title('um');
  await journal.write();
  const copy = backUp();
  title('dois');
  write({ create: { _id: 'drafts.b', _type: 'page' } }, { patch: { id: 'a', set: { lead: 'três' } } });
  await journal.write();
  write({ delete: { id: 'drafts.b' } });
  await journal.write();
  expect(await replayJournal(folder, copy, 'production')).toMatchObject({ transactions: 3 });
  expect(everything(datasets.open({ dataDir: copy }))).toEqual(everything(dataset));
  // Once more adds nothing.
  expect(await replayJournal(folder, copy, 'production')).toEqual({ transactions: 0, until: '' });
});

it('L7: it brings the files of uploads along', async () => {
  await journal.write();
  const copy = backUp();
  const name = `${'0'.repeat(40)}.pdf`;
  const original = originalPath(dataDir, 'file', 'production', name);
  mkdirSync(dirname(original), { recursive: true });
  writeFileSync(original, 'preparo');
  write({ create: { _id: `file-${'0'.repeat(40)}-pdf`, _type: 'sanity.fileAsset' } });
  await journal.write();
  await replayJournal(folder, copy, 'production');
  expect(readFileSync(originalPath(copy, 'file', 'production', name), 'utf8')).toBe('preparo');
});

it('L7: it goes on where it ended, also after half a line', async () => {
  await journal.write();
  const copy = backUp();
  title('um');
  await journal.write();
  journal.stop();
  const [file] = await journalFiles(join(folder, 'journal'), 'production');
  appendFileSync(file?.path ?? '', '{"sequence":2,"transac');
  title('dois');
  journal = keep();
  await journal.write();
  expect(files()).toHaveLength(2);
  expect(await replayJournal(folder, copy, 'production')).toMatchObject({ transactions: 2 });
  expect(datasets.open({ dataDir: copy }).reader.get('a')?.title).toBe('dois');
});

it('L7: a file goes when a backup has all that is in it, and not before', async () => {
  await journal.write();
  title('um');
  await journal.write();
  const hour = 3_600_000;
  const begun = [files()];
  for (const text of ['dois', 'três']) {
    now += hour;
    writeFileSync(join(folder, backupName(new Date(now))), '');
    now += hour;
    title(text);
    await journal.write();
    begun.push(files());
  }
  expect(begun.map((names) => names.length)).toEqual([1, 2, 2]);
  expect(begun[2]).not.toContain(begun[0]?.[0]);
  expect(begun[2]).toContain(begun[1]?.[1]);
});

it('L7: what was written before the data was taken back to a backup is no part of it', async () => {
  title('um');
  await journal.write();
  const copy = backUp();
  title('dois');
  title('três');
  title('quatro');
  await journal.write();
  journal.stop();
  dataset.close();
  rmSync(join(dataDir, 'datasets'), { recursive: true });
  cpSync(join(copy, 'datasets'), join(dataDir, 'datasets'), { recursive: true });
  dataset = datasets.open({ dataDir });
  journal = keep();
  await journal.write();
  title('outra');
  await journal.write();
  expect(await replayJournal(folder, copy, 'production')).toMatchObject({ transactions: 1 });
  expect(datasets.open({ dataDir: copy }).reader.get('a')?.title).toBe('outra');
});

it('L7: nothing is added of a journal of something else, or of one with a gap', async () => {
  const empty = backUp();
  await journal.write();
  journal.stop();
  rmSync(join(folder, 'journal'), { recursive: true });
  title('um');
  journal = keep();
  title('dois');
  await journal.write();
  expect(await replayJournal(folder, empty, 'production')).toMatchObject({ transactions: 0 });
  const dataOfOther = datasets.newFolder();
  const other = datasets.open({ dataDir: dataOfOther });
  other.transactor.mutate({ mutations: [{ create: { _id: 'a', _type: 'page' } }], caller: administrator });
  other.close();
  expect(await replayJournal(folder, dataOfOther, 'production')).toMatchObject({ transactions: 0 });
  expect(await replayJournal(folder, empty, 'unknown')).toMatchObject({ transactions: 0 });
  expect(await replayJournal(join(folder, 'none'), empty, 'production')).toMatchObject({ transactions: 0 });
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
