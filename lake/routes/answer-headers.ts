import { createMiddleware } from 'hono/factory';
import type { MiddlewareHandler } from 'hono';

/** Nothing that the API answers is a page: opened as one it runs nothing, and nobody frames it. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What every answer says of itself to browsers, unless its route says something else (pages and assets do). Without
 * `nosniff` an answer that holds what somebody wrote could be loaded as a script of the site.
 */
export function answerHeaders(): MiddlewareHandler {
  return createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    const isAsset = headers.has('Cross-Origin-Resource-Policy');
    headers.set('X-Content-Type-Options', 'nosniff');
    if (isAsset) return;
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', NO_PAGE);
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'no-referrer');
  });
}
