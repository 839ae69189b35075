import type { IncomingMessage } from 'node:http';
import { resolutionIn } from '../content/address.ts';
import { DRAFT_MODE_COOKIE } from '../next-names.ts';
import { SEARCHED } from './searched-pages.ts';
import type { SiteContent } from '../replica/site-content.ts';

/** Pages, and what a stranger may take for one (web/proxy.ts), in the spelling of links; not pictures, which have a query of their own. */
const PAGE =
  /^\/(?!(?:_next|_site|api|lake|studio|og)(?:\/|$)|(?:feed\.xml|healthz|icon\.svg|llms\.txt|robots\.txt|sitemap\.xml|sw\.js)$)(?:[\w~-][\w.~%-]*(?:\/[\w~-][\w.~%-]*)*)?$/;
const NOT_FOUND = '/_not-found';

/**
 * What Next is asked for in the place of what a visitor asked for. It writes the address into the page that it makes, query and all,
 * and everybody gets that page: a query that no page reads is left out, and where nothing is, the one page for that is asked for.
 * Redirects take the query along, and a preview knows other addresses: these are as they were.
 */
export function pageAddress({ url = '', method, headers }: IncomingMessage, content: SiteContent): string {
  const [path = '', search = ''] = url.split('?', 2);
  if (method !== 'GET' || !PAGE.test(path) || headers.cookie?.includes(DRAFT_MODE_COOKIE)) return url;
  const { kind } = path === NOT_FOUND ? { kind: 'nothing' } : resolutionIn(content, path);
  if (kind === 'moved') return url;
  const read = ['_rsc', ...(SEARCHED[path] ?? [])];
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => read.includes(name)));
  const query = kept.size > 0 ? `?${kept.toString()}` : '';
  return (kind === 'nothing' ? NOT_FOUND : path) + query;
}

/**
 * Whether a page that Next made for an address says nothing of who asked.
 * @param key of the page in Next's cache
 */
export function isPlainAddress(url: string, key: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.delete('_rsc');
  return searchParams.size === 0 && (!key.endsWith(NOT_FOUND) || pathname === NOT_FOUND);
}
