/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finishPage } from './finish-page.ts';
import { answerPageScript, isPageScript, serveScript } from './page-scripts.ts';
import { emptyContent } from '../replica/empty-content.ts';
import { askItself } from './ask-itself.ts';
import { createPages } from './pages.ts';

const code = 'watchVisit()';
const own = { core: serveScript('core', code), visit: serveScript('visit', 'visit()') };

const LAST = '<script src="/_next/static/main.js" id="_R_" async=""></script>';
const pageOf = (text: string) =>
  `<!DOCTYPE html><html><body><p>${text}</p>${LAST}<script>self.__next_f.push([1,"${text}"])</script></body></html>`;
const dataOf = (text: string) => finishPage(pageOf(text), own).data?.address ?? '';

/** What the site has at each path; and what was asked of it. */
const texts = new Map<string, string>();
let asked: string[] = [];
const ended = Promise.withResolvers<void>();
let server: Server;
let base: string;
const pages = createPages(emptyContent(), (path) => askItself(server, path), own);

beforeAll(async () => {
  server = createServer((request, response) => {
    if (isPageScript(request.url)) return void answerPageScript(request, response, pages);
    asked.push(request.url ?? '');
    if (request.url === '/stream') {
      response.once('close', () => ended.resolve());
      return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': welcome\n\n');
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    pages.begin(request, response).send(pageOf(texts.get(request.url ?? '') ?? 'nada'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  asked = [];
});

it('gives the core and the data of a page that was sent, for ever', async () => {
  texts.set('/exames', 'exames');
  const html = await (await fetch(`${base}/exames`)).text();
  expect(html).not.toContain('__next_f');
  for (const [address, text] of [
    [own.core, code],
    [dataOf('exames'), 'self.__next_f.push([1,"exames"])'],
  ] as const) {
    expect(html).toContain(`data-src="${address}"`);
    const answer = await fetch(base + address, { headers: { 'accept-encoding': 'br' } });
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  }
  expect(asked).toEqual(['/exames']);
});

it('makes the data again that another process has sent, by asking for its page', async () => {
  texts.set('/contato?assunto=1', 'contato');
  const answer = await fetch(`${base}${dataOf('contato')}?at=${encodeURIComponent('/contato?assunto=1')}`);
  expect(await answer.text()).toBe('self.__next_f.push([1,"contato"])');
  expect(asked).toEqual(['/contato?assunto=1']);
});

it('has nothing where the page says something else by now, and lets nobody keep that', async () => {
  texts.set('/', 'novo');
  const answer = await fetch(`${base}${dataOf('velho')}?at=/`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it.each([
  ['without a path', ''],
  ['for an address of another site', '?at=https://example.com/'],
  ['for another host', '?at=//example.com/'],
  ['for a script in place of a page', `?at=${own.core}`],
  ['for a path of endless length', `?at=/${'a'.repeat(3_000)}`],
])('asks for nothing %s', async (_what, query) => {
  expect((await fetch(base + dataOf('nunca visto') + query)).status).toBe(404);
  expect(asked).toEqual([]);
});

it('hangs up where the path is that of a stream, which would never end', async () => {
  expect((await fetch(`${base}${dataOf('nunca visto')}?at=/stream`)).status).toBe(404);
  await ended.promise;
});

it.each(['/%0d%0aX:y', '/a b', '/%2e%2e/', '/\\\\x'])('answers where the path of the page is %s', async (path) => {
  expect((await fetch(`${base}${dataOf('nunca visto')}?at=${path}`)).status).toBe(404);
});

it('answers questions alone', async () => {
  expect((await fetch(base + own.core, { method: 'POST' })).status).toBe(404);
});

it('gives a page of another build the core of today, and lets nobody keep that', async () => {
  const answer = await fetch(`${base}/_site/core-of-another-build.js`);
  expect(await answer.text()).toBe(code);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
