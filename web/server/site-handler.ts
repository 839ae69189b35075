import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import { setClientAddress } from '../client-address.ts';
import { POLICY_HEADER, secureAnswer, secureScript, secureTransport } from '../security/answer-headers.ts';
import { policyFor } from '../security/page-policy.ts';
import { type Body, collectAnswer, isHtml } from './collect-answer.ts';
import { explainError } from './error-answers.ts';
import { sayErrorFirst } from './finish-page.ts';
import { lastResortPage } from './error-page.ts';
import { asksForMetrics, type SiteMetrics } from './metrics.ts';
import { answerPageScript, isPageScript } from './page-scripts.ts';
import type { LiveStream } from './live-stream.ts';
import { isShared, type PageInMaking, type Pages } from './pages.ts';
import type { PathProxy } from './path-proxy.ts';
import type { Readiness } from './readiness.ts';
import { needsContent, sayUnavailable } from './without-content.ts';

interface SiteParts {
  /** Notes a request and how it was answered. */
  readonly log: RequestListener;
  readonly metrics: SiteMetrics;
  readonly readiness: Readiness;
  readonly live: LiveStream;
  /** What other programs answer: the lake, while developing also Studio. */
  readonly proxies: readonly PathProxy[];
  /** Next. */
  readonly render: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Not of the development server: it explains its errors itself, runs scripts that no policy allows, and nothing of it is kept. */
  readonly pages?: Pages | undefined;
}

/**
 * How the site answers, one step after the other:
 *
 * 1. The request gets its name, before anything can fail. What no browser sends is refused.
 * 2. What belongs to the lake goes there, as it is; what a page loads besides Next's files is here already. What another
 *    site's page would change is refused.
 * 3. Headers say what browsers may do: each answer has them, whatever becomes of it.
 * 4. A page that is kept is sent.
 * 5. Compression takes its place in front of all that is written, at once or in parts. A page that many visitors get comes
 *    to it compressed already, and passes.
 * 6. Next renders, and what it answers is collected. Streams go out as they come, and no further step sees them.
 * 7. The whole answer leaves: see {@link sendWhole}.
 */
export function createSiteHandler({
  log,
  metrics,
  readiness,
  live,
  proxies,
  render,
  pages,
}: SiteParts): RequestListener {
  const compress = compression();
  return (request, response) => {
    log(request, response);
    const target = originForm(request.url);
    if (target === undefined) return refuse(request, response, 400, 'Ask for a path of this site.');
    if (request.method === 'TRACE') return refuse(request, response, 405, 'Ask by GET.');
    request.url = target;
    if (asksForMetrics(request)) return void metrics.send(response);
    if (request.url === '/readyz') return readiness.answer(request, response);

    const proxy = proxies.find((candidate) => candidate.serves(request.url));
    if (proxy) {
      if (pages) secureTransport(request, response);
      return proxy.handle(request, response);
    }

    if (pages && isPageScript(request.url)) {
      secureScript(request, response);
      return void answerPageScript(request, response, pages).catch((error: unknown) => failWith(error, response));
    }

    if (live.serves(request)) {
      secureTransport(request, response);
      return live.handle(request, response);
    }

    if (isForeignWrite(request)) return refuse(request, response, 403, 'Only pages of this site may send this.');
    setClientAddress(request);
    // Next sends the title behind the page to who gives no name, and that page would be everybody's (`htmlLimitedBots`).
    request.headers['user-agent'] ||= 'unnamed';
    if (!pages) {
      compress(request, response, () => {});
      return void renderOrApologize();
    }

    const nonce = secureAnswer(request, response);
    if (needsContent(request)) return sayUnavailable(response);
    if (pages.sendKept(request, response)) return metrics.countKeptPage();
    return void pages.turn(request, response).then(() => {
      const page = pages.begin(request, response);
      compress(request, response, () => {});
      collectAnswer(response, (body) => {
        page.keep(body);
        sendWhole(request, response, body, page, nonce);
      });
      return renderOrApologize();
    });

    async function renderOrApologize(): Promise<void> {
      // Next takes what ends in `.rsc` for a part of a page, which its client never asks for by that name.
      request.url = request.url?.replace(/\.rsc(?=$|\?)/, '%2Ersc');
      try {
        await render(request, response);
      } catch (error) {
        // Next could not even show its error page (E3).
        failWith(error, response);
      }
    }
  };
}

/** @returns what is asked for as path and query, also where it came as to a proxy (RFC 9112, 3.2.2); nothing where it is neither */
function originForm(target = ''): string | undefined {
  if (target.startsWith('/')) return target;
  const { protocol, pathname, search } = URL.parse(target) ?? {};
  return /^https?:$/.test(protocol ?? '') ? `${pathname}${search}` : undefined;
}

/** What changes nothing (RFC 9110, 9.2.1). */
const SAFE: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another site asks for a change, in the name of who has it open. A browser names the origin of each such
 * request (Fetch, 3.2); a program that names none has nobody's name.
 */
function isForeignWrite({ method, headers }: IncomingMessage): boolean {
  const { origin, host, 'x-forwarded-host': forwarded = host } = headers;
  return origin !== undefined && !SAFE.has(method) && URL.parse(origin)?.host !== forwarded;
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, words: string): void {
  secureAnswer(request, response);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', allow: 'GET, HEAD, POST' });
  response.end(words);
}

function failWith(error: unknown, response: ServerResponse): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(lastResortPage);
}

/**
 * How a whole answer leaves:
 *
 * 1. An error without words becomes a page in words.
 * 2. A page that many visitors get is finished, tagged, compressed and given its policy, once for each version of it.
 * 3. The answer to a form in which something is wrong says so in its title.
 * 4. The policy of any other page is made from what is in it, with the nonce of the one browser that it is for.
 */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  body: Body,
  page: Pick<PageInMaking, 'send'>,
  nonce?: string,
): void {
  const readable = explainError(request, response, body);
  if (isShared(request, response, readable)) return page.send(readable);
  // The browser keeps the policy that came with the page; this answer has no page to make one from.
  if (response.statusCode === 304) response.removeHeader(POLICY_HEADER);
  if (!isHtml(response) || !readable?.length) return void response.end(readable);
  const rendered = Buffer.from(readable).toString();
  const html = request.method === 'POST' ? sayErrorFirst(rendered) : rendered;
  if (html !== rendered) response.removeHeader('Content-Length');
  response.setHeader(POLICY_HEADER, policyFor(request.url, html, nonce));
  response.end(html);
}
