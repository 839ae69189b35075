/** The page `docs/upstream.md` stays true: every private part of a library has a row, and what a row names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf, testsIn } from '../named-tests.ts';
import { root } from '../settings.ts';
import { privateParts, signsOf } from './private-parts.ts';
import { sourceFiles } from './source-files.ts';

const page = readFileSync(join(root, 'docs/upstream.md'), 'utf8');
const parts = privateParts(page);
const named = new Set(parts.flatMap(({ files }) => files));
/** But for the file that says what such places look like. */
const files = sourceFiles(root).filter(({ path }) => path !== 'scripts/house/private-parts.ts');
const signs = signsOf(root, files);
const signsIn = (text: string) => signsOf(root, [{ path: 'a.ts', text, lines: 1 }]).get('a.ts') ?? [];

it('has a row for every place in the code that leans on what a library does not promise', () => {
  // Fewer is better; none at all would mean that the search finds nothing.
  expect(signs.size).toBeGreaterThan(10);
  expect([...signs].filter(([path]) => !named.has(path))).toEqual([]);
});

it.each([
  [`import { a } from 'next/dist/server/a.js';`, 'path below dist/'],
  [`const a = require('next/dist/server/a.js');`, 'path below dist/'],
  [`readFileSync(join(folder, '../dist/bundle/index.js'), 'utf8');`, 'file that is not exported'],
  [`import { a } from '@sanity/schema/_internal';`, 'entry for internal use'],
  [`store.unstable_observeDocuments(ids);`, 'name that begins with unstable_'],
  [`import { parse } from 'groq-js';`, 'syntax tree of groq-js, whose types are missing'],
  [`import {\n  set,\n  useFormCallbacks,\n} from 'sanity';`, 'sanity useFormCallbacks'],
  [`import { a, type Mutation } from '@sanity/mutator';`, '@sanity/mutator Mutation'],
])('sees in %j: %s', (text, sign) => expect(signsIn(text)).toEqual([sign]));

it('takes nothing public for private', () => {
  expect(signsIn(`import { set, unset } from 'sanity';\nimport { evaluate } from './dist/a.ts';`)).toEqual([]);
});

it('names files and tests that exist', () => {
  expect([...named].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const tests = parts.flatMap(({ shownBy }) => testsIn(`${shownBy} `));
  expect(tests.filter(([file]) => !existsSync(join(root, file)))).toEqual([]);
  expect(tests.filter(([file, name]) => name !== undefined && !sourceOf(file).includes(name))).toEqual([]);
});

it('says of every row where it is and which test shows it', () => {
  expect(parts.length).toBeGreaterThan(30);
  expect(parts.filter(({ files, shownBy }) => files.length === 0 || testsIn(`${shownBy} `).length === 0)).toEqual([]);
});
