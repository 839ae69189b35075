/** @jest-environment node */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { NextRequest } from 'next/server.js';
import { redirectSourceProblem } from '#schemas/rules/links.ts';
import { emptyContent } from './replica/empty-content.ts';
import type { Published } from './replica/dependencies.ts';

const { config, proxy } = await import('./proxy.ts');

let revisions = 0;
const document = (fields: {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}): Published => ({
  _rev: String((revisions += 1)),
  _createdAt: '2026-11-21T12:00:00Z',
  _updatedAt: '2026-11-21T12:00:00Z',
  ...fields,
});
const page = (slug: string, fields: object = {}) =>
  document({
    _id: slug,
    _type: 'page',
    title: slug,
    slug: {
      _type: 'slug',
      current: slug,
    },
    ...fields,
  });
const guarded = (slug: string, name: unknown, until?: string) =>
  page(slug, { guards: [{ _key: 'a', _type: 'pageGuard', name, ...(until && { until }) }] });

/** Publishes just this. */
function publish(...documents: readonly Published[]): void {
  globalThis.clinicSite ??= emptyContent();
  globalThis.clinicSite.replica.replace(documents);
}

beforeEach(() => {
  globalThis.clinicSite = undefined;
  publish(page('servicos'), page('a-clinica'));
});

/** What a visitor gets: where the request is sent instead, with which status, or "on". */
async function visit(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await proxy(new NextRequest(`http://localhost:3000${path}`, { headers }));
  const redirect = response.headers.get('location');
  if (redirect) return `${response.status} ${redirect.replace('http://localhost:3000', '')}`;
  const target = response.headers.get('x-middleware-rewrite');
  if (response.status === 429) return '429';
  return target === null ? 'on' : `${response.status} ${new URL(target).pathname}`;
}

it('sends an address without content to the not-found page (E1)', async () => {
  await expect(visit('/nada')).resolves.toBe('200 /_not-found');
  await expect(visit('/profissional/ninguem')).resolves.toBe('200 /_not-found');
  publish(page('nada'));
  await expect(visit('/nada')).resolves.toBe('on');
});

it('leads a moved address on, query included (R2)', async () => {
  const redirect = (from: string, to: string, permanent: boolean) =>
    document({
      _id: from,
      _type: 'redirect',
      from,
      to,
      permanent,
    });
  publish(page('nova', { previousSlugs: ['antiga'] }), redirect('/promo', 'https://outra.example/x', false));
  await expect(visit('/antiga?a=1')).resolves.toBe('308 /nova?a=1');
  await expect(visit('/promo')).resolves.toBe('307 https://outra.example/x');
});

it('answers 500 for a page that names a guard which does not exist (E4)', async () => {
  publish(guarded('a-clinica', 'login'));
  await expect(visit('/a-clinica')).resolves.toBe('500 /interrupted/unknown/a-clinica');
});

it.each<[string, object]>([
  ['without a name', { guards: [{ _key: 'a', _type: 'pageGuard' }] }],
  [
    'that is unknown beside one that lets pass',
    {
      guards: [
        { _key: 'a', name: 'availableUntil' },
        { _key: 'b', name: '' },
      ],
    },
  ],
])('P22: keeps a page closed by a guard %s', async (_title, fields) => {
  publish(page('a-clinica', fields));
  await expect(visit('/a-clinica')).resolves.toBe('500 /interrupted/unknown/a-clinica');
});

it('interrupts a page in maintenance with 503, and one that is not due yet', async () => {
  publish(guarded('a-clinica', 'maintenance'));
  await expect(visit('/a-clinica')).resolves.toBe('503 /interrupted/maintenance/a-clinica');
  publish(guarded('novo', 'comingSoonUntil', '2100-01-01T00:00:00Z'));
  await expect(visit('/novo')).resolves.toBe('200 /interrupted/coming-soon/novo');
  publish(guarded('campanha', 'availableUntil', '2000-01-01T00:00:00Z'));
  await expect(visit('/campanha')).resolves.toBe('200 /_not-found');
});

