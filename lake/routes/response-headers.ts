import { createMiddleware } from 'hono/factory';
import { isAllowedOrigin } from '../auth/origins.ts';
import type { MiddlewareHandler } from 'hono';
import type { CorsOrigins } from '../auth/origins.ts';
import type { LakeConfig } from '../config/config.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE, HEAD';
const EXPOSED = 'retry-after, x-request-id, traceparent, x-sanity-shard, x-sanity-warning';
const PREFLIGHT_SECONDS = '600';

/**
 * Allows pages of listed origins to call the lake, with credentials where that is said of them. `check/cors` is the exception: Studio asks it after a
 * failed request to find out whether its origin is missing from the list, so every origin may read the answer.
 */
export function cors(config: LakeConfig, origins: CorsOrigins): MiddlewareHandler {
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('origin');
    const isProbe = c.req.path.endsWith('/check/cors');
    const allowed = origin !== undefined && isAllowedOrigin(origin, c.req.raw.headers, config);
    const isListed = allowed || origins.list().some((one) => one.origin === origin);

    if (isProbe) {
      // A page of the lake's own origin names none when it only reads.
      const isOwn = origin === undefined;
      c.res = c.json({ result: { allowed: isOwn || isListed, withCredentials: isOwn || allowed } });
    } else if (c.req.method === 'OPTIONS') {
      c.res = c.body(null, 204);
    } else {
      await next();
    }
    c.res.headers.append('Vary', 'Origin');
    if (origin === undefined || !(isListed || isProbe)) return;
    c.res.headers.set('Access-Control-Allow-Origin', origin);
    if (allowed) c.res.headers.set('Access-Control-Allow-Credentials', 'true');
    c.res.headers.set('Access-Control-Expose-Headers', EXPOSED);
    if (c.req.method === 'OPTIONS') preflight(c.req.raw.headers, c.res.headers);
  });
}

function preflight(request: Headers, response: Headers): void {
  response.set('Access-Control-Allow-Methods', METHODS);
  response.set('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  const headers = request.get('access-control-request-headers');
  if (headers) response.set('Access-Control-Allow-Headers', headers);
  if (request.get('access-control-request-private-network')) {
    response.set('Access-Control-Allow-Private-Network', 'true');
  }
}

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
