import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { originalPath } from '../assets/asset-files.ts';
import { storeAsset } from '../assets/store-asset.ts';
import { systemCaller } from '../caller.ts';
import { openTestLake } from '../routes/testing.ts';
import { assertRoom } from './assert-room.ts';
import { verifyContents } from './contents.ts';
import { createBackup } from './create-backup.ts';
import type { TestLake } from '../routes/testing.ts';

let room: string;
let target: string;
let lake: TestLake;
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'lake-backup-'));
  target = join(room, 'backups', 'one.tar.gz');
  lake = openTestLake();
});
afterEach(() => {
  lake.close();
  rmSync(room, { recursive: true, force: true });
});

test('an upload whose file the lake has lost is named, and everything else is backed up', async () => {
  const upload = { kind: 'file', content: [Buffer.from('laudo')], filename: 'a.txt', mimeType: 'text/plain' } as const;
  const lost = await storeAsset(lake.lake, lake.dataset, upload, systemCaller);
  await storeAsset(lake.lake, lake.dataset, { ...upload, content: [Buffer.from('outro')] }, systemCaller);
  const name = String(lost.path).split('/').at(-1) ?? '';
  rmSync(originalPath(lake.config.dataDir, 'file', 'production', name));
  const { manifest, missing } = await createBackup(lake.config.dataDir, target);
  expect(missing).toEqual([name]);
  expect(manifest.files.filter(({ path }) => path.startsWith('assets/'))).toHaveLength(1);
});

test('what a lake could not start on is no backup, and nothing of it stays', async () => {
  const { dataDir } = lake.config;
  const file = new DatabaseSync(join(dataDir, 'datasets', 'production.db'));
  file.exec('PRAGMA user_version = 99');
  file.close();
  await expect(createBackup(dataDir, target)).rejects.toThrow('newer version');
  expect(readdirSync(join(room, 'backups'))).toEqual([]);
});

test('a backup that the disk has no room for is not begun', async () => {
  // A file system without any room at all.
  await expect(assertRoom(lake.config.dataDir, ['accounts.db'], '/proc')).rejects.toThrow(
    /needs \d+ MB of room in \/proc for a while, and there are 0 MB/,
  );
  await expect(createBackup(lake.config.dataDir, target)).resolves.toMatchObject({ missing: [] });
  expect(existsSync(target)).toBe(true);
});

test('O7: an empty folder, as a disk leaves that is not mounted, is not backed up in place of what was there', async () => {
  const empty = join(room, 'empty');
  mkdirSync(empty);
  await expect(createBackup(empty, target)).rejects.toThrow(`There is no lake in ${empty}`);
  expect(existsSync(join(room, 'backups'))).toBe(false);
});

test('O1: a backup ends with one of the restored copy, which is handed over', async () => {
  const copies: unknown[] = [];
  const { manifest } = await createBackup(lake.config.dataDir, target, {
    handOver: async (copy) => void copies.push(await verifyContents(copy)),
  });
  expect(copies).toEqual([
    {
      ...manifest,
      createdAt: expect.any(String),
      files: manifest.files.map(({ path, rows }) => expect.objectContaining({ path, ...(rows && { rows }) })),
    },
  ]);
  expect(readdirSync(join(room, 'backups'))).toEqual(['one.tar.gz']);
});

test('O1: a backup whose restored copy could not be backed up is none', async () => {
  const rehearse = () => rmSync(join(`${target}.stage`, 'accounts.db'));
  await expect(createBackup(lake.config.dataDir, target, { rehearse })).rejects.toThrow(
    'A restored copy of this backup could not be backed up again: accounts.db.',
  );
  expect(readdirSync(join(room, 'backups'))).toEqual([]);
});

test.each([
  [
    'lost',
    (file: string) => renameSync(file, join(room, 'elsewhere.db')),
    'The file datasets/production.db is missing',
  ],
  [
    'a link to another place',
    (file: string) => {
      renameSync(file, join(room, 'elsewhere.db'));
      symlinkSync(join(room, 'elsewhere.db'), file);
    },
    'production.db is a link',
  ],
  [
    'in a folder of a restoration that was cut off',
    (file: string) => mkdirSync(join(file, '..', '..', 'exchanging-x')),
    'was cut off: run it again',
  ],
])('O2: there is no backup when the content is %s', async (_, change, reason) => {
  change(join(lake.config.dataDir, 'datasets/production.db'));
  await expect(createBackup(lake.config.dataDir, target)).rejects.toThrow(reason);
  expect(existsSync(target)).toBe(false);
});

test('what a handing-over says is told, and the archive stays', async () => {
  const handOver = () => Promise.reject(new Error('far away'));
  await expect(createBackup(lake.config.dataDir, target, { handOver })).rejects.toThrow('far away');
  expect(readdirSync(join(room, 'backups'))).toEqual(['one.tar.gz']);
});
