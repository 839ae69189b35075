import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFetchedFiles } from './fetched-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-fetched-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function* content(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new Uint8Array(600));
}

test('what was fetched takes no more of the disk than it may, and is fetched again', async () => {
  const fetched = createFetchedFiles(folder, 1000);
  const get = (place: string) => fetched.get(place, () => Promise.resolve(content()));
  for (const place of ['one/a.png', 'one/b.png', 'two/c.png']) await get(place);
  const onDisk = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(onDisk).toHaveLength(1);
  expect(await get('one/a.png')).toBe(join(folder, 'one/a.png'));
});

test('is fetched once; what breaks off leaves nothing', async () => {
  const fetched = createFetchedFiles(folder, 1000);
  let times = 0;
  const fetch = () => {
    times += 1;
    return Promise.resolve(content());
  };
  await fetched.get('a.png', fetch);
  await fetched.get('a.png', fetch);
  expect(times).toBe(1);
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield* content();
    throw new Error('cut off');
  }
  await expect(fetched.get('b.png', () => Promise.resolve(broken()))).rejects.toThrow('cut off');
  expect(readdirSync(folder)).toEqual(['a.png']);
});
