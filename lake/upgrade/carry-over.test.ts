/** Content written before a change of the model, and the start that carries it over. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { systemCaller } from '../caller.ts';
import { unpackAndVerify } from '../backup/unpack.ts';
import { readConfig } from '../config/config.ts';
import { openLake } from '../open-lake.ts';
import { carryOver } from './carry-over.ts';
import type { OpenLake } from '../open-lake.ts';
import type { ContentMigration } from './carry-over.ts';

let room: string;
let dataDir: string;
let open: OpenLake | undefined;
let limits: Record<string, string> = {};

/** Takes `hours` out of the settings and puts them into a document beside them. */
const split: ContentMigration = {
  id: '1-split',
  mutations: (documents) =>
    documents
      .filter((document) => document._type === 'settings' && document.hours !== undefined)
      .flatMap(({ _id, hours }) => [
        { createIfNotExists: { _id: _id.replace('settings', 'hours'), _type: 'hours', hours } },
        { patch: { id: _id, unset: ['hours'] } },
      ]),
};
const later: ContentMigration = { id: '2-later', mutations: () => [{ create: { _id: 'later', _type: 'page' } }] };
const broken: ContentMigration = { id: '2-broken', mutations: () => [{ patch: { id: 'nobody', set: { a: 1 } } }] };

async function start(...migrations: readonly ContentMigration[]) {
  open = await openLake(readConfig({ ...limits, DATA_DIR: dataDir }), pino({ level: 'silent' }), 'senha combinada', {
    migrations,
  });
  return open.lake.datasets.get('production');
}

function stop(): void {
  open?.close();
  open = undefined;
}

const release = (actionType: string, more: object = {}) => ({ actionType, releaseId: 'r', ...more });
const backups = () => readdirSync(room).filter((name) => name !== 'data');

beforeEach(async () => {
  limits = {};
  room = mkdtempSync(join(tmpdir(), 'lake-carry-over-'));
  dataDir = join(room, 'data');
  const { transactor } = await start();
  // For a single document, as Studio makes it for a scheduled draft.
  const metadata = { cardinality: 'one', releaseType: 'scheduled' };
  transactor.act({ caller: systemCaller, actions: [release('sanity.action.release.create', { metadata })] });
  const documents = ['settings', 'drafts.settings', 'versions.r.settings'].map((_id) => ({
    create: { _id, _type: 'settings', name: 'Clínica', hours: `de ${_id}` },
  }));
  transactor.mutate({ caller: systemCaller, mutations: documents });
  const publishAt = '2126-01-01T00:00:00.000Z';
  transactor.act({ caller: systemCaller, actions: [release('sanity.action.release.schedule', { publishAt })] });
  stop();
});
afterEach(() => {
  stop();
  rmSync(room, { recursive: true, force: true });
});

test('C1: what staff wrote is carried over by the start, once, as system, with a backup before it', async () => {
  const { reader, history } = await start(split);
  for (const place of ['', 'drafts.', 'versions.r.']) {
    expect(reader.get(`${place}hours`)).toMatchObject({ _type: 'hours', hours: `de ${place}settings` });
    expect(reader.get(`${place}settings`)).not.toHaveProperty('hours');
    expect(reader.get(`${place}settings`)).toMatchObject({ name: 'Clínica' });
  }
  expect(reader.get('_.releases.r')).toMatchObject({ state: 'scheduled' });
  const [last] = history.since(reader.sequence - 1, 1);
  expect(last).toMatchObject({ author: 'system' });
  stop();

  const [archive = ''] = readdirSync(join(room, 'data', 'backups'));
  expect(archive).toMatch(/^before-upgrade-/);
  await unpackAndVerify(join(room, 'data', 'backups', archive), join(room, 'before'));
  const before = new DatabaseSync(join(room, 'before/datasets/production.db'), { readOnly: true });
  expect(String(before.prepare("SELECT json FROM doc WHERE id = 'settings'").get()?.json)).toContain('de settings');
  before.close();

  const again = await start(split);
  expect(again.reader.sequence).toBe(reader.sequence);
  expect(readdirSync(join(room, 'data', 'backups'))).toEqual([archive]);
});

test('M19: what is made while the lake runs has nothing to carry over, whoever writes into it before the next start', async () => {
  await start(split);
  const made = open?.lake.datasets.create('other', { aclMode: 'private', profile: 'content' });
  expect(made?.hasMigrated('1-split')).toBe(true);
  const mutations = [{ create: { _id: 'settings', _type: 'settings', hours: 'de quem escreveu' } }];
  made?.transactor.mutate({ caller: systemCaller, mutations });
  stop();
  await start(split);
  expect(open?.lake.datasets.get('other').reader.get('settings')).toMatchObject({ hours: 'de quem escreveu' });
});

