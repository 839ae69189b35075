import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Pages } from './pages.ts';
import { SharedText } from './shared-text.ts';

/** Path of what a page loads besides Next's own files. Each is named by its content, and kept by browsers for ever. */
const FOLDER = '/_site/';
const MAX_PATH = 2_000;

/** Address of a script, by what is in it. */
export function scriptAddress(kind: 'core' | 'visit' | 'data', code: string): string {
  return `${FOLDER}${kind}-${createHash('sha256').update(code).digest('base64url').slice(0, 22)}.js`;
}

/** What runs on every page besides React, by where it stands in the page. */
export interface OwnScripts {
  readonly core: string;
  readonly visit: string;
}

/** Such scripts, by address. */
const own = new Map<string, SharedText>();
const OWN_ADDRESS = /^\/_site\/(core|visit)-/;

/** @returns the address under which a script is served from now on */
export function serveScript(kind: keyof OwnScripts, code: string): string {
  const address = scriptAddress(kind, code);
  own.set(address, new SharedText(code));
  return address;
}

/** A page of another build, out of a cache, gets today's: that finds the page's other scripts gone, and loads the page afresh. */
function ownOfToday(address: string): SharedText | undefined {
  const kind = OWN_ADDRESS.exec(address)?.[1];
  return [...own].find(([other]) => kind && other.startsWith(`${FOLDER}${kind}-`))?.[1];
}

/**
 * Serves the scripts of the build (scripts/build.ts).
 * @returns undefined where the site was not built: the development server's pages are not finished, and React is awake at once
 */
export function serveOwnScripts(): OwnScripts | undefined {
  const folder = join(import.meta.dirname, '..', process.env.SITE_DIST_DIR || '.next');
  const read = (kind: keyof OwnScripts) => serveScript(kind, readFileSync(join(folder, `${kind}.js`), 'utf8'));
  return existsSync(join(folder, 'core.js')) ? { core: read('core'), visit: read('visit') } : undefined;
}

export function isPageScript(url = ''): boolean {
  return url.startsWith(FOLDER);
}

/**
 * Answers for one of these addresses. Data that this process does not have (it was started anew, or another one sent the page) is
 * made again by asking for the page, whose path stands behind `?at=`. If that page has other data by now: 404, and the browser
 * loads the page afresh (web/behaviours/watch-scripts.ts).
 */
export async function answerPageScript(
  request: IncomingMessage,
  response: ServerResponse,
  pages: Pick<Pages, 'data' | 'ask'>,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const known = own.get(pathname) ?? (await dataAt(pathname, searchParams.get('at'), pages));
  const text = known ?? ownOfToday(pathname);
  if (!text || request.method !== 'GET') {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    return void response.end('No page has this script now.');
  }
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  response.setHeader('Cache-Control', known ? 'public, max-age=31536000, immutable' : 'no-store');
  response.setHeader('Vary', 'Accept-Encoding');
  await text.send(request, response);
}

async function dataAt(
  address: string,
  path: string | null,
  pages: Pick<Pages, 'data' | 'ask'>,
): Promise<SharedText | undefined> {
  const known = pages.data(address);
  if (known || !address.startsWith(`${FOLDER}data-`) || !path?.startsWith('/') || path.length > MAX_PATH) return known;
  const page = URL.parse(path, 'http://localhost');
  if (page?.host !== 'localhost' || isPageScript(page.pathname)) return undefined;
  await pages.ask(page.pathname + page.search);
  return pages.data(address);
}
