/** The page `docs/faults.md` stays true: what it names exists, and every fault is shown by a test. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf, testsIn } from './named-tests.ts';
import { root } from './settings.ts';

const page = readFileSync(join(root, 'docs/faults.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| (?!fault|---)/.test(line));

it('names a test for each fault', () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => testsIn(row).every(([, name]) => name === undefined))).toEqual([]);
});

it('names tests that exist', () => {
  const missing = testsIn(page).filter(
    ([file, name]) => !existsSync(join(root, file)) || (name !== undefined && !sourceOf(file).includes(name)),
  );
  expect(missing).toEqual([]);
});
