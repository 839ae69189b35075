/** What keeps `npm run dev` from starting is told before anything is started. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../e2e/free-port.ts';
import { root } from './settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dev-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function startWith(port: number, env: Record<string, string> = {}): Promise<string> {
  const places = { PORT: String(port), LAKE_PORT: String(await freePort()), DATA_DIR: dataDir };
  const dev = spawn(process.execPath, [join(root, 'scripts/dev.ts')], { env: { ...process.env, ...places, ...env } });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => (said += String(text)));
  // One that starts all the same is not left behind.
  dev.stdout.once('data', () => dev.kill('SIGTERM'));
  await once(dev, 'close');
  return said;
}

test('a setting that the lake cannot use is named, and nothing waits for an edit', async () => {
  const said = await startWith(await freePort(), { LAKE_MAX_MUTATIONS: 'many' });
  expect(said).toMatch(/^[^\n]*LAKE_MAX_MUTATIONS[^\n]*\n$/);
});

test('the port that Studio would have is looked at, too', async () => {
  const port = await freePort();
  const taken = createServer().listen(port + 333);
  await once(taken, 'listening');
  const said = await startWith(port);
  taken.close();
  expect(said).toBe(`Port ${port + 333} is in use by another program. Stop it, or choose another: PORT=${port + 1}\n`);
});
