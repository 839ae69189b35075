import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { SiteMetrics } from './metrics.ts';

/** What a proxy in front may have called the request already; anything else could be made to look like another line. */
const GIVEN_ID = /^[\w.:-]{8,64}$/;
/** Strangers decide how long an address is, and must not decide how long the log becomes. */
const MAX_PATH_CHARACTERS = 300;

/**
 * Gives every request a name and notes how it was answered: one line each with level `info`, failures (5xx) with `warn`; not
 * 503, which says to come back later: an outage of the lake is told once, not with every request. The lake gets the name along
 * with what the site carries to it, and uses it in its own lines.
 */
export function createRequestLog(logger: Logger, metrics: SiteMetrics) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
    request.headers['x-request-id'] = requestId;
    // What follows rewrites them.
    const { method = '', url = '' } = request;
    const [path = ''] = url.split('?');
    response.once('close', () => {
      const { statusCode: status, writableFinished } = response;
      const ms = performance.now() - started;
      metrics.countRequest(path, writableFinished ? status : 'aborted', ms);
      const level = status >= 500 && status !== 503 ? 'warn' : 'info';
      if (!logger.isLevelEnabled(level)) return;
      const text = path.length > MAX_PATH_CHARACTERS ? `${path.slice(0, MAX_PATH_CHARACTERS)}…` : path;
      const line = { requestId, method, path: text, status, ms: Math.round(ms) };
      logger[level](writableFinished ? line : { ...line, aborted: true }, 'request');
    });
  };
}
