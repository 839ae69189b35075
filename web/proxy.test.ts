/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server.js';

process.env.FIXED_ROUTES = 'api,healthz,profissional,topics';
const { config, proxy } = await import('./proxy.ts');

let site: Server;
let answer: { status: number; body: string };
let asked: string[];

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://site').searchParams.get('path') ?? '');
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  process.env.PORT = String((site.address() as AddressInfo).port);
});

afterAll(() => site.close());

beforeEach(() => {
  asked = [];
  globalThis.knownAddresses = undefined;
  answer = { status: 200, body: '{"exists":true}' };
});

/** Where a request goes: the path it was sent to instead, or "on". */
async function visit(path: string): Promise<string> {
  const response = await proxy(new NextRequest(`http://localhost:3000${path}`));
  const target = response.headers.get('x-middleware-rewrite');
  return target === null ? 'on' : new URL(target).pathname;
}

it('sends an address without content to the not-found page', async () => {
  answer.body = '{"exists":false}';
  await expect(visit('/nada')).resolves.toBe('/_not-found');
  await expect(visit('/profissional/ninguem')).resolves.toBe('/_not-found');
  expect(asked).toEqual(['/nada', '/profissional/ninguem']);
});

it('asks once about an address that exists', async () => {
  await expect(visit('/servicos')).resolves.toBe('on');
  await expect(visit('/servicos?origem=anuncio')).resolves.toBe('on');
  expect(asked).toEqual(['/servicos']);
});

it('asks each time about one that does not: it may be published next', async () => {
  answer.body = '{"exists":false}';
  await visit('/nova');
  answer.body = '{"exists":true}';
  await expect(visit('/nova')).resolves.toBe('on');
});

it.each(['/profissional', '/topics', '/topics/sono'])(
  'never asks about %s, which has a folder of its own',
  async (path) => {
    await expect(visit(path)).resolves.toBe('on');
    expect(asked).toEqual([]);
  },
);

it.each<[string, number, string]>([
  ['does not know', 503, '{"message":"The content is not available now."}'],
  ['answers something else', 200, 'a page'],
  ['answers without saying', 200, '{}'],
])('leaves the decision to Next when the site %s', async (_title, status, body) => {
  answer = { status, body };
  await expect(visit('/nada')).resolves.toBe('on');
});

it('does not keep more addresses than a site has', async () => {
  globalThis.knownAddresses = new Set(Array.from({ length: 10_000 }, (_, index) => `/${index}`));
  await visit('/servicos');
  expect(globalThis.knownAddresses?.size).toBe(1);
});

it('looks at pages only', () => {
  const matches = (path: string) => config.matcher.some((matcher) => new RegExp(`^${matcher}$`).test(path));
  expect(['/a-clinica', '/profissional/ana', '/a/b'].every(matches)).toBe(true);
  const others = [
    '/',
    '/_next/static/a.js',
    '/api/revision',
    '/lake/v1/ping',
    '/studio/structure',
    '/icon.svg',
    '/healthz',
  ];
  expect(others.filter(matches)).toEqual([]);
});
