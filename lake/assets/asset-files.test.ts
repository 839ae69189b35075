import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAssetName, writeWhole } from './asset-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is written whole, into folders that are made for it', async () => {
  const path = join(folder, 'a', 'b', 'c.bin');
  await writeWhole(path, Buffer.from('Olá'));
  expect(readFileSync(path, 'utf8')).toBe('Olá');
  expect(readdirSync(join(folder, 'a', 'b'))).toEqual(['c.bin']);
});

test('a write that fails leaves nothing behind', async () => {
  const path = join(folder, 'taken');
  mkdirSync(join(path, 'full'), { recursive: true });
  await expect(writeWhole(path, Buffer.from('x'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(readdirSync(folder)).toEqual(['taken']);
});

test.each(['../../accounts.db', `${'a'.repeat(40)}.db/..`, `${'a'.repeat(40)}.bin\n`, 'x.bin'])(
  'no path hides in the name of a file: %j',
  (name) => expect(isAssetName('file', name)).toBe(false),
);
