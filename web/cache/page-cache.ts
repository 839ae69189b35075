import { LRUCache } from 'lru-cache';
import { QUESTION } from '../replica/answers.ts';
import { steadyNow } from '../replica/replica.ts';

/** A page, or the answer of a route, as Next hands it over; of it only this is looked at. */
interface Rendered {
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly html?: string | undefined;
  /** What Next would do for each visitor anew: of a page that was not ready in time, on a machine that is too busy. */
  readonly postponed?: unknown;
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
  /** Of a call of `fetch`, which this cache does not keep. */
  readonly fetchCache?: boolean | undefined;
  readonly cacheControl?: Lifetime | undefined;
}

/** Pages with words of visitors in their address (web/proxy.ts): as many as anybody cares to invent, so none is kept. */
const UNKEPT = '/profissional/search/';
/** Bytes of pages. */
const MAX_CACHE_BYTES = 50 * 1024 * 1024;
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
globalThis.clinicSite?.answers.onChange(() => {
  for (const [key, page] of pages.entries()) if (!unexpired(page)) pages.delete(key);
});

/**
 * Rendered pages, in memory. A page is old when the answer to one of the questions it was made of has become another since its
 * rendering began.
 *
 * Pages of the build are not looked at: they were made of no content.
 */
export default class PageCache {
  async get(key: string, { kind }: { readonly kind: string }): Promise<Page | null> {
    if (kind === 'FETCH' || key.includes(UNKEPT)) return null;
    const page = unexpired(pages.get(key));
    if (page && !isDue(page)) return page;
    // What is not there, or is due, Next renders now.
    const now = steadyNow();
    if ((renderings.get(key) ?? 0) < now - MAX_RENDERING_MS) renderings.set(key, now);
    return page ?? null;
  }

  async set(key: string, value: Rendered | null, { fetchCache, cacheControl }: SetContext): Promise<void> {
    if (fetchCache || key.includes(UNKEPT)) return;
    if (value?.postponed !== undefined) return void renderings.delete(key);
    const page: Page = { value, lastModified: renderings.get(key) ?? steadyNow(), cacheControl };
    renderings.delete(key);
    pages.set(key, page);
  }

  /** The site never asks for it: what is old is seen by the answers. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

function unexpired(page: Page | undefined): Page | undefined {
  const tags = page?.value?.headers?.['x-next-cache-tags'];
  const isExpired =
    page && typeof tags === 'string' && tags.split(',').some((tag) => hasChanged(tag, page.lastModified));
  return isExpired ? undefined : page;
}

/** Tags that are no question's are Next's own. What is not remembered may have changed. */
function hasChanged(tag: string, since: number): boolean {
  if (!tag.startsWith(QUESTION)) return false;
  return (globalThis.clinicSite?.answers.changedAt(tag) ?? Infinity) > since;
}

/** Whether it is time to look for a newer one, or to make it. */
function isDue({ lastModified, cacheControl }: Page): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1000 < steadyNow();
}

function sizeOf(value: Rendered | null): number {
  const { html, rscData, body, segmentData } = value ?? {};
  const parts = [html, rscData, body, ...(segmentData?.values() ?? [])];
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), 1);
}
