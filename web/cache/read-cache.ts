import type { CacheHandler } from 'next/cache';

/**
 * What `'use cache'` remembers: nothing. It stands around the one reader of content (web/content/read.ts) so that a page knows what
 * it was made of; the answers are the replica's, which has them at hand and knows when they change.
 */
const readCache: CacheHandler = {
  get: () => Promise.resolve(undefined),
  async set(_key, pendingEntry) {
    try {
      await (await pendingEntry).value.cancel();
    } catch {
      // A result that broke off: the page that asked for it has the error.
    }
  },
  refreshTags: () => Promise.resolve(),
  getExpiration: () => Promise.resolve(0),
  updateTags: () => Promise.resolve(),
};

export default readCache;
