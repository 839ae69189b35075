import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import sharp from 'sharp';
import { refreshAssetUrls } from './assets/store-asset.ts';
import { storeAsset } from './assets/store-asset.ts';
import { openTestBucket } from './assets/testing-bucket.ts';
import { systemCaller } from './caller.ts';
import { readConfig } from './config/config.ts';
import { openLake } from './open-lake.ts';

const logger = pino({ level: 'silent' });
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-open-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one process at a time has the folder, and the next one has it afterwards', async () => {
  const config = readConfig({ DATA_DIR: folder });
  const first = await openLake(config, logger, 'senha combinada');
  await expect(openLake(config, logger)).rejects.toThrow(`Another lake is using ${folder}`);
  first.close();
  const second = await openLake(config, logger);
  expect(second.newPassword).toBeUndefined();
  second.close();
});

test('content, accounts and assets are there again after a restart', async () => {
  const config = readConfig({ DATA_DIR: folder });
  const first = await openLake(config, logger, 'senha combinada');
  const dataset = first.lake.datasets.get('production');
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const upload = { kind: 'image', content: [bytes], filename: 'a.png', mimeType: 'image/png' } as const;
  const asset = await storeAsset(first.lake, dataset, upload, systemCaller);
  const comments = first.lake.datasets.get('production-comments');
  comments.transactor.mutate({ mutations: [{ create: { _id: 'c', _type: 'comment' } }], caller: systemCaller });
  first.close();

  const second = await openLake(config, logger);
  expect(second.lake.datasets.get('production').reader.get(asset._id)).toEqual(asset);
  expect(second.lake.datasets.get('production-comments').reader.get('c')).toMatchObject({ _type: 'comment' });
  expect(second.lake.datasets.list().map(({ name, addonFor }) => [name, addonFor])).toEqual([
    ['production', undefined],
    ['production-comments', 'production'],
  ]);
  expect(second.accounts.users.list()).toHaveLength(1);
  second.close();
});

test('a lake that is given a bucket takes its files there', async () => {
  const bucket = await openTestBucket();
  const first = await openLake(readConfig({ DATA_DIR: folder }), logger, 'senha combinada');
  const dataset = first.lake.datasets.get('production');
  const upload = { kind: 'file', content: [Buffer.from('x')], filename: 'a.txt', mimeType: 'text/plain' } as const;
  const { sha1hash } = await storeAsset(first.lake, dataset, upload, systemCaller);
  first.close();
  const second = await openLake(readConfig({ ...bucket.env, DATA_DIR: folder }), logger);
  const original = { kind: 'file', dataset: 'production', name: `${String(sha1hash)}.txt` } as const;
  expect([second.lake.originals.elsewhere, await second.lake.originals.has(original)]).toEqual([
    's3://files/of/lake/',
    true,
  ]);
  second.close();
  const third = await openLake(readConfig({ DATA_DIR: folder }), logger);
  expect(await third.lake.originals.has(original)).toBe(false);
  third.close();
  await bucket.close();
});

