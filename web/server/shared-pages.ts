import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { POLICY_HEADER } from '../security/answer-headers.ts';
import { policyFor } from '../security/page-policy.ts';
import { type Body, isHtml } from './collect-answer.ts';
import { finishPage } from './finish-page.ts';
import { type OwnScripts, keepData } from './page-scripts.ts';
import { SharedText } from './shared-text.ts';

/** What Next sends of pages: documents, and the parts that its client asks for. */
const PAGE = /^text\/(?:html|x-component)/;
const PRIVATE = /private|no-store/;

/** One version of a page, as all visitors get it. */
interface SharedPage {
  readonly etag: string;
  readonly text: SharedText;
  readonly policy: string;
}

/**
 * By the text that Next gave. Next would tag and compress, too, but it goes through all the letters of a page, in JavaScript,
 * for each visitor again: a third of what a page costs. A page in Next's cache is one and the same string, so it is found by it
 * at once. `generateEtags` and `compress` are off in next.config.ts for this. There is room for some hundred pages.
 */
const sharedPages = new LRUCache<string, SharedPage>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ text }) => text.bytes.length,
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
export function sendSharedPage(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  scripts?: OwnScripts,
): void {
  const page = sharedPages.get(text) ?? makeShared(text, response, scripts);
  response.setHeader('ETag', page.etag);
  // An error is not the page that is held.
  if (response.statusCode === 200 && hasAlready(request, page.etag)) {
    response.statusCode = 304;
    for (const name of ['Content-Type', 'Content-Length', POLICY_HEADER]) response.removeHeader(name);
    response.end();
    return;
  }
  if (isHtml(response)) response.setHeader(POLICY_HEADER, page.policy);
  void page.text.send(request, response);
}

function makeShared(rendered: string, response: ServerResponse, scripts?: OwnScripts): SharedPage {
  const { html, data } =
    scripts && isHtml(response) ? finishPage(rendered, scripts) : { html: rendered, data: undefined };
  if (data) keepData(data.address, data.code);
  const text = new SharedText(html);
  // Weak: the same page is also sent compressed.
  const etag = `W/"${createHash('sha1').update(text.bytes).digest('base64url')}"`;
  const page = { etag, text, policy: policyFor(undefined, html) };
  sharedPages.set(rendered, page);
  return page;
}

/** RFC 9110, 13.1.2: one of the list, compared weakly. A visitor who wants it fresh has said so. */
function hasAlready({ headers }: IncomingMessage, etag: string): boolean {
  if (/no-cache/.test(headers['cache-control'] ?? '')) return false;
  const held = headers['if-none-match']?.split(',').map((one) => one.trim());
  return held?.some((one) => one === '*' || one.replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false;
}
