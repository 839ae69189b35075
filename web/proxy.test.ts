/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { NextRequest } from 'next/server.js';

const { config, proxy } = await import('./proxy.ts');
const { forgetVerdicts, rememberVerdict } = await import('./content/known-addresses.ts');

const HERE = '{"kind":"here","guards":[]}';
const NOTHING = '{"kind":"nothing"}';

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
  globalThis.addressesForgottenAt = undefined;
  answer = { status: 200, body: HERE };
});

/** What a visitor gets: where the request is sent instead, with which status, or "on". */
async function visit(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await proxy(new NextRequest(`http://localhost:3000${path}`, { headers }));
  const redirect = response.headers.get('location');
  if (redirect) return `${response.status} ${redirect.replace('http://localhost:3000', '')}`;
  const target = response.headers.get('x-middleware-rewrite');
  return target === null ? 'on' : `${response.status} ${new URL(target).pathname}`;
}

function guarded(name: string, until: string | null = null): string {
  return JSON.stringify({ kind: 'here', guards: [{ name, until, message: null }] });
}

it('sends an address without content to the not-found page (E1)', async () => {
  answer.body = NOTHING;
  await expect(visit('/nada')).resolves.toBe('200 /_not-found');
  await expect(visit('/profissional/ninguem')).resolves.toBe('200 /_not-found');
  expect(asked).toEqual(['/nada', '/profissional/ninguem']);
});

it('asks once about an address that exists, until something is published', async () => {
  await expect(visit('/servicos')).resolves.toBe('on');
  await expect(visit('/servicos?origem=anuncio')).resolves.toBe('on');
  expect(asked).toEqual(['/servicos']);
  forgetVerdicts();
  await visit('/servicos');
  expect(asked).toEqual(['/servicos', '/servicos']);
});

it('does not keep what may have been read before a publish: Next expires it a moment later', async () => {
  const publishedAt = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(publishedAt);
  try {
    forgetVerdicts();
    await visit('/servicos');
    await visit('/servicos');
    expect(asked).toEqual(['/servicos', '/servicos']);
    now.mockReturnValue(publishedAt + 5_000);
    await visit('/servicos');
    await visit('/servicos');
    expect(asked).toEqual(['/servicos', '/servicos', '/servicos']);
  } finally {
    now.mockRestore();
  }
});

it('asks each time about one that does not: it may be published next', async () => {
  answer.body = NOTHING;
  await visit('/nova');
  answer.body = HERE;
  await expect(visit('/nova')).resolves.toBe('on');
});

it('leads a moved address on, query included (R2)', async () => {
  answer.body = '{"kind":"moved","to":"/profissional/ana","permanent":true}';
  await expect(visit('/profissional/ana-antiga?a=1')).resolves.toBe('308 /profissional/ana?a=1');
  answer.body = '{"kind":"moved","to":"https://outra.example/x","permanent":false}';
  await expect(visit('/promo')).resolves.toBe('307 https://outra.example/x');
});

it('answers 500 for a page that names a guard which does not exist (E4)', async () => {
  answer.body = guarded('login');
  await expect(visit('/a-clinica')).resolves.toBe('500 /interrupted/unknown/a-clinica');
});

it('interrupts a page in maintenance with 503, and one that is not due yet', async () => {
  answer.body = guarded('maintenance');
  await expect(visit('/a-clinica')).resolves.toBe('503 /interrupted/maintenance/a-clinica');
  answer.body = guarded('comingSoonUntil', '2100-01-01T00:00:00Z');
  await expect(visit('/novo')).resolves.toBe('200 /interrupted/coming-soon/novo');
  answer.body = guarded('availableUntil', '2000-01-01T00:00:00Z');
  await expect(visit('/campanha')).resolves.toBe('200 /_not-found');
});

it('answers a search without script as a page of its own (R2)', async () => {
  await expect(visit('/profissional?q=psico ana')).resolves.toBe('200 /profissional/search/psico%20ana');
  await expect(visit('/profissional?q=')).resolves.toBe('on');
  // Asked by a script: that page narrows itself.
  await expect(visit('/profissional?q=ana', { 'sec-fetch-dest': 'empty' })).resolves.toBe('on');
});

it.each<[string, number, string]>([
  ['does not know', 503, '{"message":"The content is not available now."}'],
  ['answers something else', 200, 'a page'],
  ['answers without saying', 200, '{}'],
])('leaves the decision to Next when the site %s', async (_title, status, body) => {
  answer = { status, body };
  await expect(visit('/nada')).resolves.toBe('on');
});

it('does not keep more addresses than a site has', async () => {
  for (let index = 0; index < 10_000; index += 1) {
    rememberVerdict(`/${index}`, { kind: 'here', guards: [] }, Date.now());
  }
  await visit('/servicos');
  expect(globalThis.knownAddresses?.size).toBe(1);
});

it('looks at pages only, and takes the files of old sites for pages', () => {
  const matches = (path: string) => config.matcher.some((matcher) => new RegExp(`^${matcher}$`).test(path));
  expect(['/a-clinica', '/profissional/ana', '/a/b', '/contato.html', '/index.php'].every(matches)).toBe(true);
  const others = [
    '/',
    '/_next/static/a.js',
    '/api/revision',
    '/og/1200x630/a-clinica',
    '/lake/v1/ping',
    '/studio/structure',
    '/icon.svg',
    '/healthz',
  ];
  expect(others.filter(matches)).toEqual([]);
});