test('N9: asset addresses follow the public address of the lake, once, in as many writes as the limit asks for', async () => {
  const open = await openLake(readConfig({ DATA_DIR: folder }), logger, 'senha combinada');
  const store = (text: string) => {
    const upload = { kind: 'file', content: [Buffer.from(text)], filename: 'a.txt', mimeType: 'text/plain' } as const;
    return storeAsset(open.lake, open.lake.datasets.get('production'), upload, systemCaller);
  };
  const assets = [await store('x'), await store('y'), await store('z')];
  for (const { url } of assets) expect(url).toMatch(/^http:\/\/localhost:4000\/files\//);
  open.close();

  const env = { DATA_DIR: folder, SITE_URL: 'https://clinica.example', LAKE_MAX_MUTATIONS: '1' };
  const moved = await openLake(readConfig(env), logger);
  const dataset = moved.lake.datasets.get('production');
  expect(refreshAssetUrls(moved.lake.config, dataset)).toBe(3);
  for (const { _id, path } of assets)
    expect(dataset.reader.get(_id)).toMatchObject({ url: `https://clinica.example/lake/${String(path)}` });
  expect(refreshAssetUrls(moved.lake.config, dataset)).toBe(0);
  moved.close();
});

test.each(['accounts.db', 'project.db', 'datasets/production.db'])(
  'a folder in which a later version has written %s is refused, and told why',
  async (file) => {
    const config = readConfig({ DATA_DIR: folder });
    (await openLake(config, logger, 'senha combinada')).close();
    const database = new DatabaseSync(join(folder, file));
    database.exec('PRAGMA user_version = 99');
    database.close();
    await expect(openLake(config, logger)).rejects.toThrow('newer version');
  },
);

test('F1: a file that is damaged is not taken for a lake that is running', async () => {
  writeFileSync(join(folder, 'lake.lock'), 'not a database, and longer than the head of one would be');
  const refusal = openLake(readConfig({ DATA_DIR: folder }), logger);
  await expect(refusal).rejects.toThrow(/^The lock .*lake\.lock cannot be used \(.*file is not a database\)/);
});

test.each(['production', 'production-comments'])(
  'F2: a start that was killed as it made the file of %s goes on',
  async (name) => {
    const config = readConfig({ DATA_DIR: folder });
    (await openLake(config, logger, 'senha combinada')).close();
    const project = new DatabaseSync(join(folder, 'project.db'));
    project.prepare('DELETE FROM dataset WHERE name = ?').run(name);
    project.close();
    for (const end of ['-wal', '-shm', '']) rmSync(join(folder, `datasets/${name}.db${end}`), { force: true });
    writeFileSync(join(folder, `datasets/${name}.db`), '');
    const open = await openLake(config, logger);
    expect(open.lake.datasets.names()).toEqual(['production', 'production-comments']);
    open.close();
  },
);

test('F2: what is left of a dataset that was never made is in no backup', async () => {
  const config = readConfig({ DATA_DIR: folder });
  (await openLake(config, logger, 'senha combinada')).close();
  writeFileSync(join(folder, 'datasets/other.db'), '');
  (await openLake(config, logger)).close();
  expect(readdirSync(join(folder, 'datasets')).filter((name) => name.startsWith('other'))).toEqual([]);
});

test.each([
  ['production', undefined],
  ['production', ''],
  ['production-comments', undefined],
  ['production-comments', ''],
])('F2, N11: the file of %s, when it is lost, is not made anew: %j', async (name, left) => {
  const config = readConfig({ DATA_DIR: folder });
  (await openLake(config, logger, 'senha combinada')).close();
  const file = join(folder, `datasets/${name}.db`);
  rmSync(file);
  if (left !== undefined) writeFileSync(file, left);
  const reason = new RegExp(`/${name}\\.db (is missing|holds nothing).*command: restore`);
  await expect(openLake(config, logger)).rejects.toThrow(reason);
  await expect(openLake(config, logger)).rejects.toThrow(reason);
});

test('N11: a dataset of which the removal was cut off is removed, not missed', async () => {
  const config = readConfig({ DATA_DIR: folder });
  const first = await openLake(config, logger, 'senha combinada');
  first.lake.datasets.create('other', { aclMode: 'private', profile: 'content' });
  // As the files go, something is in the way: a folder where a file should be.
  const other = join(folder, 'datasets/other.db');
  rmSync(`${other}-shm`);
  mkdirSync(`${other}-shm`);
  await expect(first.lake.datasets.remove('other')).rejects.toThrow('other.db-shm');
  first.close();
  expect(existsSync(other)).toBe(false);
  rmdirSync(`${other}-shm`);
  const second = await openLake(config, logger);
  expect(second.lake.datasets.names()).toEqual(['production', 'production-comments']);
  second.close();
});

test('F3: a document that cannot be read is named, with its file and what to do, and the others are read', async () => {
  const config = readConfig({ DATA_DIR: folder });
  const first = await openLake(config, logger, 'senha combinada');
  const { transactor } = first.lake.datasets.get('production');
  const mutations = ['a', 'b'].map((_id) => ({ create: { _id, _type: 'page' } }));
  transactor.mutate({ mutations, caller: systemCaller });
  first.close();
  const database = new DatabaseSync(join(folder, 'datasets/production.db'));
  database.exec(`UPDATE doc SET json = '{"_id":"a\\x' WHERE id = 'a'`);
  database.close();
  const second = await openLake(config, logger);
  const { reader } = second.lake.datasets.get('production');
  expect(() => reader.get('a')).toThrow(/production\.db is damaged: the document "a".*command: restore/);
  expect(reader.get('b')).toMatchObject({ _type: 'page' });
  second.close();
});
