import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { purgeFront } from './purge-front.ts';
import { keyOf } from './shared-store.ts';
import { MAX_CACHE_BYTES, MIN_SHARED_SECONDS, store } from './store.ts';
import { areTagsExpired, expireTags, steadyNow } from './tag-times.ts';

/** A page, or the answer of a route, as Next hands it over; of it only this is looked at. */
interface Rendered {
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly html?: string | undefined;
  readonly rscData?: Uint8Array | undefined;
  readonly body?: Uint8Array | undefined;
  readonly segmentData?: ReadonlyMap<string, Uint8Array> | undefined;
}

/** Seconds; `revalidate` is false for what is never made again by itself. */
interface Lifetime {
  readonly revalidate: number | false;
  readonly expire?: number | undefined;
}

interface Page {
  /** Null for an address where nothing is. */
  readonly value: Rendered | null;
  /** When its rendering began: milliseconds since the epoch. */
  readonly lastModified: number;
  readonly cacheControl?: Lifetime | undefined;
}

interface SetContext {
  /** Of a call of `fetch`, which this cache does not keep: what the site reads is kept by `'use cache'`. */
  readonly fetchCache?: boolean | undefined;
  readonly cacheControl?: Lifetime | undefined;
}

/** Pages with words of visitors in their address (web/proxy.ts): as many as anybody cares to invent, so none is kept. */
const UNKEPT = '/profissional/search/';
/** Seconds; as long as content may be shown at all. */
const MAX_EXPIRE_SECONDS = 24 * 60 * 60;
/** A rendering that began earlier has failed. */
const MAX_RENDERING_MS = 30_000;
/** More than are ever rendered at once: those that failed, or were looked for and never made, stay behind. */
const MAX_RENDERINGS = 1_000;

const pages = new LRUCache<string, Page>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ value }, key) => key.length + sizeOf(value),
});

/**
 * When the rendering of a page began. A page is as old as that: dated by its end, one that was being rendered while something
 * was published would be old content that looks new.
 */
const renderings = new LRUCache<string, number>({ max: MAX_RENDERINGS });

// What was withdrawn would stay in memory until something newer needs the room.
(globalThis.clearRenderedCaches ??= new Set()).add(() => pages.clear());

/**
 * Rendered pages: in memory, and behind it what other instances have rendered, if there are any. A page that is here and fresh
 * costs no question to anybody.
 *
 * Pages of the build are not looked at: a process that starts anew would show what was published, and who was listed, when it
 * was built. They are made again, from what the lake says or from the last good copies.
 */
export default class PageCache {
  async get(key: string, { kind }: { readonly kind: string }): Promise<Page | null> {
    if (kind === 'FETCH' || key.includes(UNKEPT)) return null;
    // Without knowing what has expired, pages of others would look fresh.
    await store?.ready;
    const page = unexpired(pages.get(key));
    if (page && !isDue(page)) return page;
    const theirs = unexpired(await fromOthers(key));
    if (theirs && theirs.lastModified > (page?.lastModified ?? 0)) {
      pages.set(key, theirs);
      if (!isDue(theirs)) return theirs;
    }
    // What is not there, or is due, Next renders now.
    const now = steadyNow();
    if ((renderings.get(key) ?? 0) < now - MAX_RENDERING_MS) renderings.set(key, now);
    return page ?? null;
  }

  async set(key: string, value: Rendered | null, { fetchCache, cacheControl }: SetContext): Promise<void> {
    if (fetchCache || key.includes(UNKEPT)) return;
    const page: Page = { value, lastModified: renderings.get(key) ?? steadyNow(), cacheControl };
    renderings.delete(key);
    pages.set(key, page);
    // Next gave it to all who came meanwhile: the front may have kept it after the purge of that publish.
    if (!unexpired(page)) void purgeFront();
    const { revalidate = false, expire = MAX_EXPIRE_SECONDS } = cacheControl ?? {};
    if (!value || (revalidate !== false && revalidate < MIN_SHARED_SECONDS)) return;
    store?.set(keyOf('page', key), serialize(page), expire);
  }

  async revalidateTag(tags: string | readonly string[]): Promise<void> {
    expireTags(typeof tags === 'string' ? [tags] : tags);
  }

  resetRequestCache(): void {}
}

function unexpired(page: Page | undefined): Page | undefined {
  const tags = page?.value?.headers?.['x-next-cache-tags'];
  const isExpired = page && typeof tags === 'string' && areTagsExpired(tags.split(','), page.lastModified);
  return isExpired ? undefined : page;
}

/** Whether it is time to look for a newer one, or to make it. */
function isDue({ lastModified, cacheControl }: Page): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1000 < steadyNow();
}

async function fromOthers(key: string): Promise<Page | undefined> {
  const bytes = await store?.get(keyOf('page', key));
  return bytes && (deserialize(bytes) as Page);
}

function sizeOf(value: Rendered | null): number {
  const { html, rscData, body, segmentData } = value ?? {};
  const parts = [html, rscData, body, ...(segmentData?.values() ?? [])];
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), 1);
}
