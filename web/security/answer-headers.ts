import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { DRAFT_MODE_COOKIE } from '../next-names.ts';
import { isStudioPath, sitePolicy, studioPolicy } from './content-policy.ts';

export const POLICY_HEADER = 'Content-Security-Policy';

/** Two years. Not for subdomains: the clinic's other hosts may have no certificate. Browsers ignore it without HTTPS. */
const HSTS = 'max-age=63072000';

/** Pictures that other sites show: previews of shared links, and the icon beside them. */
const SHOWN_ELSEWHERE = /^\/(?:og\/|icon\.svg|feed\.xml)/;

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Names that browsers know; of others they complain in the console of every page.
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
} as const;

/** For answers without inline scripts; made once, because every request needs one. */
const BARE = { site: sitePolicy(), studio: studioPolicy() } as const;

/** The headers from which Next takes a nonce for the scripts it writes (content-security-policy.md of its documentation). */
const NONCE_HEADERS = ['content-security-policy', 'content-security-policy-report-only'] as const;

/**
 * Sets what every answer of the site and of Studio says about itself to browsers. Call it before anything is written.
 * @returns the nonce of a page that will be made for this browser alone; undefined for what many may get
 */
export function secureAnswer(request: IncomingMessage, response: ServerResponse): string | undefined {
  const isStudio = isStudioPath(request.url);
  for (const [name, value] of Object.entries(COMMON)) response.setHeader(name, value);
  // Studio always: with another value Presentation would lose the window it opens, which has an opener.
  if (isStudio || mayHaveOpener(request.headers)) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  const isShownElsewhere = SHOWN_ELSEWHERE.test(request.url ?? '/');
  response.setHeader('Cross-Origin-Resource-Policy', isShownElsewhere ? 'cross-origin' : 'same-origin');
  response.setHeader(POLICY_HEADER, isStudio ? BARE.studio : BARE.site);
  secureTransport(request, response);
  return isStudio ? undefined : giveNonce(request);
}

/** What a script says about itself: the rest is about pages, and ten times as long. */
export function secureScript(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('X-Content-Type-Options', COMMON['X-Content-Type-Options']);
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  secureTransport(request, response);
}

/** Keeps browsers that came over HTTPS from coming back without it. For every answer, those of the lake included. */
export function secureTransport(request: IncomingMessage, response: ServerResponse): void {
  const scheme = String(request.headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim();
  if (scheme === 'https') response.setHeader('Strict-Transport-Security', HSTS);
}

/**
 * Whether some page may hold the window that an answer is shown in, and could lead it elsewhere later. Not when the visitor
 * came by typing an address, by a bookmark or from another program: `none` is what browsers then send, and no page can make
 * them send it (Fetch Metadata Request Headers, W3C, 2.3). Browsers that do not send the header are treated as if one may.
 */
function mayHaveOpener(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] !== 'none';
}

/**
 * A nonce for pages that are made for one browser alone (previews, answers to a form): they are streamed, and React moves
 * their parts into place by scripts whose text nobody knows before. Cached pages have none.
 *
 * Whatever a browser sent in those headers is taken away: nobody else decides what may run.
 */
function giveNonce(request: IncomingMessage): string | undefined {
  for (const name of NONCE_HEADERS) delete request.headers[name];
  const isForOne = request.method === 'POST' || (request.headers.cookie ?? '').includes(`${DRAFT_MODE_COOKIE}=`);
  if (!isForOne) return undefined;
  const nonce = randomBytes(16).toString('base64');
  request.headers[NONCE_HEADERS[0]] = `script-src 'nonce-${nonce}'`;
  return nonce;
}
