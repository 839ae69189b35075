import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorPage } from './error-page.ts';
import { lastResortPage } from './last-resort.ts';

/** How Next begins a document in which it could render nothing: the words come with scripts, if they come. */
const EMPTY_DOCUMENT = /^<!DOCTYPE html><html id="__next_error__"/;
/** What Next's routes say when they throw. */
const BARE_WORDS = 'Internal Server Error';
/** Programs ask these, and know what to make of a status. */
const FOR_PROGRAMS = /^\/(?:api|_next)\//;

const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Gives errors that come without a readable text a page in words: when the layout fails, Next sends an empty document with
 * the right status, and nothing at all when a route does. Error pages that Next did render pass as they are.
 *
 * Call it behind what compresses and what tells browsers of the page's policy, so that both see this page.
 * @param render makes the page of a status; should it fail, the last resort stands in (E3)
 */
export function explainErrors(request: IncomingMessage, response: ServerResponse, render = errorPage): void {
  const write = response.write.bind(response) as (...all: unknown[]) => boolean;
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  /** Undefined until the answer's first bytes are seen. */
  let isReplaced: boolean | undefined;

  const replaces = (chunk: unknown): boolean =>
    (isReplaced ??= !response.headersSent && response.statusCode >= 400 && isUnreadable(request, response, chunk));

  response.write = ((...all: unknown[]) => {
    if (!replaces(all[0])) return write(...all);
    const done = all.find((argument) => typeof argument === 'function');
    if (done) process.nextTick(done);
    return true;
  }) as ServerResponse['write'];
  response.end = ((...all: unknown[]) => {
    const isPage = replaces(typeof all[0] === 'function' ? undefined : all[0]);
    keepNotForLong(response);
    if (!isPage) return end(...all);
    for (const name of ['Content-Length', 'ETag', 'Link']) response.removeHeader(name);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'private, no-store');
    return end(rendered(response.statusCode, render));
  }) as ServerResponse['end'];
}

function rendered(status: number, render: typeof errorPage): string {
  try {
    return render(status);
  } catch (error) {
    console.error(error);
    return lastResortPage;
  }
}

function isUnreadable({ method, url = '/' }: IncomingMessage, response: ServerResponse, chunk: unknown): boolean {
  if (method !== 'GET' && method !== 'POST') return false;
  const text = beginningOf(chunk);
  if (EMPTY_DOCUMENT.test(text)) return true;
  // A part of a page that Next's client asks for: it then loads the page itself.
  const isForBrowser = !FOR_PROGRAMS.test(url) && !/x-component/.test(String(response.getHeader('content-type') ?? ''));
  return response.statusCode >= 500 && isForBrowser && (text === '' || text === BARE_WORDS);
}

/** As much of a text as tells what it is. */
function beginningOf(chunk: unknown): string {
  if (typeof chunk === 'string') return chunk.slice(0, 60);
  return chunk instanceof Uint8Array ? Buffer.from(chunk.subarray(0, 60)).toString() : '';
}

/** next.config.ts tells by the address how long a file may be kept; one that is missing may come with the next build. */
function keepNotForLong(response: ServerResponse): void {
  const kept = String(response.getHeader('cache-control') ?? '');
  if (response.statusCode >= 400 && !response.headersSent && /immutable|max-age=[1-9]/.test(kept)) {
    response.setHeader('Cache-Control', REVALIDATE);
  }
}
