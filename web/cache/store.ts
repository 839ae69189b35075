import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedStore } from './shared-store.ts';
import { tagTimes, takeTagTimes } from './tag-times.ts';

/** Bytes of pages, and as many of reads, that an instance has in its own memory. */
export const MAX_CACHE_BYTES = 50 * 1024 * 1024;

/**
 * Seconds until the next reading, from which on it is worth telling others. What is read again sooner is a copy from
 * better times, made while the lake was away (`recovering` in next.config.ts): others may reach it.
 */
export const MIN_SHARED_SECONDS = 60;

/** The one store of this process, in the Redis of REDIS_URL; undefined for an instance on its own. */
export const store: SharedStore | undefined = process.env.REDIS_URL
  ? (globalThis.sharedStore ??= await openStore(process.env.REDIS_URL))
  : undefined;

async function openStore(url: string): Promise<SharedStore> {
  // An instance on its own starts without Redis' client.
  const { openRedisStore } = await import('./redis-store.ts');
  return openRedisStore({ url, buildId: buildId(), onExpired: takeTagTimes, expired: tagTimes });
}

function buildId(): string {
  const folder = join(import.meta.dirname, '..', process.env.SITE_DIST_DIR || '.next');
  return readFileSync(join(folder, 'BUILD_ID'), 'utf8').trim();
}
