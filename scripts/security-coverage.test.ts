/** `SECURITY.md` stays true: every threat names tests, and they exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const page = readFileSync(join(root, 'SECURITY.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.endsWith('| shown by |'));

/** What a row names: `file` › _name_. */
function testsIn(row: string): readonly (readonly [file: string, name: string])[] {
  return [...row.matchAll(/`([\w./-]+\.test\.tsx?)` › _(.+?)_(?=[; ])/g)].map(([, file = '', name = '']) => [
    file,
    name,
  ]);
}

/** As it stands in the source, whichever quotes the source uses. */
function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
}

it('names a test for every threat', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => testsIn(row).length === 0)).toEqual([]);
});

it('names tests that exist', () => {
  const named = rows.flatMap(testsIn);
  expect(named.length).toBe([...page.matchAll(/\.test\.tsx?` ›/g)].length);
  expect(named.filter(([file, name]) => !existsSync(join(root, file)) || !sourceOf(file).includes(name))).toEqual([]);
});

it('says how to report, and what is left open', () => {
  expect(page).toMatch(/^## Reporting$/m);
  expect(page).toMatch(/^## What is left open$/m);
});
