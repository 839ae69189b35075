import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DRAFT_MODE_COOKIE } from '../next-names.ts';

/** The headers from which Next takes a nonce for the scripts it writes. */
const POLICY_HEADERS = ['content-security-policy', 'content-security-policy-report-only'] as const;

/**
 * A nonce for pages that are made for one browser alone (previews, answers to a form): they are streamed, and React moves
 * their parts into place by scripts whose text nobody knows before. Cached pages have none.
 *
 * Whatever a browser sent in those headers is taken away: nobody else decides what may run.
 * @returns undefined for requests of cached pages
 */
export function nonceFor(request: IncomingMessage): string | undefined {
  for (const name of POLICY_HEADERS) delete request.headers[name];
  const isForOne = request.method === 'POST' || (request.headers.cookie ?? '').includes(`${DRAFT_MODE_COOKIE}=`);
  if (!isForOne) return undefined;
  const nonce = randomBytes(16).toString('base64');
  request.headers[POLICY_HEADERS[0]] = `script-src 'nonce-${nonce}'`;
  return nonce;
}
