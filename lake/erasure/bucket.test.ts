import { jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestBucket } from '../assets/testing-bucket.ts';
import { createBackup } from '../backup/create-backup.ts';
import { systemCaller } from '../caller.ts';
import { LakeError } from '../errors.ts';
import { assetsOf, colour } from '../routes/testing-assets.ts';
import { openTestLake } from '../routes/testing.ts';
import { collectFiles, GRACE_MS } from './asset-files.ts';
import type { TestBucket } from '../assets/testing-bucket.ts';
import type { TestLake } from '../routes/testing.ts';
import type { Mutation } from '../store/types.ts';

let bucket: TestBucket;
let lake: TestLake;
beforeAll(async () => {
  bucket = await openTestBucket();
});
afterAll(() => bucket.close());
beforeEach(() => {
  lake = openTestLake(bucket.env);
});
afterEach(() => lake.close());

const { stored, upload, get } = assetsOf(() => lake);
const mutate = (...mutations: readonly Mutation[]) =>
  lake.dataset.transactor.mutate({ mutations, caller: systemCaller });
const status = async (path: string) => (await get(path)).status;

async function inBucket(dataset = 'production'): Promise<readonly string[]> {
  const names: string[] = [];
  for (const kind of ['image', 'file'] as const)
    for await (const { name } of lake.lake.originals.list(kind, dataset)) names.push(name);
  return names;
}

test('an erasure takes the object, and what was made from it', async () => {
  const { _id, path } = await stored('images', await colour('#aa0000'));
  mutate({ create: { _id: 'a', _type: 'note', photo: { asset: { _type: 'reference', _ref: _id } } } });
  expect([await status(`${path}?w=20`), (await inBucket()).length]).toEqual([200, 1]);
  expect(await lake.lake.erasure.erase('production', 'a')).toMatchObject({ assets: [_id], files: 2 });
  expect([await status(path), await inBucket()]).toEqual([404, []]);
});

test('an erasure that the bucket was away for is brought to its end', async () => {
  const { _id } = await stored('files', 'de quem pediu');
  mutate({ create: { _id: 'a', _type: 'note', file: { asset: { _type: 'reference', _ref: _id } } } });
  const away = new LakeError(503, undefined, 'away');
  jest.spyOn(lake.lake.originals, 'remove').mockRejectedValueOnce(away);
  await expect(lake.lake.erasure.erase('production', 'a')).rejects.toBe(away);
  expect([lake.dataset.reader.get('a'), (await inBucket()).length]).toEqual([undefined, 1]);
  expect(await lake.lake.erasure.resume()).toMatchObject([{ id: 'a', assets: [_id], files: 1 }]);
  expect(await inBucket()).toEqual([]);
});

test('what was made of an erased picture goes from the disk though the bucket is away', async () => {
  const { _id, path } = await stored('images', await colour('#0000bb'));
  mutate({ create: { _id: 'a', _type: 'note', photo: { asset: { _type: 'reference', _ref: _id } } } });
  expect(await status(`${path}?w=20`)).toBe(200);
  const away = new LakeError(503, undefined, 'away');
  jest.spyOn(lake.lake.originals, 'remove').mockRejectedValueOnce(away);
  await expect(lake.lake.erasure.erase('production', 'a')).rejects.toBe(away);
  expect(readdirSync(join(lake.config.dataDir, 'derived', 'by-source', 'production'))).toEqual([]);
  await lake.lake.erasure.resume();
});

test('the object of a deleted asset goes when the grace is over, and deletions tell of it until then', async () => {
  const { _id, path } = await stored('files', 'preparo');
  mutate({ delete: { id: _id } });
  const removed = async () => (await lake.ask('/data/removed/production', { as: 'administrator' })).json();
  expect(await removed()).toMatchObject({ documents: [{ document: { _id } }] });
  const now = Date.now();
  expect(await collectFiles({ ...lake.lake, now: now + GRACE_MS / 2 })).toBe(0);
  expect(await collectFiles({ ...lake.lake, now: now + 2 * GRACE_MS })).toBe(1);
  expect([await removed(), await inBucket()]).toEqual([{ documents: [] }, []]);
  await stored('files', 'preparo');
  expect(await status(path)).toBe(200);
});

/** What a kill leaves behind between the file and its document. */
async function cutOff(content: string): Promise<void> {
  const path = join(lake.config.dataDir, 'sent.part');
  writeFileSync(path, content);
  const name = `${createHash('sha1').update(content).digest('hex')}.bin`;
  await lake.lake.originals.keep({ kind: 'file', dataset: 'production', name }, path);
}

test('the object of an upload that was cut off before its document goes with the next look', async () => {
  await cutOff('cortado');
  await stored('files', 'inteiro');
  await cutOff('mandado de novo');
  const { path } = await stored('files', 'mandado de novo');
  const before = await inBucket();
  expect(await collectFiles({ ...lake.lake, now: Date.now() })).toBe(1);
  expect([(await inBucket()).length, await status(path)]).toEqual([before.length - 1, 200]);
  // What was taken stays for as long as any other, when it is deleted afterwards.
  const { _id } = await stored('files', 'inteiro');
  mutate({ delete: { id: _id } });
  expect(await collectFiles({ ...lake.lake, now: Date.now() })).toBe(0);
});

test('an upload whose document was refused while the bucket was away leaves nothing for good', async () => {
  const away = new LakeError(503, undefined, 'away');
  jest.spyOn(lake.lake.originals, 'remove').mockRejectedValueOnce(away);
  jest.spyOn(lake.dataset.transactor, 'mutate').mockImplementationOnce(() => {
    throw away;
  });
  const before = await inBucket();
  expect((await upload('files', 'sem documento')).status).toBe(503);
  expect((await inBucket()).length).toBe(before.length + 1);
  expect(await collectFiles({ ...lake.lake, now: Date.now() })).toBe(1);
  expect(await inBucket()).toEqual(before);
});

test('a lake on an older copy of the folder leaves what it never knew; what a client purged goes', async () => {
  const { path } = await stored('files', 'mais novo que a cópia');
  const older = openTestLake(bucket.env);
  const own = await assetsOf(() => older).stored('files', 'dela');
  const past = { ...older.lake, now: Date.now() + 2 * GRACE_MS };
  older.dataset.transactor.mutate({ mutations: [{ delete: { id: own._id, purge: true } }], caller: systemCaller });
  expect(await collectFiles(past)).toBe(1);
  expect(await status(path)).toBe(200);
  older.close();
});

test('a copied dataset has objects of its own, which go with it', async () => {
  const { path } = await stored('files', 'de todos');
  await lake.lake.datasets.copy('production', 'copy', { withHistory: true, withReleases: true });
  const copied = path.replace('/production/', '/copy/');
  expect(await (await get(copied)).text()).toBe('de todos');
  await lake.lake.datasets.remove('copy');
  expect([await status(copied), await inBucket('copy'), await status(path)]).toEqual([404, [], 200]);
});

test('a backup says where the files are, and misses none', async () => {
  await stored('images', await colour('#00aa00'));
  const { elsewhere } = lake.lake.originals;
  const room = mkdtempSync(join(tmpdir(), 'lake-backup-'));
  const target = join(room, 'one.tar.gz');
  const { manifest, missing } = await createBackup(lake.config.dataDir, target, { originals: elsewhere });
  expect([manifest.originals, missing]).toEqual(['s3://files/of/lake/', []]);
  expect(manifest.files.filter(({ path }) => /^(assets|fetched)/.test(path))).toEqual([]);
  expect(existsSync(join(lake.config.dataDir, 'fetched'))).toBe(true);
  rmSync(room, { recursive: true });
});
