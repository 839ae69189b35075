import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { eventually } from '../e2e/eventually.ts';
import { freePort } from '../e2e/free-port.ts';
import { openRedisStore } from '../web/cache/redis-store.ts';
import { startRedis } from './redis.ts';
import { root } from './settings.ts';
import { isCacheKept } from './shared-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'shared-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('is kept while an instance of the same build runs, not for another build, and not without Redis', async () => {
  process.env.SITE_DIST_DIR = relative(join(root, 'web'), folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'BUILD_ID'), 'this-build\n');
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  expect(await isCacheKept(url)).toBe(false);
  const redis = startRedis(port);
  const open = (buildId: string) =>
    openRedisStore({ url, buildId, onExpired: () => {}, expired: () => new Map(), log: { warn() {}, error() {} } });
  const other = open('another-build');
  await other.ready;
  expect(await isCacheKept(url)).toBe(false);
  const same = open('this-build');
  await eventually(() => isCacheKept(url), true);
  for (const store of [same, other]) store.close();
  const gone = once(redis, 'exit');
  redis.kill();
  await gone;
  delete process.env.SITE_DIST_DIR;
});
