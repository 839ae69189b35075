/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { NextRequest } from 'next/server.js';
import { redirectSourceProblem } from '#schemas/rules/links.ts';

const { config, proxy } = await import('./proxy.ts');
const { forgetResolutions, rememberResolution } = await import('./cache/known-addresses.ts');

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

it('V8: answers 503 in words for an address that exists and cannot be read now', async () => {
  answer = { status: 503, body: '{}' };
  const response = await proxy(new NextRequest('http://localhost:3000/servicos'));
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.text()).toContain('indisponível no momento');
  // Asked anew each time: it may be there the next moment.
  answer = { status: 200, body: HERE };
  await expect(visit('/servicos')).resolves.toBe('on');
});

it('asks once about an address that exists, until something is published', async () => {
  await expect(visit('/servicos')).resolves.toBe('on');
  await expect(visit('/servicos?origem=anuncio')).resolves.toBe('on');
  expect(asked).toEqual(['/servicos']);
  forgetResolutions();
  await visit('/servicos');
  expect(asked).toEqual(['/servicos', '/servicos']);
});

it('does not keep what may have been read before a publish: Next expires it a moment later', async () => {
  const publishedAt = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(publishedAt);
  try {
    forgetResolutions();
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

it('L8: answers with the list itself where more is searched than four times a second (R2)', async () => {
  const clock = jest.spyOn(Date, 'now');
  let now = 2_000_000_000_000;
  clock.mockImplementation(() => now);
  const visits = async () => [await visit('/profissional?q=ana'), await visit('/profissional?q=bia')];
  expect(await visits()).toEqual(['200 /profissional/search/ana', 'on']);
  now += 250;
  expect(await visits()).toEqual(['200 /profissional/search/ana', 'on']);
  clock.mockRestore();
});

it.each<[string, number, string]>([
  ['fails', 500, ''],
  ['answers something else', 200, 'a page'],
  ['answers without saying', 200, '{}'],
])('leaves the decision to Next when the site %s', async (_title, status, body) => {
  answer = { status, body };
  await expect(visit('/nada')).resolves.toBe('on');
});

it('does not keep more addresses than a site has', async () => {
  for (let index = 0; index < 10_000; index += 1) {
    rememberResolution(`/${index}`, { kind: 'here', guards: [] }, Date.now());
  }
  await visit('/servicos');
  expect(globalThis.knownAddresses?.size).toBe(1);
});

it('V3: asks about the page of a preview picture, and about nothing that can be no page (E1)', async () => {
  await expect(visit('/og/740x300/a-clinica')).resolves.toBe('on');
  await expect(visit('/og/1200x630')).resolves.toBe('on');
  expect(asked).toEqual(['/a-clinica', '/']);
  answer.body = NOTHING;
  await expect(visit('/og/740x300/nada')).resolves.toBe('200 /_not-found');
  asked = [];
  for (const path of ['/og/300x300/a-clinica', `/${'%41'.repeat(700)}`]) {
    await expect(visit(path)).resolves.toBe('200 /_not-found');
  }
  expect(asked).toEqual([]);
});

it('V3: looks at whatever may be taken for a page, and leaves alone what the site itself has', () => {
  const matches = (path: string) => config.matcher.some((matcher) => new RegExp(`^${matcher}$`).test(path));
  const pages = [
    '/',
    '/a-clinica',
    '/profissional/ana',
    '/a/b',
    '/contato.html',
    '/preparo.pdf',
    '/profissional/ana.silva',
  ];
  const strange = [
    '/.env',
    '/studios',
    '/healthz/x',
    '/icon.svg/x',
    '/apis',
    '/og/1200x630/a-clinica',
    '/robots.txt.bak',
  ];
  expect([...pages, ...strange].filter((path) => !matches(path))).toEqual([]);
  const others = [
    '/_next/static/a.js',
    '/api/revision',
    '/lake/v1/ping',
    '/studio',
    '/studio/structure',
    '/feed.xml',
    '/icon.svg',
    '/llms.txt',
    '/robots.txt',
    '/sitemap.xml',
    '/sw.js',
    '/healthz',
  ];
  expect(others.filter(matches)).toEqual([]);
});

it('V3: gives staff no address to redirect that it never looks at (E1)', () => {
  const looks = (path: string) => config.matcher.some((matcher) => new RegExp(`^${matcher}$`).test(path));
  const paths = [
    '/_next/x',
    '/api/x',
    '/lake/x',
    '/studio/x',
    '/studio',
    '/feed.xml',
    '/icon.svg',
    '/sw.js',
    '/healthz',
  ];
  expect(paths.filter((path) => looks(path) || redirectSourceProblem(path) === true)).toEqual([]);
});