it('answers a search without script as a page of its own (R2)', async () => {
  await expect(visit('/profissional?q=psico ana')).resolves.toBe('200 /profissional/search/q%3Dpsico%2Bana');
  await expect(visit('/profissional?q=&dia=2026-11-28&convenio=plan-a&utm=x')).resolves.toBe(
    '200 /profissional/search/dia%3D2026-11-28%26convenio%3Dplan-a',
  );
  await expect(visit('/profissional?q=')).resolves.toBe('on');

  // Asked by a script: that page narrows itself.
  await expect(visit('/profissional?q=ana', { 'sec-fetch-dest': 'empty' })).resolves.toBe('on');
});

it('U1: answers a search of the whole site as a page of its own, which is none by itself', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_900_000_000_000);
  await expect(visit('/busca?q=raio x')).resolves.toBe('200 /busca/search/q%3Draio%2Bx');
  await expect(visit('/busca')).resolves.toBe('on');
  await expect(visit('/busca/search/q=raio')).resolves.toBe('200 /_not-found');
  await expect(visit('/busca?q=ana', { 'sec-fetch-dest': 'empty' })).resolves.toBe('on');
  // Searches of people and of the site are as much work, and share what there is of it.
  for (const words of ['a', 'b', 'c']) await visit(`/busca?q=${words}`);
  await expect(visit('/profissional?q=ana')).resolves.toBe('on');
  clock.mockRestore();
});

it('L8: answers with the list itself where more is searched than four times a second (R2)', async () => {
  const clock = jest.spyOn(Date, 'now');
  let now = 2_000_000_000_000;
  clock.mockImplementation(() => now);
  const visits = async () => {
    for (const words of ['a', 'b', 'c']) await visit(`/profissional?q=${words}`);
    return [await visit('/profissional?q=ana'), await visit('/profissional?q=bia')];
  };
  expect(await visits()).toEqual(['200 /profissional/search/q%3Dana', 'on']);
  now += 1_000;
  expect(await visits()).toEqual(['200 /profissional/search/q%3Dana', 'on']);
  clock.mockRestore();
});

it('U1: answers more searches of the whole site than four a second one after the other, and says so when there are too many', async () => {
  jest.useFakeTimers({ now: 2_500_000_000_000 });
  const visits = async (count: number) => {
    const all = Promise.all(Array.from({ length: count }, (_, index) => visit(`/busca?q=${index}`)));
    await jest.advanceTimersByTimeAsync(5_000);
    return (await all).map((answer) => answer.split('q%3D')[0]);
  };
  expect(await visits(6)).toEqual(Array.from({ length: 6 }, () => '200 /busca/search/'));
  expect(new Set(await visits(40))).toEqual(new Set(['200 /busca/search/', '429']));
  jest.useRealTimers();
});

it('U6: renders a few pages of requests a second, and draws no picture of one', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(4_000_000_000_000);
  const visits = [];
  for (let times = 0; times < 10; times += 1) visits.push(await visit('/agendar/pedido/0A9S-e1h6-3vee'));
  expect(visits).toEqual([...Array.from({ length: 8 }, () => 'on'), '429', '429']);
  await expect(visit('/og/1200x630/agendar/pedido/0a9s-e1h6-3vee')).resolves.toBe('200 /_not-found');
  clock.mockRestore();
});

it('P21: a dot is a word like others, and leads to no other folder', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(3_000_000_000_000);
  await expect(visit('/profissional?q=.')).resolves.toBe('200 /profissional/search/q%3D.');
  clock.mockRestore();
});

it('asks a route of the site about a preview, whose drafts are addresses too', async () => {
  const site = createServer((_request, response) => response.end('{"kind":"here","guards":[]}')).listen(0, '127.0.0.1');
  await once(site, 'listening');
  process.env.PORT = String((site.address() as AddressInfo).port);
  await expect(visit('/rascunho', { cookie: '__prerender_bypass=x' })).resolves.toBe('on');
  site.close();
  site.closeAllConnections();
});

it('V3: knows the page of a preview picture, and what can be no page (E1)', async () => {
  await expect(visit('/og/740x300/a-clinica')).resolves.toBe('on');
  await expect(visit('/og/1200x630')).resolves.toBe('on');
  for (const path of ['/og/740x300/nada', '/og/300x300/a-clinica', `/${'%41'.repeat(700)}`]) {
    await expect(visit(path)).resolves.toBe('200 /_not-found');
  }
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
