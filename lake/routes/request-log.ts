import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Strangers decide how long an address is, and must not decide how long the log becomes. */
const MAX_TEXT = 300;
const ids = new WeakMap<Request, string>();

/** What a proxy may have called the request already; anything else could be made to look like another line. */
const GIVEN_ID = /^[\w.:-]{8,64}$/;

/** What identifies a request in the log. `tag` is the name that Sanity's clients give to what they are doing. */
export function requestLine(c: Context): Readonly<Record<string, unknown>> {
  return { requestId: requestId(c), method: c.req.method, path: cut(c.req.path), tag: cut(c.req.query('tag')) };
}

function cut(text: string | undefined): string | undefined {
  return text !== undefined && text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

function requestId(c: Context): string {
  const given = c.req.header('x-request-id') ?? '';
  const id = ids.get(c.req.raw) ?? (GIVEN_ID.test(given) ? given : randomUUID());
  ids.set(c.req.raw, id);
  return id;
}

/** One line for each request when it is answered, under the id that the answer carries too. */
export function requestLog(logger: Logger, metrics: Metrics): MiddlewareHandler {
  return createMiddleware(async (c, next) => {
    const started = performance.now();
    const line = requestLine(c);
    await next();
    const ms = performance.now() - started;
    c.res.headers.set('X-Request-Id', requestId(c));
    metrics.countRequest(c.req.method, c.req.path, c.res.status, ms);
    logger.info({ ...line, status: c.res.status, ms: Math.round(ms) }, 'request');
  });
}
