import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
/** These have a command line of their own. */
const files = new Set(Object.values(scripts).map((script) => script.split(' ')[2] ?? ''));
for (const other of ['lake', 'sanity']) files.delete(other);

const run = (file: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts', file), ...args], { cwd: root, encoding: 'utf8' });

test.each([...files])('%s says how to use it, and knows its options', (file) => {
  const folder = existsSync(join(root, `bench/${file}.ts`)) ? 'bench' : 'scripts';
  const source = readFileSync(join(root, folder, `${file}.ts`), 'utf8');
  expect(source).toMatch(/^const USAGE = `Usage: npm (run|test|start)/m);
  expect(source).toContain('readCommandLine(USAGE, {');
  expect(source).not.toContain('process.argv');
});

test.each(['--help', '-h'])('%s prints how to use a command, and does nothing', (option) => {
  const { status, stdout, stderr } = run('generate.ts', option);
  expect(stdout).toMatch(/^Usage: npm run generate .*\n\n/);
  expect([status, stderr]).toEqual([0, '']);
});

test.each(['--chek', 'schemas'])('a command that does not know %s says so, and how to use it', (word) => {
  const { status, stdout, stderr } = run('generate.ts', word);
  expect(stderr.split('\n')[0]).toContain(`'${word}'`);
  expect(stderr).toContain('\n\nUsage: npm run generate');
  expect([status, stdout]).toEqual([1, '']);
});
