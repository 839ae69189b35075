/** @jest-environment node */
import { createContext, runInContext } from 'node:vm';
import { jest } from '@jest/globals';
import { workerScript } from './worker-script.ts';

const SITE = 'https://clinica.invalid';

type Listener = (event: Record<string, unknown>) => void;

/** The caches of a browser, as far as the worker uses them: by path. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      delete: async (key: string) => store.delete(key),
      put: async (key: string, response: Response) => void store.set(key, response),
      keys: async () => [...store.keys()],
    };
  };
  return {
    stores,
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.get(key)?.clone(),
  };
}

const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html', date: new Date().toUTCString(), ...headers } });

type Network = (path: string) => Promise<Response> | Response;

/** Runs the script that is served as /sw.js, with a network that the test controls. */
async function startWorker(first: Network = (path) => page(`network: ${path}`)) {
  const listeners = new Map<string, Listener>();
  const caches = createCaches();
  const asked: string[] = [];
  let network = first;
  let unregistered = false;
  const fetch = async (target: string | Request) => {
    const path = typeof target === 'string' ? target : new URL(target.url).pathname;
    asked.push(path);
    return await network(path);
  };
  const scope = {
    location: new URL(SITE),
    clients: { claim: async () => {} },
    registration: { unregister: async () => (unregistered = true) },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    caches,
    fetch,
    URL,
    Response,
    // A page that was given up must not hold up the end of the tests.
    setTimeout: (task: (value: unknown) => void, delay: number, value: unknown) =>
      void setTimeout(() => task(value), delay).unref(),
    Promise,
    Date,
  };
  runInContext(await workerScript(), createContext(Object.assign(scope, { self: scope })));

  async function dispatch(type: string, event: Record<string, unknown>): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    });
    const response = await answer;
    // What is waited for may add to it.
    for (let done = 0; done < work.length; done += 1) await work[done];
    return response;
  }
  await dispatch('install', {});
  await dispatch('activate', {});
  return {
    caches,
    asked,
    isUnregistered: () => unregistered,
    setNetwork: (next: Network) => void (network = next),
    show: (path: string, assets: string[] = [], awake = true) => dispatch('message', { data: { path, assets, awake } }),
    /** @returns the text of the answer; undefined when the worker leaves the request to the browser */
    async open(path: string, { mode = 'navigate', method = 'GET', origin = SITE } = {}) {
      const response = await dispatch('fetch', { request: { url: origin + path, mode, method } });
      return await response?.text();
    },
  };
}

const down = () => Promise.reject(new TypeError('no connection'));

afterEach(() => {
  delete process.env.OFFLINE_PAGES;
  jest.useRealTimers();
});

it('shows a page seen before without a connection, and the offline page for any other', async () => {
  const worker = await startWorker();
  await worker.open('/contato');
  worker.setNetwork(down);
  expect(await worker.open('/contato')).toBe('network: /contato');
  expect(await worker.open('/nunca-vista')).toBe('network: /offline');
});

it('asks the network first: a page is never older than the connection', async () => {
  const worker = await startWorker();
  await worker.open('/');
  worker.setNetwork(() => page('newer'));
  expect(await worker.open('/')).toBe('newer');
  worker.setNetwork(down);
  expect(await worker.open('/')).toBe('newer');
});

it('marks a page that is a copy, for a browser that believes itself online (B4)', async () => {
  const worker = await startWorker(() => page('<!DOCTYPE html><html lang="pt-BR">'));
  expect(await worker.open('/')).toBe('<!DOCTYPE html><html lang="pt-BR">');
  worker.setNetwork(down);
  expect(await worker.open('/')).toBe('<!DOCTYPE html><html data-copy lang="pt-BR">');
  // P17: this one becomes the page that it stands for.
  expect(await worker.open('/nunca-vista')).toBe('<!DOCTYPE html><html data-copy data-in-place lang="pt-BR">');
});

