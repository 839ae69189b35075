import { LRUCache } from 'lru-cache';
import type { Answer } from '../replica/answers.ts';
import { isPlainAddress } from '../server/page-address.ts';

/** A page, or the answer of a route, as Next hands it over; of it only this is looked at. */
interface Rendered {
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
  /** Milliseconds since the epoch. */
  readonly lastModified: number;
  readonly cacheControl?: Lifetime | undefined;
}

interface KeptPage extends Page {
  readonly madeOf: readonly Answer[];
}

interface SetContext {
  /** Of a call of `fetch`, which this cache does not keep. */
  readonly fetchCache?: boolean | undefined;
  readonly cacheControl?: Lifetime | undefined;
}

/** Bytes of pages: some three hundred, each with what React reads of it in two forms. */
const MAX_CACHE_BYTES = 128 * 1024 * 1024;
const pages = new LRUCache<string, KeptPage>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ value }, key) => key.length + sizeOf(value),
});

// What was withdrawn would stay in memory until something newer needs the room.
globalThis.clinicSite?.answers.onChange(() => {
  for (const [key, page] of pages.entries()) if (!unexpired(page)) pages.delete(key);
});

/**
 * Rendered pages, in memory. A page is old when the answer to one of the questions it was made of has become another.
 *
 * Pages of the build are not looked at: they were made of no content.
 */
export default class PageCache {
  async get(key: string, { kind }: { readonly kind: string }): Promise<Page | null> {
    if (kind === 'FETCH') return null;
    return unexpired(pages.get(key)) ?? null;
  }

  async set(key: string, value: Rendered | null, { fetchCache, cacheControl }: SetContext): Promise<void> {
    const answering = globalThis.clinicSite?.answering.getStore();
    if (fetchCache || !answering || !isPlainAddress(answering.url, key)) return;
    // Nothing says of what there is not when it will be.
    if (!value || value.postponed !== undefined || isForOne(value)) return;
    pages.set(key, { value, lastModified: steadyNow(), cacheControl, madeOf: [...answering.read] });
    if (value.html !== undefined && globalThis.clinicSite) globalThis.clinicSite.pagesRendered += 1;
  }

  /** The site never asks for it: what is old is seen by the answers. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

function unexpired(page: KeptPage | undefined): KeptPage | undefined {
  return page?.madeOf.every((answer) => globalThis.clinicSite?.answers.isCurrent(answer)) ? page : undefined;
}

/** Made with the nonce of one browser (web/security/answer-headers.ts): a form that was sent, or a preview that is none. */
function isForOne({ html }: Rendered): boolean {
  return html?.includes(' nonce="') === true;
}

function sizeOf(value: Rendered | null): number {
  const { html, rscData, body, segmentData } = value ?? {};
  const parts = [html, rscData, body, ...(segmentData?.values() ?? [])];
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), 1);
}

/**
 * Milliseconds since the epoch, by the clock that Next dates entries with: it goes on evenly when somebody sets the machine's.
 * By that one a page rendered while it was ahead would be new until it is reached again, whatever is published.
 */
function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
