import { once } from 'node:events';
import { createServer } from 'node:net';
import { crashRounds } from './rounds.ts';

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
  const summary = await crashRounds({ rounds: 3, clients: 4, port: await freePort() });
  expect(summary.findings).toEqual([]);
  expect(summary.acknowledged).toBeGreaterThan(20);
  expect(summary.stored).toBeGreaterThanOrEqual(summary.acknowledged);
  expect(summary).toMatchObject({ resumed: 3, resets: 0 });
}, 60_000);
