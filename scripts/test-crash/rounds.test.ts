import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const script = resolve(import.meta.dirname, '../test-crash.ts');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

test('a lake that is killed while it writes keeps what it acknowledged, whole (short form of npm run test:crash)', async () => {
  const options = ['--rounds', '3', '--clients', '4', '--port', String(await freePort())];
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...options]);
  expect(stdout).toMatch(/3 kills in \d+ s: [1-9]\d+ transactions acknowledged/);
  expect(stdout).toContain('listener resumed 3 times and was reset 0 times.');
  expect(stdout).toContain('Nothing acknowledged was lost');
});
