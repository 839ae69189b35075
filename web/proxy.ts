import { type NextRequest, NextResponse } from 'next/server';
import { MAX_PATH_CHARACTERS } from '#schemas/rules/links.ts';
import { resolutionIn } from './content/address.ts';
import { isPatientPage, SEARCH } from './content/route-of.ts';
import type { AddressResolution } from './content/resolve-address.ts';
import { siteContent } from './replica/site-content.ts';
import { runGuards } from './page-guards.ts';
import { DRAFT_MODE_COOKIE } from './next-names.ts';
import { createRateLimit } from './rate-limit.ts';
import { SEARCHED } from './server/searched-pages.ts';
import { MAX_LETTERS } from './ui/search-words.ts';

/**
 * Decides what an address is before Next begins to render it: content, a redirect of the clinic's or of a changed slug,
 * a page behind a guard, or nothing (R2, E1, E4).
 *
 * `notFound()` alone has the right status, but Next then sends an empty document and the browser draws the page: nothing
 * without scripts, and a flash of the wrong theme. And only here a redirect or a guard works at once, with no rebuild.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { search } = request.nextUrl;
  const picture = PICTURE.exec(request.nextUrl.pathname);
  const pathname = picture ? picture[1] || '/' : request.nextUrl.pathname;
  if (pathname.length > MAX_PATH_CHARACTERS || pathname.startsWith('/og/')) return notFound(request);
  const previewed = request.cookies.has(DRAFT_MODE_COOKIE)
    ? await askSite(pathname, request.headers.get('cookie') ?? '')
    : undefined;
  const resolution = previewed ?? resolutionIn(await siteContent(), pathname);
  if (picture) return resolution.kind === 'here' && !isPatientPage(pathname) ? NextResponse.next() : notFound(request);
  if (isPatientPage(pathname)) {
    if (requests.wait('everybody') > 0) return tooMany();
    requests.count('everybody');
  }
  switch (resolution.kind) {
    case 'nothing':
      return notFound(request);
    case 'moved': {
      const target = new URL(resolution.to, request.url);
      if (!target.search) target.search = search;
      return NextResponse.redirect(target, resolution.permanent ? 308 : 307);
    }
    default: {
      const interruption = runGuards(resolution.guards);
      if (!interruption) return (await rewriteSearch(request)) ?? NextResponse.next();
      if (interruption.reason === 'gone') return notFound(request);
      const { reason, status } = interruption;
      return NextResponse.rewrite(new URL(`/interrupted/${reason}${pathname}`, request.url), { status });
    }
  }
}

/**
 * Pages, and whatever a stranger may take for one: everything but the site's own files, APIs and what other programs serve.
 * Below those, next.config.ts leads to the not-found page what is not there. Next reads this without running it.
 */
export const config = {
  matcher: [
    '/',
    '/((?!(?:_next|api|lake|studio)/|(?:_not-found|feed\\.xml|healthz|icon\\.svg|llms\\.txt|robots\\.txt|sitemap\\.xml|studio|sw\\.js)$).+)',
  ],
};

/** The preview picture of a page (web/app/og): there is one where there is a page. */
const PICTURE = /^\/og\/(?:1200x630|740x300)(\/.*)?$/;

const ADDRESS_TIMEOUT_MS = 10_000;

/** Searches of everybody together: each is a page rendered for one visitor, as much work as fifty from the cache. */
const SEARCH_WINDOW_MS = 1_000;
const searches = createRateLimit({ max: 4, windowMs: SEARCH_WINDOW_MS });
/** For so many windows a search waits for its turn, and so many of them wait at a time. */
const MAX_SEARCH_WAITS = 3;
const MAX_WAITING = 8;
let waiting = 0;

/** @returns whether it is the turn of one more search, now or after so many waits */
async function searchTurn(waits: number): Promise<boolean> {
  const wait = searches.wait('everybody');
  if (wait <= 0) {
    searches.count('everybody');
    return true;
  }
  if (waits === 0 || waiting >= MAX_WAITING) return false;
  waiting += 1;
  await new Promise((done) => setTimeout(done, Math.min(wait, SEARCH_WINDOW_MS)));
  waiting -= 1;
  return await searchTurn(waits - 1);
}

/** Pages of requests: each is rendered for one patient, an invented number as well. */
const requests = createRateLimit({ max: 8, windowMs: 1_000 });

const tooMany = () =>
  new NextResponse('Muitas pessoas ao mesmo tempo. Espere um instante e abra a página de novo.', {
    status: 429,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2', 'cache-control': 'no-store' },
  });

/**
 * A search whose page is opened as such: by a browser without script, or by a link that was shared. As a path it is a page
 * like any other (`q=` keeps a dot from being a folder); read from the query it would be streamed behind a script that such a browser does not run. What scripts
 * ask for is the page of the list: it narrows itself, and must stay the page it is.
 */
async function rewriteSearch({ nextUrl, url, headers }: NextRequest): Promise<NextResponse | undefined> {
  // A page that is opened by way of the service worker is `empty`, too.
  if (headers.get('sec-fetch-dest') === 'empty' && headers.get('sec-fetch-mode') !== 'navigate') return undefined;
  const asked = new URLSearchParams();
  for (const name of SEARCHED[nextUrl.pathname] ?? []) {
    const value = nextUrl.searchParams.get(name)?.trim().slice(0, MAX_LETTERS);
    if (value) asked.set(name, value);
  }
  if (asked.size === 0) return undefined;
  // A list narrows itself; the search of the whole site has nothing else to show.
  const waits = nextUrl.pathname === SEARCH ? MAX_SEARCH_WAITS : 0;
  if (!(await searchTurn(waits))) return waits > 0 ? tooMany() : undefined;
  return NextResponse.rewrite(new URL(`${nextUrl.pathname}/search/${encodeURIComponent(asked.toString())}`, url));
}

function notFound(request: NextRequest): NextResponse {
  return NextResponse.rewrite(new URL('/_not-found', request.url));
}

/**
 * @param cookie of a preview, for which drafts are addresses, too
 * @returns undefined when there is no telling; then it is what visitors get
 */
async function askSite(path: string, cookie: string): Promise<AddressResolution | undefined> {
  try {
    // A route of this very process: only routes know whose preview it is.
    const address = `http://127.0.0.1:${process.env.PORT || 3000}/api/address?path=${encodeURIComponent(path)}`;
    const response = await fetch(address, { headers: { cookie }, signal: AbortSignal.timeout(ADDRESS_TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as AddressResolution) : undefined;
  } catch {
    return undefined;
  }
}
