import { type NextRequest, NextResponse } from 'next/server';
import { knownAddresses } from './content/known-addresses.ts';

/**
 * Sends addresses without content to the pre-rendered not-found page (E1).
 *
 * `notFound()` alone has the right status, but Next then sends an empty document and the browser draws the page: nothing
 * without scripts, and a flash of the wrong theme. Asked once per address that exists, each time for one that does not.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (isFixedRoute(pathname) || knownAddresses().has(pathname)) return NextResponse.next();
  const exists = await askSite(pathname);
  if (exists === false) return NextResponse.rewrite(new URL('/_not-found', request.url));
  if (exists) knownAddresses().add(pathname);
  return NextResponse.next();
}

/** Pages, that is: everything but files, APIs and what other programs serve. */
export const config = { matcher: ['/((?!_next/|_not-found|api/|healthz|lake/|studio|.*\\.).+)'] };

/** Folders of web/app that are no placeholders; next.config.ts lists them. */
const fixed = new Set((process.env.FIXED_ROUTES ?? '').split(','));

function isFixedRoute(pathname: string): boolean {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  return fixed.has(first) && (first !== 'profissional' || rest.length === 0);
}

/** @returns undefined when there is no telling; then Next decides */
async function askSite(path: string): Promise<boolean | undefined> {
  try {
    // A route of this very process: only routes reach the cached content.
    const address = `http://127.0.0.1:${process.env.PORT || 3000}/api/address?path=${encodeURIComponent(path)}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    const answer: unknown = response.ok ? await response.json() : undefined;
    if (typeof answer !== 'object' || answer === null || !('exists' in answer)) return undefined;
    return answer.exists === true;
  } catch {
    return undefined;
  }
}
