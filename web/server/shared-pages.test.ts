/** @jest-environment node */
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import * as zlib from 'node:zlib';
import { collectAnswer } from './collect-answer.ts';

const brotliCompress = jest.fn(zlib.brotliCompress);
jest.unstable_mockModule('node:zlib', () => ({ ...zlib, brotliCompress }));
const OWN = { core: '/_site/core-1.js', visit: '/_site/visit-1.js' };
const { isShared, sendSharedPage } = await import('./shared-pages.ts');

let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    collectAnswer(response, (body) => {
      if (isShared(request, response, body)) sendSharedPage(request, response, body, OWN);
      else response.end(body);
    });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** As Next sends a page that it has in its cache. */
const page = (html: string, headers: Record<string, string> = {}) => {
  answer = (response) => {
    const length = String(Buffer.byteLength(html));
    const all = { 'content-type': 'text/html; charset=utf-8', 'content-length': length, ...headers };
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    response.end(html);
  };
};

/** Not with fetch, which asks for something fresh whenever it names a tag. */
async function ask(headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((done, fail) => get(url, { headers }, done).once('error', fail));
  const bytes = await buffer(response);
  const { 'content-length': length, 'content-encoding': encoding, etag = null } = response.headers;
  expect(Number(length ?? bytes.length)).toBe(bytes.length);
  return { status: response.statusCode, etag, encoding, bytes, text: bytes.toString() };
}

it('tags a page by its content, the same for all and another when it was published anew', async () => {
  page('<p>Ação</p>');
  const first = await ask();
  const etag = expect.stringMatching(/^W\/"[\w-]{27}"$/);
  expect(first).toMatchObject({ status: 200, etag, text: '<p>Ação</p>' });
  expect(await ask()).toEqual(first);
  page('<p>Anão</p>');
  expect((await ask()).etag).not.toBe(first.etag);
});

it('answers 304 to who has the page, and the page to who has an older one or wants it fresh', async () => {
  page('<p>Novo</p>');
  const { etag } = await ask();
  const held = { 'if-none-match': `"outro", ${etag ?? ''}` };
  expect(await ask(held)).toMatchObject({ status: 304, etag, text: '' });
  expect((await ask({ 'if-none-match': (etag ?? '').replace('W/', '') })).status).toBe(304);
  expect((await ask({ 'if-none-match': '"outro"' })).status).toBe(200);
  expect((await ask({ ...held, 'cache-control': 'no-cache' })).status).toBe(200);
});

it.each<[string, Record<string, string>]>([
  ['a preview', { 'cache-control': 'private, no-cache, no-store' }],
  ['what is no page', { 'content-type': 'application/json' }],
  ['what has a tag of its own', { etag: '"own"' }],
])('leaves %s alone', async (_title, headers) => {
  page('{}', headers);
  const { status, etag, text: sent } = await ask();
  expect([status, etag, sent]).toEqual([200, headers.etag ?? null, '{}']);
});

it('never answers 304 for an error: it is not the page that is held', async () => {
  answer = (response) => {
    response.statusCode = 404;
    response.setHeader('content-type', 'text/html');
    response.end('<p>Nada</p>');
  };
  const tagged = { status: 404, etag: expect.stringMatching(/^W/), text: '<p>Nada</p>' };
  expect(await ask({ 'if-none-match': '*' })).toMatchObject(tagged);
});

it('says how long the page is that it sends, not the one that it was given', async () => {
  const html = '<p>Olá</p><script src="/_next/static/a.js" id="_R_" async=""></script>';
  page(html);
  const sent = (await ask()).text;
  expect(sent.length).toBeGreaterThan(html.length);
  // Read to the end: a longer page than announced would be cut.
  expect(sent).toMatch(/<\/script>$/);
});

const long = '<p>Ação</p>'.repeat(200);

it.each<[string | undefined, string | undefined, (bytes: Buffer) => Buffer]>([
  ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
  ['gzip, deflate', 'gzip', zlib.gunzipSync],
  ['br;q=0, gzip', 'gzip', zlib.gunzipSync],
  ['deflate', undefined, (bytes) => bytes],
  ['gzip;q=0', undefined, (bytes) => bytes],
  [undefined, undefined, (bytes) => bytes],
])('who accepts "%s" gets the page as %s', async (accept, encoding, unpack) => {
  page(long);
  const sent = await ask(accept === undefined ? {} : { 'accept-encoding': accept });
  expect(sent.encoding).toBe(encoding);
  expect(unpack(sent.bytes).toString()).toBe(long);
});

it('compresses a page once for all who ask, at once or later', async () => {
  page('<p>Uma vez</p>'.repeat(200));
  brotliCompress.mockClear();
  const accept = { 'accept-encoding': 'br' };
  const [first, second] = await Promise.all([ask(accept), ask(accept)]);
  expect(second).toEqual(first);
  expect(await ask(accept)).toEqual(first);
  expect(brotliCompress).toHaveBeenCalledTimes(1);
});

it('leaves what is made for one visitor as it is', async () => {
  page(long, { 'cache-control': 'private' });
  expect(await ask({ 'accept-encoding': 'br' })).toMatchObject({ encoding: undefined, text: long });
});
