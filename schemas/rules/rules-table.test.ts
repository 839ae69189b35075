/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BREACH_CHECKS } from './breach-checks.ts';

const root = resolve(import.meta.dirname, '../..');
const table = readFileSync(join(root, 'docs/rules.md'), 'utf8');
const rows = [
  ...table.matchAll(/^\| ([A-Z]?\d[\d.]*) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm),
].map(([, id = '', source = '', sure = '', level = '', file = '', testFile = '']) => ({
  id,
  source,
  sure,
  level,
  file: file.replaceAll('`', ''),
  testFile: testFile.replaceAll('`', ''),
}));

const ids = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
/** What councils and law ask, by their ids; whoever adds a rule adds it here and to the table. */
const ALL = [...ids('M', 25), ...ids('E', 7), ...ids('P', 10), ...ids('L', 14), ...ids('A', 4), '4.5', '4.8', '4.9'];
/** Duties of whoever runs the server: no software can show them. */
const NOT_SOFTWARE = ['L10'];

const ID_LIST = String.raw`((?:[A-Z]\d+|\d\.\d)(?:, (?:[A-Z]\d+|\d\.\d))*)`;
/** Names of tests that hold ids: `'M1: …'`, `… (M1, P1)'`, or a row of a table, `['M12', …`. */
const NAMES = new RegExp(`'${ID_LIST}: |\\(${ID_LIST}\\)'|\\[\\s*'${ID_LIST}',`, 'g');

function namesRule(testFile: string, id: string): boolean {
  const names = [...readFileSync(join(root, testFile), 'utf8').matchAll(NAMES)];
  return names.some(([, before, after, row]) => (before ?? after ?? row ?? '').split(', ').includes(id));
}

test('the table has every rule once, with its source', () => {
  expect(rows.map(({ id }) => id)).toEqual(ALL);
  expect(rows.filter(({ source }) => source.length < 4)).toEqual([]);
});

const SURE = ['read', 'second hand', 'memory', 'own'];
const single = [...table.matchAll(/^\| `(\w+)` \| `([\w-]+\.ts)` \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, rule = '', file = '', , level = '', , sure = '']) => ({ rule, file, level, sure }),
);

/** What validation calls: the functions that judge a value, by their names. */
const RULE =
  /^export (?:async )?function (\w+(?:Problem|Hint)|careful\w+|psychologyLanguage|intervalsInOrder|unlikelyAmount)\(/gm;

test('R: each rule of the folder has one row, with its level and how sure it is', () => {
  const folder = import.meta.dirname;
  const rules = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !/\.test\.|^breach/.test(name))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(RULE)].map(([, rule]) => `${file} ${rule}`),
    );
  expect(single.map(({ file, rule }) => `${file} ${rule}`).toSorted()).toEqual(rules.toSorted());
  expect([...rows, ...single].filter(({ sure }) => !SURE.includes(sure))).toEqual([]);
  expect(single.filter(({ level }) => !/^(E|W|hint)\b/.test(level))).toEqual([]);
});

test.each(rows.filter(({ id }) => !NOT_SOFTWARE.includes(id)))('$id has a test that names it', ({ id, testFile }) => {
  expect(existsSync(join(root, testFile))).toBe(true);
  expect(namesRule(testFile, id)).toBe(true);
});

test.each(rows.filter(({ file }) => file !== '—'))('$id is said in $file, which names its source', ({ file }) => {
  const text = readFileSync(join(root, 'schemas/rules', file), 'utf8');
  expect(text).toMatch(/CFM|CFP|LGPD|ANPD|NBR|CDC|RFB|Lei |protocol/);
});

test('whatever the site withholds is in the table, as withheld or reported', () => {
  for (const rule of new Set(BREACH_CHECKS.map((check) => check.rule))) {
    expect(table).toMatch(new RegExp(`^\\| ${rule.replace('.', '\\.')} \\|.*(withheld|reported).*$`, 'm'));
  }
});
