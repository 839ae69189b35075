import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mergeData } from './merged-data.ts';
import { packOnce } from './packed-pages.ts';
import { startScriptsAfterPaint } from './scripts-after-paint.ts';

/** What Next sends of pages: documents, and the parts that its client asks for. */
const PAGE = /^text\/(?:html|x-component)/;
const PRIVATE = /private|no-store/;
/** Bytes of pages that are remembered: some hundred of them. */
const ROOM = 32 * 1024 * 1024;

interface Sent {
  readonly etag: string;
  readonly bytes: Buffer;
}

/** Pages as they were sent last, the newest at the end; one that is published anew is another text. */
const sent = new Map<string, Sent>();
let used = 0;

/**
 * Gives pages their entity tag, and answers 304 to who has them. Next would do both, but it goes through all the letters of
 * a page, in JavaScript, for each visitor again: a third of what a page costs. A page in Next's cache is one and the same
 * string, so what was found out about it can be remembered by it. `generateEtags` is off in next.config.ts for this.
 *
 * Call it last of all that changes how a response ends: it is the first to see the page.
 */
export function tagPages(request: IncomingMessage, response: ServerResponse): void {
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  response.end = ((...all: unknown[]) => {
    const [page] = all;
    if (typeof page !== 'string' || !isShared(request, response)) return end(...all);
    const { etag, bytes } = remember(page);
    response.setHeader('ETag', etag);
    // Next's is that of the page before its scripts were moved.
    response.setHeader('Content-Length', bytes.length);
    // An error is not the page that is held.
    if (response.statusCode !== 200 || !hasAlready(request, etag)) return end(bytes);
    response.statusCode = 304;
    for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name);
    return end();
  }) as ServerResponse['end'];
}

/** Answers to forms and previews are made for one visitor: with a tag, their policy would be kept for others. */
function isShared({ method }: IncomingMessage, response: ServerResponse): boolean {
  return (
    method === 'GET' &&
    !response.headersSent &&
    !response.hasHeader('etag') &&
    PAGE.test(String(response.getHeader('content-type') ?? '')) &&
    !PRIVATE.test(String(response.getHeader('cache-control') ?? ''))
  );
}

function remember(page: string): Sent {
  const known = sent.get(page);
  if (known) return known;
  const bytes = Buffer.from(startScriptsAfterPaint(mergeData(page)));
  // Weak: the same page is also sent compressed.
  const made = { etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`, bytes };
  sent.set(page, made);
  packOnce(bytes);
  used += bytes.length;
  for (const [oldest, { bytes: freed }] of sent) {
    if (used <= ROOM || oldest === page) break;
    sent.delete(oldest);
    used -= freed.length;
  }
  return made;
}

/** RFC 9110, 13.1.2: one of the list, compared weakly. A visitor who wants it fresh has said so. */
function hasAlready({ headers }: IncomingMessage, etag: string): boolean {
  if (/no-cache/.test(headers['cache-control'] ?? '')) return false;
  const held = headers['if-none-match']?.split(',').map((one) => one.trim());
  return held?.some((one) => one === '*' || one.replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false;
}
