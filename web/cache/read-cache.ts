import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { CacheEntry, CacheHandler } from 'next/cache';
import { keyOf } from './shared-store.ts';
import { MAX_CACHE_BYTES, MIN_SHARED_SECONDS, store } from './store.ts';
import { areTagsExpired, expireTags, steadyNow, tagTimes } from './tag-times.ts';

/** A read with its result as bytes: a stream can be read only once. */
interface Read extends Omit<CacheEntry, 'value'> {
  readonly value: Uint8Array<ArrayBuffer>;
}

const reads = new LRUCache<string, Read>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ value }, key) => value.byteLength + key.length,
});
/** By key: who asks for what is being read waits for it. */
const pending = new Map<string, Promise<void>>();

// What was withdrawn would stay in memory until something newer needs the room.
(globalThis.clearRenderedCaches ??= new Set()).add(() => reads.clear());

/**
 * What `'use cache'` remembers: in memory, and behind it what other instances have read, if there are any. What is here costs
 * no question to anybody; only what is missing is looked for elsewhere.
 */
const readCache: CacheHandler = {
  async get(key) {
    await pending.get(key);
    const read = currentOf(reads.get(key)) ?? currentOf(await takeOver(key));
    return read && { ...read, value: streamOf(read.value) };
  },
  async set(key, pendingEntry) {
    const { promise, resolve } = Promise.withResolvers<void>();
    pending.set(key, promise);
    try {
      const { value, ...entry } = await pendingEntry;
      // What lives for no time is read anew whenever it is asked for.
      if (entry.expire === 0) return;
      const read: Read = { ...entry, value: new Uint8Array(await new Response(value).arrayBuffer()) };
      reads.set(key, read);
      if (currentOf(read) && read.revalidate >= MIN_SHARED_SECONDS) {
        store?.set(keyOf('read', key), serialize(read), read.expire);
      }
    } catch {
      // A result that broke off is not kept: the page that asked for it has the error.
    } finally {
      pending.delete(key);
      resolve();
    }
  },
  refreshTags: async () => await store?.ready,
  getExpiration: async (tags) => Math.max(0, ...tags.map((tag) => tagTimes().get(tag) ?? 0)),
  // Of this instance alone: Next calls it when a webhook's handler has returned. The handler tells the others before.
  updateTags: async (tags) => expireTags(tags),
};

export default readCache;

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Not what is due: nothing is served while it is read anew, or a page made of it would be old for as long again. */
function currentOf(read: Read | undefined): Read | undefined {
  if (!read || steadyNow() > read.timestamp + read.revalidate * 1000) return undefined;
  return areTagsExpired(read.tags, read.timestamp) ? undefined : read;
}

/** What another instance has read, judged as if it had been read here. */
async function takeOver(key: string): Promise<Read | undefined> {
  const bytes = await store?.get(keyOf('read', key));
  if (!bytes) return undefined;
  const read: Read = deserialize(bytes);
  reads.set(key, read);
  return read;
}