it('does not wait for a network that hangs when it has a copy, and waits when it has none', async () => {
  const worker = await startWorker();
  await worker.open('/');
  jest.useFakeTimers();
  let answer: (response: Response) => void = () => {};
  worker.setNetwork(() => new Promise((done) => (answer = done)));
  const shown = worker.open('/');
  await jest.advanceTimersByTimeAsync(4_000);
  answer(page('late'));
  expect(await shown).toBe('network: /');
  jest.useRealTimers();
  worker.setNetwork(() => page('first visit'));
  expect(await worker.open('/exames')).toBe('first visit');
});

it.each(['/studio', '/studio/structure', '/lake/v1/ping', '/api/revision', '/healthz', '/_next/image'])(
  'leaves %s alone',
  async (path) => {
    const worker = await startWorker();
    expect(await worker.open(path)).toBeUndefined();
    await worker.show(path);
    expect([...worker.caches.stores.values()].flatMap((store) => [...store.keys()])).toEqual(['/offline']);
  },
);

it('leaves forms and other sites alone', async () => {
  const worker = await startWorker();
  expect(await worker.open('/contato', { method: 'POST' })).toBeUndefined();
  expect(await worker.open('/', { origin: 'https://outro.invalid' })).toBeUndefined();
});

it.each<[string, Response]>([
  ['drafts', page('draft', { 'cache-control': 'private, no-cache, no-store' })],
  ['errors', new Response('500', { status: 500, headers: { 'content-type': 'text/html' } })],
  ['files that are no pages', new Response('{}', { headers: { 'content-type': 'application/json' } })],
])('does not keep %s', async (_what, response) => {
  const worker = await startWorker();
  worker.setNetwork(() => response.clone());
  await worker.open('/a');
  worker.setNetwork(down);
  expect(await worker.open('/a')).toBe('network: /offline');
});

it('keeps a page that was reached without loading it, with its files, and gives those from the copy', async () => {
  const worker = await startWorker();
  await worker.show('/exames', ['/_next/static/chunks/a.js', '/lake/images/b.webp']);
  expect(worker.asked).toEqual(['/offline', '/exames', '/_next/static/chunks/a.js']);
  worker.setNetwork(down);
  expect(await worker.open('/exames')).toBe('network: /exames');
  expect(await worker.open('/_next/static/chunks/a.js', { mode: 'cors' })).toBe('network: /_next/static/chunks/a.js');
});

describe('of what a page is made of', () => {
  const html = '<script src="/_next/static/old.js" noModule=""></script><script data-src="/_site/own.js">';
  const network = (path: string) => page(path === '/offline' || path === '/contato' ? html : `network: ${path}`);

  it('keeps everything while React is awake, the offline page’s too, and nothing for browsers that have no worker', async () => {
    const worker = await startWorker(network);
    await worker.show('/contato', ['/_next/static/shown.js'], true);
    worker.setNetwork(down);
    expect(await worker.open('/nunca-vista')).toBe(html);
    expect([...(worker.caches.stores.get('clinic-assets-1')?.keys() ?? [])].toSorted()).toEqual([
      '/_next/static/shown.js',
      '/_site/own.js',
      '/offline',
    ]);
  });

  it('keeps what the browser has loaded anyway while React sleeps', async () => {
    const worker = await startWorker(network);
    await worker.show('/contato', ['/_site/core.js'], false);
    expect(worker.asked).toEqual(['/offline', '/contato', '/_site/core.js']);
  });
});

it('keeps at most 50 pages, and the offline page beside them', async () => {
  const worker = await startWorker();
  for (let number = 0; number < 60; number += 1) await worker.open(`/${number}`);
  expect(worker.caches.stores.get('clinic-pages-1')?.size).toBe(50);
  worker.setNetwork(down);
  expect(await worker.open('/0')).toBe('network: /offline');
  expect(await worker.open('/59')).toBe('network: /59');
});

it('forgets everything and goes when it is turned off', async () => {
  process.env.OFFLINE_PAGES = 'off';
  const worker = await startWorker();
  expect(worker.isUnregistered()).toBe(true);
  expect(worker.caches.stores.size).toBe(0);
  expect(await worker.open('/')).toBeUndefined();
});
