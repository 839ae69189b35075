/** The page `docs/spec-coverage.md` stays true: every row is there, and what it names exists and carries the row's id. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type NamedTest, sourceOf, testsIn } from './named-tests.ts';

const root = resolve(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');

interface Row {
  readonly id: string;
  readonly text: string;
  readonly tests: readonly NamedTest[];
}

const rows: readonly Row[] = page.split('\n').flatMap((text) => {
  const id = /^\| ([RSBEL]\d+) /.exec(text)?.[1];
  if (!id) return [];
  return { id, text, tests: testsIn(text) };
});

const count = (letter: string, most: number) => Array.from({ length: most }, (_, index) => `${letter}${index + 1}`);

/** The ids in brackets at the end of a test's name. */
function idsAfter(name: string, source: string): readonly string[] {
  const [, behind = ''] = source.split(name);
  return /^ \(([^)\n]+)\)/.exec(behind)?.[1]?.split(', ') ?? [];
}

it('has every row of the specification, in its order', () => {
  expect(rows.map(({ id }) => id)).toEqual([
    ...count('R', 10),
    ...count('S', 5),
    ...count('B', 10),
    ...count('E', 6),
    ...count('L', 4),
  ]);
});

it('names tests that exist', () => {
  const tests = testsIn(page);
  expect(tests.length).toBeGreaterThan(90);
  expect(tests.filter(([file]) => !existsSync(join(root, file)))).toEqual([]);
  expect(tests.filter(([file, name]) => name !== undefined && !sourceOf(file).includes(name))).toEqual([]);
});

it('gives every row a test that carries its id', () => {
  const carries = ({ id, tests }: Row) =>
    tests.some(([file, name]) => name !== undefined && idsAfter(name, sourceOf(file)).includes(id));
  expect(rows.filter((row) => !carries(row)).map(({ id }) => id)).toEqual([]);
});

it('shows a picture of every error', () => {
  const pictures = rows
    .filter(({ id }) => id.startsWith('E'))
    .map(({ id, text }) => [id, /\(images\/([\w-]+\.png)\)/.exec(text)?.[1] ?? ''] as const);
  expect(pictures.filter(([, file]) => file === '' || !existsSync(join(root, 'docs/images', file)))).toEqual([]);
});
