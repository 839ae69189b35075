import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { nothingPublishedSince } from '../content/known-addresses.ts';
import { CLIENT_HEADERS, DRAFT_MODE_COOKIE } from '../next-names.ts';

/** Milliseconds: what changes without a publish here (the clock, another instance) is seen that much later at most. */
const LIFETIME = 1_000;
/** Addresses that are asked for within that time; the pages themselves are Next's own. */
const MOST = 200;

interface Answer {
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  readonly headers: OutgoingHttpHeaders;
  readonly page: string;
}

const recent = new Map<string, Answer>();

/**
 * Gives a page that was asked for a moment ago again: under load, finding the same page in its cache is most of what Next
 * does. A publish ends it at once.
 *
 * Call it last before Next, so that what it hands over is treated as if it came from there.
 * @returns whether the request is answered
 */
export function answerAgain(request: IncomingMessage, response: ServerResponse): boolean {
  const { url } = request;
  if (!url || !isForAll(request)) return false;
  const known = recent.get(url);
  if (known && isOfThisMoment(known.askedAt) && nothingPublishedSince(known.askedAt)) {
    for (const [name, value] of Object.entries(known.headers)) if (value !== undefined) response.setHeader(name, value);
    response.end(known.page);
    return true;
  }
  rememberAnswer(url, response);
  return false;
}

/** Not what was asked in the future, either: until a clock that was set back is there again, no publish comes after it. */
function isOfThisMoment(askedAt: number): boolean {
  const age = Date.now() - askedAt;
  return age >= 0 && age < LIFETIME;
}

/** Neither a preview nor a part of a page nor the answer to a form: each of those differs by more than its address. */
function isForAll({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    !url?.includes('?') &&
    !headers.cookie?.includes(DRAFT_MODE_COOKIE) &&
    CLIENT_HEADERS.every((name) => headers[name] === undefined)
  );
}

function rememberAnswer(url: string, response: ServerResponse): void {
  const askedAt = Date.now();
  // What other parts of the server say is about this one request.
  const others = new Set(response.getHeaderNames());
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  response.end = ((...all: unknown[]) => {
    const [page] = all;
    if (typeof page === 'string' && isWorthKeeping(response) && nothingPublishedSince(askedAt)) {
      const headers = Object.entries(response.getHeaders()).filter(([name]) => !others.has(name));
      if (recent.size >= MOST) recent.clear();
      recent.set(url, { askedAt, headers: Object.fromEntries(headers), page });
    }
    return end(...all);
  }) as ServerResponse['end'];
}

function isWorthKeeping(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    !response.headersSent &&
    !response.hasHeader('set-cookie') &&
    String(response.getHeader('content-type') ?? '').startsWith('text/html') &&
    !/private|no-store/.test(String(response.getHeader('cache-control') ?? ''))
  );
}
