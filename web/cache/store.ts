import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedStore } from './shared-store.ts';
import { tagTimes, takeTagTimes } from './tag-times.ts';

function buildId(): string {
  const folder = join(import.meta.dirname, '..', process.env.SITE_DIST_DIR || '.next');
  return readFileSync(join(folder, 'BUILD_ID'), 'utf8').trim();
}

async function openStore(url: string): Promise<SharedStore> {
  // An instance on its own starts without Redis' client.
  const { openRedisStore } = await import('./redis-store.ts');
  return openRedisStore({ url, buildId: buildId(), onExpired: takeTagTimes, expired: tagTimes });
}

/** The one store of this process, in the Redis of REDIS_URL; undefined for an instance on its own. */
export const store: SharedStore | undefined = process.env.REDIS_URL
  ? (globalThis.sharedStore ??= await openStore(process.env.REDIS_URL))
  : undefined;
