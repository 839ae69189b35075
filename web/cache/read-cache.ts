import { deserialize, serialize } from 'node:v8';
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js';
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js';
import { keyOf } from './keys.ts';
import { store } from './store.ts';
import { WORTH_SHARING } from './worth-sharing.ts';

/** As much as Next gives its own, in bytes. */
const MOST_BYTES = 50 * 1024 * 1024;
let own = createDefaultCacheHandler(MOST_BYTES);
// What was withdrawn would stay in memory until something newer needs the room.
(globalThis.forgetMade ??= new Set()).add(() => (own = createDefaultCacheHandler(MOST_BYTES)));

interface Stored extends Omit<CacheEntry, 'value'> {
  readonly value: Uint8Array<ArrayBuffer>;
}

/** Puts what another instance has read into the own memory, which then judges it as if it had been read here. */
async function takeOver(key: string): Promise<boolean> {
  const bytes = await store?.get(keyOf('read', key));
  if (!bytes) return false;
  const { value, ...entry }: Stored = deserialize(bytes);
  await own.set(key, Promise.resolve({ ...entry, value: new Blob([value]).stream() }));
  return true;
}

async function share(key: string): Promise<void> {
  if (!store) return;
  const entry = await own.get(key, []);
  if (!entry || entry.revalidate < WORTH_SHARING) return;
  const value = new Uint8Array(await new Response(entry.value).arrayBuffer());
  store.set(keyOf('read', key), serialize({ ...entry, value } satisfies Stored), entry.expire);
}

/**
 * Next's cache of `'use cache'` in memory, and behind it what other instances have read, if there are any. What is here
 * costs no question to anybody; only what is missing is looked for elsewhere.
 */
const readCache: CacheHandler = {
  async get(key, softTags) {
    const mine = await own.get(key, softTags);
    if (mine) return mine;
    return (await takeOver(key)) ? await own.get(key, softTags) : undefined;
  },
  async set(key, pending) {
    await own.set(key, pending);
    await share(key);
  },
  refreshTags: async () => await store?.ready,
  getExpiration: (tags) => own.getExpiration(tags),
  // Of this instance alone: Next calls it when a webhook's handler has returned. The handler tells the others before.
  updateTags: (tags, durations) => own.updateTags(tags, durations),
};

export default readCache;
