/** What `npm run house` counts, shown by a small house of its own and by the real one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../settings.ts';
import { mutualParts, runsUp } from './floors.ts';
import { arrowsBetween, circles } from './imports.ts';
import { sourceFiles } from './source-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'house-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function house(files: Readonly<Record<string, string>>) {
  const checkout = mkdtempSync(join(folder, 'checkout-'));
  for (const name of ['bench', 'clinic', 'demo', 'lake', 'schemas', 'scripts', 'studio', 'web'])
    mkdirSync(join(checkout, name));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    writeFileSync(join(checkout, path), text);
  }
  return sourceFiles(checkout);
}
const between = (files: Readonly<Record<string, string>>) => arrowsBetween(house(files));

it('counts the lines of sources, not of tests, fixtures, declarations or what a program wrote', () => {
  const files = house({
    'web/a.ts': 'one\ntwo\n',
    'web/ui/b.tsx': 'one\ntwo\nthree',
    'web/a.test.ts': '',
    'web/a.fixture.ts': '',
    'web/svg-files.d.ts': '',
    'lake/query/testing.ts': '',
    'schemas/generated/sections.ts': '',
    'studio/dist/out.mjs': '',
    'web/.next/server.mjs': '',
    'web/ui/icons.svg': '',
  });
  expect(files.map(({ path, lines }) => [path, lines])).toEqual([
    ['web/a.ts', 2],
    ['web/ui/b.tsx', 3],
  ]);
});

it('finds every kind of import, and whether a program that runs knows it', () => {
  const files = {
    'web/a.ts': [
      `import { b } from './b.ts';`,
      `import type { C } from '#web/ui/c.ts';`,
      `import {\n  type D,\n  type E,\n} from './ui/d.ts';`,
      `import './effect.ts';`,
      `export * from './out.ts';`,
      `import { z } from 'zod';`,
      `const lazy = () => import('./lazy.ts');`,
    ].join('\n'),
    'web/b.ts': `import type { A } from './a.ts';\nexport { a } from './a.ts';`,
    ...Object.fromEntries(['ui/c', 'ui/d', 'effect', 'out', 'lazy'].map((name) => [`web/${name}.ts`, ''])),
  };
  expect(between(files).map(({ from, to, isType }) => `${from} ${isType ? 'type' : 'runs'} ${to}`)).toEqual([
    'web/a.ts runs web/b.ts',
    'web/a.ts type web/ui/c.ts',
    'web/a.ts type web/ui/d.ts',
    'web/a.ts runs web/effect.ts',
    'web/a.ts runs web/out.ts',
    'web/a.ts runs web/lazy.ts',
    'web/b.ts runs web/a.ts',
  ]);
});

it.each([
  ['web/ui/layout.tsx', 'web/content/read.ts'],
  ['web/content/read.ts', 'web/app/page.tsx'],
  ['schemas/sections/a.tsx', 'web/shell/b.tsx'],
  ['schemas/a.ts', 'studio/b.ts'],
  ['studio/a.ts', 'web/ui/layout.tsx'],
  ['lake/cli/serve.ts', 'demo/seed.ts'],
  ['lake/http.ts', 'web/server.ts'],
  ['web/content/read.ts', 'lake/http.ts'],
  ['web/server.ts', 'scripts/settings.ts'],
  ['studio/a.ts', 'lake/http.ts'],
  ['lake/browser/a.ts', 'lake/errors.ts'],
  ['lake/store/log.ts', 'lake/groq/groq.ts'],
  ['lake/events/hub.ts', 'lake/lake.ts'],
  ['lake/config/config.ts', 'lake/store/log.ts'],
])('%s → %s runs up', (from, to) => expect(runsUp({ from, to, isType: true })).toBe(true));

it.each([
  ['web/app/page.tsx', 'web/shell/b.tsx'],
  ['web/shell/b.tsx', 'schemas/queries.ts'],
  ['schemas/sections/a.tsx', 'web/ui/layout.tsx'],
  ['studio/a.ts', 'schemas/index.ts'],
  ['studio/a.ts', 'demo/documents.ts'],
  ['studio/a.ts', 'lake/browser/b.ts'],
  ['demo/seed.ts', 'lake/store/log.ts'],
  ['lake/routes/documents.ts', 'lake/lake.ts'],
  ['lake/groq/groq.ts', 'lake/store/log.ts'],
  ['lake/query/run-query.ts', 'lake/events/hub.ts'],
  ['scripts/start.ts', 'lake/config/config.ts'],
])('%s → %s does not', (from, to) => expect(runsUp({ from, to, isType: false })).toBe(false));

it('names files that reach each other, unless types alone close the circle', () => {
  const files = {
    'web/a.ts': `import { b } from './b.ts';`,
    'web/b.ts': `import { c } from './c.ts';`,
    'web/c.ts': `import { a } from './a.ts';`,
    'web/beside.ts': `import { a } from './a.ts';\nimport { other } from './other.ts';`,
    'web/other.ts': `import type { B } from './beside.ts';`,
  };
  expect(circles(between(files))).toEqual([['web/a.ts', 'web/b.ts', 'web/c.ts']]);
});

it('names two folders that import each other through different files', () => {
  const files = {
    'web/content/a.ts': `import { b } from '../shell/b.ts';`,
    'web/content/c.ts': '',
    'web/shell/b.ts': '',
    'web/shell/d.ts': `import type { C } from '../content/c.ts';`,
    'web/ui/e.ts': '',
    'web/server.ts': `import './ui/e.ts';`,
  };
  expect(mutualParts(between(files))).toEqual(['web/content and web/shell']);
});

it('finds the imports of the real house', () => {
  const arrows = arrowsBetween(sourceFiles(root));
  expect(arrows).toContainEqual({ from: 'scripts/house.ts', to: 'scripts/house/floors.ts', isType: false });
  expect(arrows).toContainEqual({ from: 'scripts/house/floors.ts', to: 'scripts/house/imports.ts', isType: true });
  expect(new Set(arrows.map(({ from }) => from)).size).toBeGreaterThan(700);
});

it('has no file of more than 300 lines', () => {
  expect(sourceFiles(root).filter(({ lines }) => lines > 300)).toEqual([]);
});

it('has no circle of imports', () => {
  expect(circles(arrowsBetween(sourceFiles(root)))).toEqual([]);
});

it('has no import that runs up a floor', () => {
  const up = arrowsBetween(sourceFiles(root)).filter(runsUp);
  expect(up.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

it('has no two parts that import each other', () => {
  expect(mutualParts(arrowsBetween(sourceFiles(root)))).toEqual([]);
});
