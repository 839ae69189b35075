import { createRequire } from 'node:module';
import { deserialize, serialize } from 'node:v8';
import type NextFileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { purgeFront } from '../content/purge-front.ts';
import { ALL_CONTENT } from '../content/tags.ts';
import { keyOf } from './keys.ts';
import { store } from './store.ts';
import { WORTH_SHARING } from './worth-sharing.ts';

// Node takes the default export of such a file for the whole module.
const require = createRequire(import.meta.url);
const {
  default: FileSystemCache,
}: { default: typeof NextFileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

type Own = NextFileSystemCache;

/** Pages with words of visitors in their address (web/proxy.ts): as many as anybody cares to invent, so none is kept. */
const UNKEPT = '/profissional/search/';

/** Next's own limit, in bytes; it is the first to ask for this memory or gets what Next has asked for. */
const memory = getMemoryCache(50 * 1024 * 1024);
/**
 * When the rendering of a page began, in milliseconds since the epoch. A page is as old as that: dated by its end, as Next
 * does, one that was being rendered while something was published would be old content that looks new.
 */
const rendering = new Map<string, number>();
/** More than are ever rendered at once: those that failed, or were looked for and never made, stay behind. */
const MOST_RENDERING = 1_000;
/** What is older has failed: milliseconds. */
const LONGEST_RENDERING = 30_000;
/** Seconds; as long as content may be shown at all. */
const A_DAY = 24 * 60 * 60;

/** Pages that were made since the start, here or by another instance; any other comes with the build. */
const made = new WeakSet<object>();

// What was withdrawn would stay in memory until something newer needs the room.
(globalThis.forgetMade ??= new Set()).add(() => {
  for (const key of [...memory].map(([name]) => name)) memory.remove(key);
});

/**
 * Milliseconds since the epoch, by the clock that Next compares with: it goes on evenly when somebody sets the machine's.
 * By that one a page rendered while it was ahead would be new until it is reached again, whatever is published.
 */
const now = () => performance.timeOrigin + performance.now();

/** Whether a copy is fresh enough not to look for a newer one. */
function isDue({ lastModified, cacheControl }: CacheHandlerValue): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1000 < now();
}

/** The build's own copy of a page that shows content. What was published since it was built is not in it. */
function isOutOfTheBuild({ value }: CacheHandlerValue): boolean {
  return value !== null && !made.has(value) && tagsOf(value).includes(ALL_CONTENT);
}

function tagsOf(value: CacheHandlerValue['value']): readonly string[] {
  const tags = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}

function isExpired({ value, lastModified }: CacheHandlerValue): boolean {
  return areTagsExpired([...tagsOf(value)], lastModified);
}

/**
 * Next's cache of rendered pages in memory, and behind it what other instances have rendered, if there are any. A page
 * that is here and fresh costs no question to anybody.
 *
 * Of the build below it only what shows no content is given: a process that starts anew would show what was published,
 * and who was listed, when it was built. Such pages are made again, from what the lake says or from the last good copies.
 */
export default class PageCache extends FileSystemCache {
  override async get(...[key, context]: Parameters<Own['get']>): Promise<CacheHandlerValue | null> {
    if (key.includes(UNKEPT)) return null;
    // Without knowing what has expired, the build's own pages would look fresh.
    await store?.ready;
    const mine = await this.#own(key, context);
    const kind: string = context.kind;
    if ((mine && !isDue(mine)) || kind === 'FETCH') return mine;
    const theirs = await fromOthers(key);
    if (theirs && theirs.lastModified > (mine?.lastModified ?? 0)) {
      // With the moment of its rendering, which decides whether it has expired; `set` would write the present one.
      if (theirs.value) made.add(theirs.value);
      memory.set(key, theirs);
      const taken = await super.get(key, context);
      if (taken && !isDue(taken)) return taken;
    }
    // What is not there, or is due, Next renders now.
    if (rendering.size >= MOST_RENDERING) rendering.clear();
    const begun = now();
    if ((rendering.get(key) ?? 0) < begun - LONGEST_RENDERING) rendering.set(key, begun);
    return mine;
  }

  async #own(...[key, context]: Parameters<Own['get']>): Promise<CacheHandlerValue | null> {
    const mine = await super.get(key, context);
    if (!mine || !isOutOfTheBuild(mine)) return mine;
    memory.remove(key);
    return null;
  }

  override async set(...[key, value, context]: Parameters<Own['set']>): Promise<void> {
    if (key.includes(UNKEPT)) return;
    if (context.fetchCache) return await super.set(key, value, context);
    const lastModified = rendering.get(key) ?? now();
    rendering.delete(key);
    if (value) made.add(value);
    const written = super.set(key, value, context);
    if (!value) return await written;
    const { cacheControl } = context;
    const page: CacheHandlerValue = { value, lastModified, ...(cacheControl && { cacheControl }) };
    // Over what Next has just dated, before anybody can look.
    memory.set(key, page);
    await written;
    // Next gave it to all who came meanwhile: the front may have kept it after the purge of that publish.
    if (isExpired(page)) void purgeFront();
    if (!store) return;
    if (typeof cacheControl?.revalidate === 'number' && cacheControl.revalidate < WORTH_SHARING) return;
    store.set(keyOf('page', key), serialize(page), cacheControl?.expire ?? A_DAY);
  }
}

async function fromOthers(key: string): Promise<CacheHandlerValue | undefined> {
  const bytes = await store?.get(keyOf('page', key));
  return bytes && (deserialize(bytes) as CacheHandlerValue);
}
