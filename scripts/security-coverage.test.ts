/** `SECURITY.md` stays true: every threat names tests, and they exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf, testsIn } from './named-tests.ts';
import { root } from './settings.ts';

const page = readFileSync(join(root, 'SECURITY.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.endsWith('| shown by |'));

it('names a test for every threat', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !testsIn(row).some(([, name]) => name))).toEqual([]);
});

it('names tests that exist', () => {
  const named = rows.flatMap(testsIn);
  expect(named.length).toBe([...page.matchAll(/\.test\.tsx?`/g)].length - 1);
  expect(named.filter(([file]) => !existsSync(join(root, file)))).toEqual([]);
  expect(named.filter(([file, name]) => name === undefined || !sourceOf(file).includes(name))).toEqual([]);
});

it('says how to report, and what is left open', () => {
  expect(page).toMatch(/^## Reporting$/m);
  expect(page).toMatch(/^## What is left open$/m);
});
