/** An erasure goes through several files, and may be cut off between them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { originalPath } from '../assets/asset-files.ts';
import { systemCaller } from '../caller.ts';
import { assetsOf } from '../routes/testing-assets.ts';
import { openTestLake } from '../routes/testing.ts';
import { openClock } from '../schedule/clock.ts';
import { startRetention } from '../schedule/retention.ts';
import { openErasureNotes } from './notes.ts';
import { leftIn } from './testing.ts';
import type { Mutation } from '../store/types.ts';
import type { TestLake } from '../routes/testing.ts';

let lake: TestLake;
let problems: string[];
let comments: TestLake['dataset'];
beforeEach(() => {
  lake = openTestLake();
  problems = [];
  comments = lake.lake.datasets.create('c', { aclMode: 'private', profile: 'comments' }, 'production');
});
afterEach(() => lake.close());

const { stored } = assetsOf(() => lake);
const mutate = (...mutations: Mutation[]) => lake.dataset.transactor.mutate({ mutations, caller: systemCaller });
const erase = (id: string) => lake.lake.erasure.erase('production', id);

/** As the start does, and the clock every hour. */
async function run(): Promise<void> {
  const report = (text: string) => problems.push(text);
  const { audit } = lake.accounts;
  const clock = openClock({ dataDir: lake.config.dataDir, known: undefined, report });
  const options = { dataset: lake.dataset, rules: [], erasure: lake.lake.erasure, audit, clock, report };
  const retention = startRetention(options);
  await retention.run();
  retention.stop();
}

/** Has the erasure stop at the comments, which another program keeps from being written. @returns what lets them go */
async function cutOff(): Promise<() => void> {
  const other = new DatabaseSync(join(lake.config.dataDir, 'datasets/c.db'));
  other.exec('BEGIN IMMEDIATE');
  await expect(erase('a')).rejects.toMatchObject({ status: 503 });
  return () => other.close();
}

/** A document with a file of its own, and what somebody said of it. */
async function confide(): Promise<string> {
  const file = await stored('files', 'laudo de Ana', { search: '?filename=a.txt', type: 'text/plain' });
  mutate({ create: { _id: 'a', _type: 'note', text: 'nome de Ana', file: { asset: { _ref: file._id } } } });
  const target = { document: { _type: 'crossDatasetReference', _ref: 'a' } };
  comments.transactor.mutate({
    mutations: [{ create: { _id: 'c1', _type: 'comment', message: 'palavras sobre Ana', target } }],
    caller: systemCaller,
  });
  return originalPath(lake.config.dataDir, 'file', 'production', file.path.split('/').at(-1) ?? '');
}

const TEXTS = ['nome de Ana', 'palavras sobre Ana', 'laudo de Ana'];
const audit = () => lake.accounts.audit.list().map(({ event, actor, subject }) => [event, actor, subject]);

test('N11: one that was cut off after the document had gone comes to its end: comments and files go', async () => {
  const file = await confide();
  const letGo = await cutOff();
  expect([lake.dataset.reader.get('a'), existsSync(file)]).toEqual([undefined, true]);
  await run();
  // It still cannot be done, and stays to be done.
  expect([comments.reader.all().length, audit()]).toEqual([1, []]);
  letGo();
  await run();
  expect(comments.reader.all()).toEqual([]);
  expect(existsSync(file)).toBe(false);
  expect(leftIn(lake.config.dataDir, TEXTS)).toEqual([]);
  expect(audit()).toEqual([['document.erased', 'system', 'a']]);
  await run();
  expect(audit()).toHaveLength(1);
});

test('N11: one that was cut off before its first step is done, and one that was refused is not', async () => {
  const file = await confide();
  mutate({ create: { _id: 'b', _type: 'note', to: { _type: 'reference', _ref: 'a' } } });
  await expect(erase('a')).rejects.toMatchObject({ status: 409 });
  mutate({ delete: { id: 'b' } });
  await run();
  expect(lake.dataset.reader.get('a')).toBeDefined();

  const project = new DatabaseSync(join(lake.config.dataDir, 'project.db'));
  openErasureNotes(project).save({ dataset: 'production', group: 'a', gone: [], assets: [] });
  openErasureNotes(project).save({ dataset: 'removed', group: 'a', gone: [], assets: [] });
  project.close();
  await run();
  expect(lake.dataset.reader.all()).toEqual([]);
  expect(existsSync(file)).toBe(false);
  expect(leftIn(lake.config.dataDir, TEXTS)).toEqual([]);
  expect([audit(), problems]).toEqual([[['document.erased', 'system', 'a']], []]);
});

test('N11: the same command again brings it to its end, too', async () => {
  const file = await confide();
  (await cutOff())();
  expect(await erase('a')).toMatchObject({ remarks: 1, files: 1 });
  expect(existsSync(file)).toBe(false);
  await run();
  expect(audit()).toEqual([]);
});

test('N11: a file that somebody has uploaded again meanwhile stays', async () => {
  const file = await confide();
  (await cutOff())();
  const again = await stored('files', 'laudo de Ana', { search: '?filename=a.txt', type: 'text/plain' });
  await run();
  expect(existsSync(file)).toBe(true);
  expect(lake.dataset.reader.get(again._id)).toBeDefined();
  expect(comments.reader.all()).toEqual([]);
});
