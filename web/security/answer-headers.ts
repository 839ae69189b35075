import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { sitePolicy, studioPolicy } from './content-policy.ts';
import { hashSource, inlineScripts, isOwnScript } from './inline-scripts.ts';
import { nonceFor } from './nonce.ts';
import { completePolicy, type WholePage } from './page-policy.ts';

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

/** So many pages: all of a clinic's, several times over. */
const MAX_POLICIES = 1_000;

/** Policies of the pages that were sent before, by what differs whenever the page does; the oldest first. */
const policies = new Map<string, string>();

/**
 * Sets what every answer of the site and of Studio says about itself to browsers. Call it before anything is written, and
 * behind what compresses (see `completePolicy`).
 */
export function secureAnswer(request: IncomingMessage, response: ServerResponse): void {
  // Not by URL, which throws for some of what strangers ask for (`//%09/`).
  const [path = '/'] = (request.url ?? '/').split('?');
  const isStudio = path === '/studio' || path.startsWith('/studio/');
  for (const [name, value] of Object.entries(COMMON)) response.setHeader(name, value);
  // Studio always: with another value Presentation would lose the window it opens, which has an opener.
  if (isStudio || mayHaveOpener(request.headers)) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', SHOWN_ELSEWHERE.test(path) ? 'cross-origin' : 'same-origin');
  response.setHeader('Content-Security-Policy', isStudio ? BARE.studio : BARE.site);
  secureTransport(request, response);
  const nonce = isStudio ? undefined : nonceFor(request);
  completePolicy(response, (page) => {
    // What has an entity tag came from the cache, where no nonce is.
    if (page.etag === '' && nonce !== undefined) return policyOfPage(page, nonce);
    return remembered(keyOf(page), () => (isStudio ? policyOfStudio : policyOfPage)(page));
  });
}

function remembered(key: string, make: () => string): string {
  const known = policies.get(key);
  if (known !== undefined) return known;
  const policy = make();
  policies.set(key, policy);
  for (const oldest of policies.keys()) {
    if (policies.size <= MAX_POLICIES) break;
    policies.delete(oldest);
  }
  return policy;
}

/** Pages of errors have no entity tag, and everybody who invents addresses gets the same one. */
function keyOf({ etag, text }: WholePage): string {
  return etag || createHash('sha1').update(text()).digest('base64');
}

/**
 * Whether some page may hold the window that an answer is shown in, and could lead it elsewhere later. Not when the visitor
 * came by typing an address, by a bookmark or from another program: `none` is what browsers then send, and no page can make
 * them send it (Fetch Metadata Request Headers, W3C, 2.3). Browsers that do not send the header are treated as if one may.
 */
function mayHaveOpener(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] !== 'none';
}

/** Keeps browsers that came over HTTPS from coming back without it. For every answer, those of the lake included. */
export function secureTransport(request: IncomingMessage, response: ServerResponse): void {
  const scheme = String(request.headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim();
  if (scheme === 'https') response.setHeader('Strict-Transport-Security', HSTS);
}

/**
 * Studio is a file of the build: its scripts are the same for everybody, and no content is in them. What the site answers
 * below its address (a file that is missing) is a page like any other.
 */
function policyOfStudio(page: WholePage): string {
  const scripts = inlineScripts(page.text());
  return scripts.some(isOwnScript) ? policyOfPage(page) : studioPolicy([...new Set(scripts.map(hashSource))]);
}

function policyOfPage(page: WholePage, nonce?: string): string {
  const scripts = inlineScripts(page.text(), nonce);
  const strange = scripts.filter((code) => !isOwnScript(code));
  for (const code of strange) {
    console.error(`An inline script is not the site's own and may not run: ${code.slice(0, 200)}`);
  }
  const hashes = [...new Set(scripts.filter(isOwnScript).map(hashSource))];
  return sitePolicy(nonce === undefined ? hashes : [...hashes, `'nonce-${nonce}'`]);
}
