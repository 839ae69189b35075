/** The folder rules of docs/architecture.md are lint rules; this shows that each of them bites, and only where it should. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));

beforeAll(() => {
  const config: Record<string, unknown> = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  // Type-aware rules need a project around the file; the boundaries do not.
  delete config.options;
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function complaintsAbout(file: string, specifier: string, name = 'thing'): boolean {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { ${name} } from '${specifier}';\nexport const other = ${name};\n`);
  const lint = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--disable-nested-config', '-f', 'unix', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (lint.stderr) throw new Error(lint.stderr);
  return lint.stdout.includes('no-restricted-imports');
}

it.each([
  ['web/a.tsx', '#schemas/sections/banner/banner.schema.ts'],
  ['web/a.tsx', '#schemas/index.ts'],
  ['web/a.tsx', '#lake/http.ts'],
  ['web/a.tsx', '#demo/people.ts'],
  ['web/content/b.ts', '../../lake/http.ts'],
  ['web/a.tsx', 'sanity'],
  ['web/ui/a.tsx', '../content/read.ts'],
  ['web/ui/formats/a.ts', '../../shell/a.ts'],
  ['web/ui/a.tsx', '../live/a.ts'],
  ['web/live/a.tsx', '../content/read.ts'],
  ['web/live/a.tsx', '#schemas/queries.ts'],
  ['web/live/a.tsx', '#web/shell/a.ts'],
  ['schemas/sections/banner/banner.tsx', '#web/shell/a.ts'],
  ['studio/a.ts', '#web/ui/tokens.ts'],
  ['studio/a.ts', '#schemas/documents/page.schema.ts'],
  ['studio/a.ts', '#lake/http.ts'],
  ['studio/a.ts', '../lake/http.ts'],
  ['studio/a.ts', '../lake/store/types.ts'],
  ['lake/a.ts', '#web/ui/tokens.ts'],
  ['lake/store/a.ts', '#schemas/queries.ts'],
  ['lake/a.ts', 'next'],
  ['schemas/sections/banner/banner.query.ts', './banner.schema.ts'],
  ['schemas/sections/banner/banner.tsx', './banner.schema.ts'],
  ['schemas/sections/banner/banner.tsx', '../../index.ts'],
  ['schemas/sections/banner/banner.query.ts', 'react'],
])('%s may not import %s', (file, specifier) => {
  expect(complaintsAbout(file, specifier)).toBe(true);
});

it.each([
  ['web/a.tsx', '#schemas/queries.ts'],
  ['web/a.tsx', '#schemas/generated/sections.ts'],
  ['web/live/a.tsx', '../ui/tokens.ts'],
  ['web/ui/formats/a.ts', '../edit-mark.ts'],
  ['web/ui/a.tsx', './formats/hours.ts'],
  ['schemas/sections/banner/banner.tsx', '#web/live/a.ts'],
  ['studio/a.ts', '#schemas/index.ts'],
  ['studio/a.ts', 'sanity'],
  ['studio/a.ts', '../lake/browser/lake-fetch.ts'],
  ['demo/a.ts', '#schemas/sections/banner/banner.fixture.ts'],
  ['lake/a.ts', './store/types.ts'],
  ['schemas/sections/banner/banner.tsx', '../index.ts'],
  ['schemas/sections/banner/banner.tsx', '#web/ui/heading.tsx'],
  ['schemas/sections/banner/banner.query.ts', '../../objects/link.query.ts'],
])('%s may import %s', (file, specifier) => {
  expect(complaintsAbout(file, specifier)).toBe(false);
});

describe('N1: one door to GROQ', () => {
  it.each(['evaluate', 'evaluateSync'])('nothing but the evaluator imports %s', (name) => {
    for (const file of ['lake/a.ts', 'lake/groq/a.ts', 'lake/query/plan/a.ts']) {
      expect(complaintsAbout(file, 'groq-js', name)).toBe(true);
    }
    expect(complaintsAbout('lake/groq/evaluator.ts', 'groq-js', name)).toBe(false);
    expect(complaintsAbout('lake/groq/parse.ts', 'groq-js', 'parse')).toBe(false);
  });
});
