/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyContent } from '../replica/empty-content.ts';
import { collectAnswer } from './collect-answer.ts';
import { keepInMicroCache, readMicroCache } from './micro-cache.ts';

const content = emptyContent();
globalThis.clinicSite = content;

let server: Server;
/** What Next would do, and how often it was asked. */
let next: (request: IncomingMessage, response: ServerResponse) => void;
let asked: number;
let path = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('x-request-id', `pedido-${asked}`);
    const known = readMicroCache(request, response);
    if (known !== undefined) {
      response.end(known);
      return;
    }
    const keep = keepInMicroCache(request, response);
    collectAnswer(response, (body) => {
      keep(body);
      response.end(body);
    });
    asked += 1;
    next(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

beforeEach(() => {
  asked = 0;
  path += 1;
  next = page();
});

const page =
  (headers: Record<string, string> = {}, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('x-nextjs-cache', 'HIT');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(`<p>${asked}</p>`);
  };

async function ask(options: { readonly search?: string; readonly headers?: Record<string, string> } = {}) {
  const { port } = server.address() as AddressInfo;
  const { search = '', headers = {} } = options;
  const response = await fetch(`http://127.0.0.1:${port}/${path}${search}`, { headers });
  return { text: await response.text(), headers: response.headers, status: response.status };
}

it('gives the same page without asking Next until something is published, with its headers and not those of another request', async () => {
  next = page({ vary: 'rsc' });
  const first = await ask();
  const second = await ask();
  expect(second).toMatchObject({ text: '<p>1</p>', status: 200 });
  expect(second.headers.get('vary')).toBe('rsc');
  expect(first.headers.get('x-request-id')).toBe('pedido-0');
  expect(second.headers.get('x-request-id')).toBe('pedido-1');
  content.replica.version += 1;
  expect((await ask()).text).toBe('<p>2</p>');
});

it('asks anew at once when something was published', async () => {
  await ask();
  content.replica.version += 1;
  expect((await ask()).text).toBe('<p>2</p>');
  expect((await ask()).text).toBe('<p>2</p>');
});

it('does not keep a page that was on its way while something was published', async () => {
  next = (request, response) => {
    content.replica.version += 1;
    page()(request, response);
  };
  await ask();
  next = page();
  expect((await ask()).text).toBe('<p>2</p>');
});

it.each<[string, Parameters<typeof ask>[0]]>([
  ['a preview', { headers: { cookie: 'a=b; __prerender_bypass=c' } }],
  ['a part of a page', { headers: { rsc: '1' } }],
  ['a search', { search: '?q=ana' }],
])('neither answers %s by what others got, nor others by it', async (_name, own) => {
  await ask();
  expect((await ask(own)).text).toBe('<p>2</p>');
  expect((await ask()).text).toBe('<p>1</p>');
  expect((await ask(own)).text).toBe('<p>3</p>');
});

it.each<[string, ReturnType<typeof page>]>([
  ['errors', page({}, 500)],
  ['what Next has made just now, maybe from what was there before', page({ 'x-nextjs-cache': 'MISS' })],
  ['what sets a cookie', page({ 'set-cookie': 'a=b' })],
  ['what is one visitor’s own', page({ 'cache-control': 'private' })],
  ['what is no page', page({ 'content-type': 'application/json' })],
])('keeps no copy of %s', async (_name, answer) => {
  next = answer;
  await ask();
  expect((await ask()).text).toBe('<p>2</p>');
});
