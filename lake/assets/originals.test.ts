import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { readFileSettings } from '../config/file-settings.ts';
import { openOriginals } from './originals.ts';
import { openTestBucket } from './testing-bucket.ts';
import type { Original, Originals } from './originals.ts';
import type { TestBucket } from './testing-bucket.ts';

let bucket: TestBucket;
let dataDir: string;
beforeAll(async () => {
  bucket = await openTestBucket();
});
afterAll(() => bucket.close());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lake-originals-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

const HASH = '0123456789'.repeat(4);
const open = (env: Readonly<Record<string, string>>) => openOriginals({ dataDir, files: readFileSettings(env) });

async function keep(originals: Originals, original: Original, content: string): Promise<void> {
  const path = join(dataDir, 'sent.part');
  writeFileSync(path, content);
  await originals.keep(original, path);
}

const listed = async (originals: Originals, dataset: string) => {
  const names: string[] = [];
  for (const kind of ['image', 'file'] as const)
    for await (const { name } of originals.list(kind, dataset)) names.push(name);
  return names;
};

describe.each([
  ['a folder', () => ({})],
  ['a bucket', () => bucket.env],
])('originals in %s', (_, env) => {
  let originals: Originals;
  beforeEach(() => {
    originals = open(env());
  });
  afterEach(async () => {
    for (const dataset of ['one', 'two']) await originals.removeAll(dataset);
  });
  const file = { kind: 'file', dataset: 'one', name: `${HASH}.txt` } as const;
  const image = { kind: 'image', dataset: 'one', name: `${HASH}-1x1.png` } as const;

  test('come back as they went, in parts, and from the disk', async () => {
    expect(await originals.has(file)).toBe(false);
    expect([await originals.open(file), await originals.local(image)]).toEqual([undefined, undefined]);
    for (const original of [file, image]) {
      await keep(originals, original, 'conteúdo');
      expect(await originals.has(original)).toBe(true);
      const found = await originals.open(original);
      expect(found?.size).toBe(9);
      expect(await new Response(await found?.read(3, 6)).text()).toBe('teú');
      expect(await originals.local(original)).toContain(original.name);
    }
    expect(readdirSync(dataDir)).not.toContain('sent.part');
  });

  test('are listed, removed, and copied and removed with their dataset', async () => {
    for (const original of [file, image]) await keep(originals, original, 'x');
    await originals.copyAll('one', 'two');
    expect(await listed(originals, 'two')).toEqual([image.name, file.name]);
    expect([await originals.remove(file), await originals.remove(file)]).toEqual([true, false]);
    expect([await listed(originals, 'one'), await originals.open(file)]).toEqual([[image.name], undefined]);
    await originals.removeAll('one');
    expect(await originals.local(image)).toBeUndefined();
    expect(await listed(originals, 'two')).toHaveLength(2);
  });
});

test('what a folder has is carried over into a bucket, once', async () => {
  const file = { kind: 'file', dataset: 'one', name: `${HASH}.txt` } as const;
  await keep(open({}), file, 'de antes');
  const originals = open(bucket.env);
  await originals.prepare();
  await originals.prepare();
  expect(await open({}).has(file)).toBe(false);
  const found = await originals.open(file);
  expect(await new Response(await found?.read(0, 7)).text()).toBe('de antes');
});

test('a bucket that cannot be used is told as such, and may be tried again', async () => {
  const originals = open({ ...bucket.env, LAKE_FILES: 's3://another' });
  const file = { kind: 'file', dataset: 'one', name: `${HASH}.txt` } as const;
  await expect(keep(originals, file, 'x')).rejects.toMatchObject({ status: 503, options: { retryAfter: 5 } });
});

test('a picture that was fetched is there without the bucket', async () => {
  const image = { kind: 'image', dataset: 'four', name: `${HASH}-1x1.png` } as const;
  await keep(open(bucket.env), image, 'x');
  const alone = open({ ...bucket.env, LAKE_FILES: 's3://another' });
  expect(await alone.local(image)).toContain(image.name);
  await expect(alone.copyAll('four', 'five')).rejects.toMatchObject({ status: 503 });
});

test('a picture that is removed while it is fetched does not stay on the disk', async () => {
  const image = { kind: 'image', dataset: 'six', name: `${HASH}-1x1.png` } as const;
  await keep(open(bucket.env), image, 'x'.repeat(20_000_000));
  rmSync(join(dataDir, 'fetched'), { recursive: true });
  const originals = open(bucket.env);
  const fetching = originals.local(image);
  await originals.inTurn(image, () => originals.remove(image));
  await fetching;
  expect(
    readdirSync(join(dataDir, 'fetched'), { recursive: true }).filter((path) => /png|part/.test(String(path))),
  ).toEqual([]);
});

test('the copy of a picture goes from the disk though the bucket is away', async () => {
  const image = { kind: 'image', dataset: 'eight', name: `${HASH}-1x1.png` } as const;
  await keep(open(bucket.env), image, 'x');
  const away = open({ ...bucket.env, LAKE_FILES: 's3://another' });
  await expect(away.remove(image)).rejects.toMatchObject({ status: 503 });
  expect(readdirSync(join(dataDir, 'fetched'), { recursive: true }).filter((path) => /png/.test(String(path)))).toEqual(
    [],
  );
});

test('a start says that the bucket cannot be used, and does not begin while files wait to go there', async () => {
  const told: unknown[] = [];
  const env = { ...bucket.env, LAKE_FILES: 's3://another' };
  const originals = openOriginals({ dataDir, files: readFileSettings(env) }, (...report) => told.push(...report));
  await originals.prepare();
  expect(told).toEqual([expect.stringContaining('bucket'), expect.objectContaining(NAMED)]);
  expect(originals.isReachable()).toBe(false);
  await keep(open({}), { kind: 'file', dataset: 'one', name: `${HASH}.txt` }, 'de antes');
  await expect(originals.prepare()).rejects.toMatchObject(NAMED);
});

const NAMED: object = { message: expect.stringMatching(/s3:\/\/another .*NoSuchBucket/) };

test('whether the bucket is there is looked at again when somebody asks', async () => {
  const server = await openTestBucket();
  const originals = open(server.env);
  await originals.prepare();
  expect(originals.isReachable()).toBe(true);
  await server.close();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  while (originals.isReachable()) await setImmediate();
  expect(originals.isReachable()).toBe(false);
});

test("what else lies in the bucket is nobody's file", async () => {
  const originals = open(bucket.env);
  await keep(originals, { kind: 'file', dataset: 'seven', name: 'notes.txt' }, 'x');
  expect(await listed(originals, 'seven')).toEqual([]);
});

test.each([
  ['LAKE_FILES', { LAKE_FILES: '/mnt/files' }],
  ['LAKE_FILES', { LAKE_FILES: 's3://' }],
  ['LAKE_S3_ENDPOINT', { LAKE_FILES: 's3://files', LAKE_S3_ENDPOINT: 'localhost:9000' }],
  ['LAKE_SIGNED_FILES', { LAKE_SIGNED_FILES: 'yes' }],
  ['LAKE_S3_CACHE_MB', { LAKE_FILES: 's3://files', LAKE_S3_CACHE_MB: '100' }],
  ['LAKE_MAX_FILE_MB', { LAKE_MAX_FILE_MB: '6000' }],
])('%s is named when it cannot be used (%#)', (name, env) => {
  expect(() => readFileSettings(env)).toThrow(name);
});
