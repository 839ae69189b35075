/*
 * The service worker: pages that were seen, and the offline page, open without a connection. It runs by itself in the
 * browser, so it imports nothing; web/offline/worker-script.ts takes the types out and serves it as /sw.js.
 *
 * Online nothing is answered from here but files whose names say what is in them: a page always comes from the network
 * first, so that no visitor sees an old one for longer than the network is away. Studio, the lake and the APIs are never
 * looked at.
 */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchLike extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface MessageLike extends Extendable {
  readonly data: unknown;
}
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchLike) => void): void;
  addEventListener(type: 'message', listener: (event: MessageLike) => void): void;
}

const worker = globalThis as unknown as Scope;

const PAGES = 'clinic-pages-1';
const ASSETS = 'clinic-assets-1';
const OFFLINE = '/offline';
/** Files whose names say what is in them. */
const ASSET = /^\/_(?:next\/static|site)\//;
/** Such files in the text of a page. */
const NAMED = /\/_(?:next\/static|site)\/[\w./~-]+/g;

/** Parts of the site that are no pages, or not the visitor's. */
const NEVER = /^\/(studio|lake|api|_next|_site|healthz|sw\.js)(\/|$)/;

const MAX_PAGES = 50;
/** About three builds. */
const MAX_ASSETS = 240;
/** A network this slow is treated as none, when the page was seen before. */
const NETWORK_TIMEOUT_MS = 4_000;
/** A copy older than this is fetched again when the page is shown without one. */
const FRESH_MS = 60 * 60 * 1000;

function isPage(url: URL): boolean {
  return url.origin === worker.location.origin && !NEVER.test(url.pathname);
}

function mayKeep(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  const control = response.headers.get('cache-control') ?? '';
  return (
    response.status === 200 && !response.redirected && type.includes('text/html') && !/no-store|private/.test(control)
  );
}

/** Puts an entry last and drops the first ones, which are the longest unused. */
async function keep(name: string, key: string, response: Response, max: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((old) => cache.delete(old)));
}

async function keepPage(path: string, response: Response): Promise<void> {
  // The offline page must not be pushed out by pages seen after it.
  if (mayKeep(response))
    await keep(path === OFFLINE ? ASSETS : PAGES, path, response, path === OFFLINE ? MAX_ASSETS : MAX_PAGES);
}

async function copyOf(path: string): Promise<Response | undefined> {
  return (await caches.match(path, { cacheName: PAGES })) ?? (await caches.match(path, { cacheName: ASSETS }));
}

/** A copy that stands for a page which the network did not give. It says so, for the visitor to be told (web/live/connection.ts). */
async function marked(copy: Response, attributes = 'data-copy'): Promise<Response> {
  const html = await copy.text();
  return new Response(html.replace('<html', `<html ${attributes}`), { headers: copy.headers });
}

async function fetchPage(event: FetchLike, path: string): Promise<Response> {
  const response = await fetch(event.request);
  // Searches are pages of their own that nobody opens again.
  if (new URL(event.request.url).search === '') event.waitUntil(keepPage(path, response.clone()));
  return response;
}

async function answerPage(event: FetchLike): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  const network = fetchPage(event, path);
  event.waitUntil(network.catch(() => undefined));
  const copy = await copyOf(path);
  try {
    if (!copy) return await network;
    const late = new Promise<Response>((done) => setTimeout(done, NETWORK_TIMEOUT_MS, copy));
    const first = await Promise.race([network, late]);
    return first === copy ? await marked(copy) : first;
  } catch {
    if (copy) return marked(copy);
    // In the place of a page that was never seen: it becomes that page when the line is back (web/behaviours/connection-notice.ts).
    const offline = await copyOf(OFFLINE);
    return offline ? marked(offline, 'data-copy data-in-place') : Response.error();
  }
}

async function answerAsset(event: FetchLike): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const copy = await caches.match(pathname, { cacheName: ASSETS });
  if (copy) return copy;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(keep(ASSETS, pathname, response.clone(), MAX_ASSETS));
  return response;
}

async function isFresh(page: string): Promise<boolean> {
  const made = Date.parse((await copyOf(page))?.headers.get('date') ?? '');
  return Date.now() - made < FRESH_MS;
}

/**
 * Keeps a page, and before it all that it names where it is kept whole: nobody has loaded the scripts that are its alone when a page was
 * reached by a link, and where one of them fails, React does not begin.
 */
async function keepCopy(path: string, isWhole: boolean): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache' });
  const html = await response.clone().text();
  // Scripts for browsers that have no service worker.
  const own = html.replaceAll(/<script[^>]*\snomodule\b[^>]*>/gi, '').match(NAMED);
  if (isWhole) await keepAssets(new Set(own));
  await keepPage(path, response);
}

/** Makes sure there is a recent copy of a page that is shown now, and of what it is made of. */
async function keepShown(path: string, assets: readonly string[], isWhole: boolean): Promise<void> {
  for (const page of [path, OFFLINE]) if (!(await isFresh(page))) await keepCopy(page, isWhole);
  await keepAssets(assets);
}

async function keepAssets(assets: Iterable<string>): Promise<void> {
  for (const asset of assets) {
    if (!ASSET.test(asset) || (await caches.match(asset, { cacheName: ASSETS }))) continue;
    const response = await fetch(asset);
    if (response.status === 200) await keep(ASSETS, asset, response, MAX_ASSETS);
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepCopy(OFFLINE, false), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('clinic-') && name !== PAGES && name !== ASSETS);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(deleteOldCaches());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (ASSET.test(url.pathname)) event.respondWith(answerAsset(event));
  else if (request.mode === 'navigate' && isPage(url)) event.respondWith(answerPage(event));
});

worker.addEventListener('message', (event) => {
  const { path, assets, awake } = Object(event.data) as { path?: unknown; assets?: unknown; awake?: unknown };
  if (typeof path !== 'string' || !isPage(new URL(path, worker.location.origin))) return;
  const names = Array.isArray(assets) ? assets.filter((asset) => typeof asset === 'string') : [];
  event.waitUntil(keepShown(path, names, awake === true).catch(() => undefined));
});
