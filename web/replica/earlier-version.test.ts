/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { earlierAddresses, removeEarlier } from './earlier-version.ts';

it('takes over the addresses of an earlier version, and leaves none of its copies behind (R2, V9)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-'));
  expect(await earlierAddresses(folder)).toEqual({});
  writeFileSync(join(folder, 'addresses.json'), '{"/antes":"a"}');
  mkdirSync(join(folder, 'last-good'));
  writeFileSync(join(folder, 'last-good', 'HOME_QUERY.x.json'), 'Zulmira');
  expect(await earlierAddresses(folder)).toEqual({ '/antes': 'a' });
  await removeEarlier(folder);
  expect(['addresses.json', 'last-good'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});