test('N9: a step is one transaction, however much it changes and however little a write may', async () => {
  limits = { LAKE_MAX_MUTATIONS: '1', LAKE_MAX_CHANGED_DOCUMENTS: '1', LAKE_MAX_PATCH_STEPS: '1' };
  const ids = Array.from({ length: 10_001 }, (_, number) => `p${number}`);
  const many: ContentMigration = {
    id: '2-many',
    mutations: () => ids.map((_id) => ({ create: { _id, _type: 'page' } })),
  };
  const before = (await start()).reader.sequence;
  stop();
  const { reader } = await start(split, many);
  expect([reader.sequence, reader.ofType('page').length]).toEqual([before + 2, 10_001]);
  expect(reader.get('hours')).toMatchObject({ hours: 'de settings' });
});

test('C1: only what is not noted yet is done, in its order', async () => {
  await start(split);
  stop();
  const dataset = await start(split, later);
  expect(dataset.reader.get('later')).toBeDefined();
  expect(carryOver(dataset, [split, later])).toEqual([]);
});

test('C1: a step whose number is not the highest any more is done with a backup before it, too', async () => {
  await start(split, later);
  stop();
  const sameNumber: ContentMigration = {
    id: '2-other',
    mutations: () => [{ create: { _id: 'other', _type: 'page' } }],
  };
  const { reader } = await start(split, sameNumber);
  expect(reader.get('other')).toBeDefined();
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(2);
});

test.each([
  ['1-split', '2-later', '2-other'],
  ['1-split', '2-other', '2-later'],
  ['2-later', '1-split', '2-later'],
  ['2-later', '2-later', '3-last'],
])('C1: steps of which one does not have a higher number are refused, and told by name: %s %s %s', async (...ids) => {
  const steps = ids.map((id): ContentMigration => ({ id, mutations: () => [] }));
  await expect(start(...steps)).rejects.toThrow(
    /^The content migration "[12]-\w+" comes after "2-\w+": its id must begin with a higher number than that\.$/,
  );
});

test('C1: a release that waits for its date publishes both documents then', async () => {
  const { reader, transactor } = await start(split);
  for (const step of ['sanity.action.release.unschedule', 'sanity.action.release.publish'])
    transactor.act({ caller: systemCaller, actions: [release(step)] });
  expect(reader.get('hours')).toMatchObject({ hours: 'de versions.r.settings' });
  expect(reader.get('settings')).not.toHaveProperty('hours');
});

test('C1: documents and the note go to disk together, or neither does', async () => {
  const dataset = await start();
  const file = new DatabaseSync(join(dataDir, 'datasets/production.db'));
  file.exec(
    `CREATE TRIGGER full BEFORE INSERT ON setting WHEN NEW.name = 'migration:1-split' BEGIN SELECT RAISE(ABORT, 'full'); END`,
  );
  expect(() => carryOver(dataset, [split])).toThrow('cannot write');
  expect(dataset.reader.get('settings')).toHaveProperty('hours');
  expect(dataset.reader.get('hours')).toBeUndefined();
  file.exec('DROP TRIGGER full');
  file.close();
  expect(carryOver(dataset, [split])).toEqual(['1-split']);
  expect(dataset.reader.get('hours')).toMatchObject({ hours: 'de settings' });
});

test('C1: a step that cannot be done is found out in the copy: nothing is changed', async () => {
  await expect(start(split, broken)).rejects.toThrow(
    /has to be upgraded, and making its backup, or trying the upgrade out on it, failed: The content migration "2-broken" fails on production.*: .*nobody.*\. Nothing was changed\.$/,
  );
  const { reader } = await start();
  expect(reader.get('settings')).toHaveProperty('hours');
});

test('C1: a new folder notes everything, and what is written into it later is left alone', async () => {
  dataDir = join(room, 'new');
  const { transactor } = await start(split);
  const written = { _id: 'settings', _type: 'settings', hours: 'de hoje' };
  transactor.mutate({ caller: systemCaller, mutations: [{ create: written }] });
  stop();
  const { reader } = await start(split);
  expect(reader.get('settings')).toMatchObject({ hours: 'de hoje' });
  expect(backups()).toEqual(['new']);
});

test('C1: content that a newer version has carried over is refused', async () => {
  await start(split, later);
  stop();
  await expect(start(split)).rejects.toThrow('content of datasets/production.db has version 2, known is 1');
});

test('C1: content that would need a step which is no longer there is refused', async () => {
  const third: ContentMigration = { id: '3-third', mutations: () => [] };
  await start(split);
  stop();
  await expect(start(third)).rejects.toThrow('holds content from before 3-third. Nothing was changed.');
  await start(split, later);
  stop();
  expect((await start(third)).hasMigrated('3-third')).toBe(true);
});
