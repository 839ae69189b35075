/** New sections in a copy of the sources, looked at as every commit is: by Sanity's own tools, format, lint and types. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { generate } from './generate.ts';
import { createSection } from './new-section.ts';

const repository = resolve(import.meta.dirname, '..');
/** Titles by name: of one word, of several, and longer than a line. */
const TITLES = {
  aviso: 'Aviso',
  'opening-times': "Horários d'água",
  'what-people-say-about-the-clinic-in-their-own-words': 'O que dizem da clínica: "tudo", e o que diz ela: \\',
};
const folders = Object.keys(TITLES).map((name) => join('schemas/sections', name));

let copy: string;
let written: readonly string[];

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'new-section-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', listed, { cwd: repository, encoding: 'utf8' }).split('\0')) {
    if (file) cpSync(join(repository, file), join(copy, file));
  }
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  for (const [name, title] of Object.entries(TITLES)) await createSection(copy, { name, title });
  written = generate(copy, { check: false, registryOnly: false });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** How a tool of the copy ended, and all that it printed. */
function told(tool: string, ...args: readonly string[]): readonly [exitCode: number | null, output: string] {
  const run = spawnSync(join('node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8' });
  return [run.status, run.stdout + run.stderr];
}

test('Sanity’s own tools accept a new section: it may stand on a page and has types', () => {
  expect(written).toContain('content-types.ts');
  const types = readFileSync(join(copy, 'schemas/generated/content-types.ts'), 'utf8');
  expect(types).toMatch(/_type: "openingTimes";\s+anchorId: string \| null;\s+surface:/);
});

test('X7: a new section passes format, lint and types as made, however long its name and title', () => {
  expect(folders.map((folder) => readdirSync(join(copy, folder)).length)).toEqual([6, 6, 6]);
  const formatted = expect.stringContaining('All matched files use the correct format');
  expect(told('oxfmt', '--check', ...folders)).toEqual([0, formatted]);
  const clean = expect.stringContaining('Found 0 warnings and 0 errors');
  expect(told('oxlint', '--deny-warnings', ...folders)).toEqual([0, clean]);
  expect(told('tsc', '-p', '.')).toEqual([0, '']);
});
