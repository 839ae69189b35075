import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../e2e/free-port.ts';

const script = resolve(import.meta.dirname, '../test-crash.ts');

test('a lake that is killed while it writes keeps what it acknowledged, whole (short form of npm run test:crash)', async () => {
  const options = ['--rounds', '3', '--clients', '4', '--port', String(await freePort())];
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...options]);
  expect(stdout).toMatch(/3 kills in \d+ s: [1-9]\d+ transactions acknowledged/);
  expect(stdout).toContain('listener resumed 3 times and was reset 0 times.');
  expect(stdout).toContain('Nothing acknowledged was lost');
});
