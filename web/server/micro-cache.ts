import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { CLIENT_HEADERS, DRAFT_MODE_COOKIE } from '../next-names.ts';
import { type Body, isHtml } from './collect-answer.ts';

/** Characters of pages; the pages of a clinic are a tenth of it. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

interface CachedAnswer {
  /** Of the content. */
  readonly version: number | undefined;
  readonly headers: OutgoingHttpHeaders;
  readonly page: string;
}

/**
 * Gives a page again that was asked for before: finding the same page in its cache is most of what Next does. Whatever is published
 * ends it, and every moment from which a page shows something else (web/replica/content-clock.ts); what did not change is then found
 * in Next's own cache once.
 */
const answers = new LRUCache<string, CachedAnswer>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ page }) => page.length,
});

/** @returns the page as Next gave it, whose headers the response then has; undefined when Next is to be asked */
export function readMicroCache(request: IncomingMessage, response: ServerResponse): string | undefined {
  const answer = isForEverybody(request) ? answers.get(request.url) : undefined;
  if (!answer || answer.version !== contentVersion()) return undefined;
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) response.setHeader(name, value);
  return answer.page;
}

/**
 * Call it before Next, with the headers that other parts of the server have set: they are about this one request.
 * @returns what takes Next's answer before anything becomes of it
 */
export function keepInMicroCache(request: IncomingMessage, response: ServerResponse): (body: Body) => void {
  if (!isForEverybody(request)) return () => {};
  const { url } = request;
  const version = contentVersion();
  const others = new Set(response.getHeaderNames());
  return (page) => {
    if (typeof page !== 'string' || !isWorthKeeping(response) || version !== contentVersion()) return;
    const headers = Object.entries(response.getHeaders()).filter(([name]) => !others.has(name));
    answers.set(url, { version, headers: Object.fromEntries(headers), page });
  };
}

const contentVersion = () => globalThis.clinicSite?.replica.version;

/** Neither a preview nor a part of a page nor the answer to a form (a POST): each differs by more than its address. */
function isForEverybody(request: IncomingMessage): request is IncomingMessage & { url: string } {
  const { method, url, headers } = request;
  return (
    method === 'GET' &&
    url !== undefined &&
    !url.includes('?') &&
    !headers.cookie?.includes(DRAFT_MODE_COOKIE) &&
    CLIENT_HEADERS.every((name) => headers[name] === undefined)
  );
}

function isWorthKeeping(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    isHtml(response) &&
    // A page that was made or renewed just now may have been begun before the last publish, for somebody else.
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    !response.hasHeader('set-cookie') &&
    !/private|no-store/.test(String(response.getHeader('cache-control') ?? ''))
  );
}
