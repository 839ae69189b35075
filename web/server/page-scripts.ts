import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { SharedText } from './shared-text.ts';

/** Path of what a page loads besides Next's own files. Each is named by its content, and kept by browsers for ever. */
const FOLDER = '/_site/';
const MAX_PATH = 2_000;
/** Milliseconds that a page may take to be made again. */
const TIMEOUT_MS = 20_000;

/** Address of a script, by what is in it. */
export function scriptAddress(kind: 'core' | 'visit' | 'data', code: string): string {
  return `${FOLDER}${kind}-${createHash('sha256').update(code).digest('base64url').slice(0, 22)}.js`;
}

/** The data of the pages that were sent last, by address. There is room for some hundred versions. */
const data = new LRUCache<string, SharedText>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
});

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

/** Keeps the data of a page that is sent without it, for the browser that asks for it when React wakes. */
export function keepData(address: string, code: string): void {
  if (!data.has(address)) data.set(address, new SharedText(code));
}

export function isPageScript(url = ''): boolean {
  return url.startsWith(FOLDER);
}

/**
 * Answers for one of these addresses. Data that this process does not have (it was started anew, or another one sent the page) is
 * made again by asking for the page, whose path stands behind `?at=`. If that page has other data by now: 404, and the browser
 * loads the page afresh (web/core/watch-scripts.ts).
 */
export async function answerPageScript(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const known = own.get(pathname) ?? (await dataAt(pathname, searchParams.get('at'), request));
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

async function dataAt(address: string, path: string | null, request: IncomingMessage): Promise<SharedText | undefined> {
  const known = data.get(address);
  if (known || !address.startsWith(`${FOLDER}data-`) || !path?.startsWith('/') || path.length > MAX_PATH) return known;
  const page = URL.parse(path, 'http://localhost');
  if (page?.host !== 'localhost' || isPageScript(page.pathname)) return undefined;
  await renderPage(page.pathname + page.search, request);
  return data.get(address);
}

/** Has this very process make a page. What is no page is not read: a stream would not end. */
async function renderPage(path: string, { socket, headers }: IncomingMessage): Promise<void> {
  const { localAddress, localPort } = socket;
  const kept = ['host', 'x-forwarded-proto', 'x-forwarded-for', 'x-forwarded-host'] as const;
  const said = Object.fromEntries(kept.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  await new Promise<void>((done) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const asking = get({
      host: localAddress,
      port: localPort,
      path,
      headers: { ...said, accept: 'text/html' },
      signal,
    });
    asking.once('response', (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) asking.destroy();
      answer.resume().once('error', done).once('close', done);
    });
    asking.once('error', () => done());
  });
}
