import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import sharp from 'sharp';
import { refreshAssetUrls } from './assets/refresh-urls.ts';
import { storeAsset } from './assets/store-asset.ts';
import { systemCaller } from './auth/grants.ts';
import { readConfig } from './config.ts';
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
  const upload = { kind: 'image', bytes, filename: 'a.png', mimeType: 'image/png' } as const;
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

test('asset addresses follow the public address of the lake, once', async () => {
  const open = await openLake(readConfig({ DATA_DIR: folder }), logger, 'senha combinada');
  const upload = { kind: 'file', bytes: Buffer.from('x'), filename: 'a.txt', mimeType: 'text/plain' } as const;
  const asset = await storeAsset(open.lake, open.lake.datasets.get('production'), upload, systemCaller);
  expect(asset.url).toMatch(/^http:\/\/localhost:3000\/lake\/files\//);
  open.close();

  const moved = await openLake(readConfig({ DATA_DIR: folder, SITE_URL: 'https://clinica.example' }), logger);
  const dataset = moved.lake.datasets.get('production');
  expect(refreshAssetUrls(moved.lake, dataset)).toBe(1);
  expect(dataset.reader.get(asset._id)).toMatchObject({ url: `https://clinica.example/lake/${String(asset.path)}` });
  expect(refreshAssetUrls(moved.lake, dataset)).toBe(0);
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
