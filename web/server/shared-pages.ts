import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { POLICY_HEADER } from '../security/answer-headers.ts';
import { policyFor } from '../security/page-policy.ts';
import { type Body, isHtml } from './collect-answer.ts';
import { finishPage } from './finish-page.ts';

/** What Next sends of pages: documents, and the parts that its client asks for. */
const PAGE = /^text\/(?:html|x-component)/;
const PRIVATE = /private|no-store/;

/** Denser than what is made anew for each visitor; only the first one waits, for some hundredths of a second. */
const compressors = {
  br: (page: Uint8Array) =>
    promisify(brotliCompress)(page, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (page: Uint8Array) => promisify(gzip)(page, { level: 9 }),
} as const satisfies Record<string, (page: Uint8Array) => Promise<Buffer>>;

type Encoding = keyof typeof compressors;

/** One version of a page, as all visitors get it. */
interface SharedPage {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly policy: string;
  /** All who ask while one is being made wait for the same. */
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

/**
 * By the text that Next gave. Next would tag and compress, too, but it goes through all the letters of a page, in JavaScript,
 * for each visitor again: a third of what a page costs. A page in Next's cache is one and the same string, so it is found by it
 * at once. `generateEtags` and `compress` are off in next.config.ts for this. There is room for some hundred pages.
 */
const sharedPages = new LRUCache<string, SharedPage>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/** Answers to forms and previews are made for one visitor: with a tag, their policy would be kept for others. */
export function isShared({ method }: IncomingMessage, response: ServerResponse, body: Body): body is string {
  return (
    typeof body === 'string' &&
    method === 'GET' &&
    !response.hasHeader('etag') &&
    PAGE.test(String(response.getHeader('content-type') ?? '')) &&
    !PRIVATE.test(String(response.getHeader('cache-control') ?? ''))
  );
}

/** Sends a page finished, tagged, compressed and with its policy, or 304 to who has it. */
export function sendSharedPage(request: IncomingMessage, response: ServerResponse, text: string): void {
  const page = sharedPages.get(text) ?? makeShared(text, response);
  response.setHeader('ETag', page.etag);
  // An error is not the page that is held.
  if (response.statusCode === 200 && hasAlready(request, page.etag)) {
    response.statusCode = 304;
    for (const name of ['Content-Type', 'Content-Length', POLICY_HEADER]) response.removeHeader(name);
    response.end();
    return;
  }
  if (isHtml(response)) response.setHeader(POLICY_HEADER, page.policy);
  void sendBytes(page, response, preferredEncoding(request));
}

function makeShared(text: string, response: ServerResponse): SharedPage {
  const finished = isHtml(response) ? finishPage(text) : text;
  const bytes = Buffer.from(finished);
  // Weak: the same page is also sent compressed.
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const page = { etag, bytes, policy: policyFor(undefined, finished), compressed: new Map() };
  sharedPages.set(text, page);
  return page;
}

async function sendBytes(
  { bytes, compressed }: SharedPage,
  response: ServerResponse,
  encoding?: Encoding,
): Promise<void> {
  // Next's length is that of the page before it was finished.
  response.setHeader('Content-Length', bytes.length);
  if (!encoding) return void response.end(bytes);
  try {
    const making = compressed.get(encoding) ?? compressors[encoding](bytes);
    compressed.set(encoding, making);
    const dense = await making;
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', dense.length);
    response.end(dense);
  } catch {
    response.end(bytes);
  }
}

function preferredEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** RFC 9110, 13.1.2: one of the list, compared weakly. A visitor who wants it fresh has said so. */
function hasAlready({ headers }: IncomingMessage, etag: string): boolean {
  if (/no-cache/.test(headers['cache-control'] ?? '')) return false;
  const held = headers['if-none-match']?.split(',').map((one) => one.trim());
  return held?.some((one) => one === '*' || one.replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false;
}
