import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFiles } from './hash-files.ts';

const base = mkdtempSync(join(tmpdir(), 'hash-files-'));
beforeAll(() => {
  mkdirSync(join(base, 'web/app'), { recursive: true });
  writeFileSync(join(base, 'web/app/page.tsx'), 'one');
  writeFileSync(join(base, 'next.config.ts'), 'config');
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const hash = () => hashFiles(base, ['web', 'next.config.ts', 'missing']);

it('is the same for the same files', async () => {
  expect(await hash()).toBe(await hash());
});

it('changes with the content, the name and the number of files', async () => {
  const seen = new Set([await hash()]);
  writeFileSync(join(base, 'web/app/page.tsx'), 'two');
  seen.add(await hash());
  writeFileSync(join(base, 'web/app/other.tsx'), '');
  seen.add(await hash());
  writeFileSync(join(base, 'next.config.ts'), 'other');
  seen.add(await hash());
  expect(seen.size).toBe(4);
});

it('does not see tests, nor what builds and tools write', async () => {
  const before = await hash();
  for (const folder of ['web/.next', 'web/node_modules/x', 'web/public/studio']) {
    mkdirSync(join(base, folder), { recursive: true });
    writeFileSync(join(base, folder, 'result.js'), String(Math.random()));
  }
  writeFileSync(join(base, 'web/next-env.d.ts'), '');
  writeFileSync(join(base, 'web/app/page.test.tsx'), '');
  expect(await hash()).toBe(before);
});
