import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../e2e/free-port.ts';

const script = resolve(import.meta.dirname, '../test-crash.ts');

test('a lake that is killed while it writes keeps what it acknowledged, whole (short form of npm run test:crash)', async () => {
  const options = ['--rounds', '4', '--clients', '4', '--port', String(await freePort())];
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...options]);
  for (const place of ['folder', 'bucket']) {
    expect(stdout).toMatch(
      new RegExp(`${place}: 2 kills in \\d+ s: [1-9]\\d+ transactions acknowledged, [1-9]\\d* of them uploads`),
    );
  }
  expect(stdout.match(/listener resumed 2 times and was reset 0 times\./g)).toHaveLength(2);
  expect(stdout).toContain('Nothing acknowledged was lost');
});
