import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRedisStore } from './redis-store.ts';
import { tagTimes, takeTagTimes } from './tag-times.ts';

function buildId(): string {
  const folder = join(import.meta.dirname, '..', process.env.SITE_DIST_DIR || '.next');
  return readFileSync(join(folder, 'BUILD_ID'), 'utf8').trim();
}

/**
 * The one store of this process, in the Redis of REDIS_URL. Both caches import it, and next.config.ts names them only
 * where there is one.
 */
export const store = (globalThis.sharedStore ??= openRedisStore({
  url: process.env.REDIS_URL ?? '',
  buildId: buildId(),
  onExpired: takeTagTimes,
  expired: tagTimes,
}));
