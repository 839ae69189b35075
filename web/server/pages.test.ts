/** @jest-environment node */
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import * as zlib from 'node:zlib';
import { emptyContent } from '../replica/empty-content.ts';
import { askItself } from './ask-itself.ts';
import { collectAnswer } from './collect-answer.ts';

const brotliCompress = jest.fn(zlib.brotliCompress);
jest.unstable_mockModule('node:zlib', () => ({ ...zlib, brotliCompress }));
const { createPages, isShared } = await import('./pages.ts');

/** For which pages that were open have their data still. */
const OUTDATED_MS = 100;
const { replica, ...content } = emptyContent();
const pages = createPages(
  { replica, ...content },
  (asked) => askItself(server, asked),
  {
    core: '/_site/core-1.js',
    visit: '/_site/visit-1.js',
  },
  OUTDATED_MS,
);
const publish = () => replica.tellAll();

let server: Server;
/** What Next would do, and what it was asked for. */
let next: (response: ServerResponse, request: IncomingMessage) => void;
let asked: string[] = [];
let turn = 0;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    response.setHeader('x-request-id', `pedido-${asked.length}`);
    if (pages.sendKept(request, response)) return;
    await pages.turn(request, response);
    const page = pages.begin(request, response);
    collectAnswer(response, (body) => {
      page.keep(body);
      if (isShared(request, response, body)) page.send(body);
      else response.end(body);
    });
    const { url = '' } = request;
    // What an earlier test has visited may still be asked for again.
    if (Number(/\d+$/.exec(url) ?? turn) === turn) asked.push(url);
    next(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

beforeEach(() => {
  asked = [];
  turn += 1;
});

interface Options {
  readonly search?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
}

/** Not with fetch, which asks for something fresh whenever it names a tag. */
async function ask({ search = '', path = `/${turn}`, headers = {} }: Options = {}) {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((done, fail) =>
    get({ host: '127.0.0.1', port, path: path + search, headers }, done).once('error', fail),
  );
  const bytes = await buffer(response);
  const { 'content-length': length, 'content-encoding': encoding, etag = null, vary } = response.headers;
  expect(Number(length ?? bytes.length)).toBe(bytes.length);
  const requestId = response.headers['x-request-id'];
  return { status: response.statusCode, etag, encoding, vary, requestId, bytes, text: bytes.toString() };
}

/** As Next sends a page that it has in its cache. */
function page(html: string, headers: Record<string, string> = {}, status = 200): typeof next {
  return (response) => {
    response.statusCode = status;
    const length = String(Buffer.byteLength(html));
    const all = {
      'content-type': 'text/html; charset=utf-8',
      'content-length': length,
      'x-nextjs-cache': 'HIT',
      ...headers,
    };
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    response.end(html);
  };
}

const counted =
  (headers: Record<string, string> = {}, status = 200): typeof next =>
  (response, request) =>
    page(`<p>${asked.length}</p>`, headers, status)(response, request);

it('sends the same page without asking Next until something is published, with its headers and not those of another request', async () => {
  next = counted({ vary: 'rsc' });
  const first = await ask();
  const second = await ask();
  expect(second).toMatchObject({ text: '<p>1</p>', status: 200, vary: 'rsc, Accept-Encoding', etag: first.etag });
  expect([first.requestId, second.requestId]).toEqual(['pedido-0', 'pedido-1']);
  publish();
  expect((await ask()).text).not.toBe('<p>1</p>');
});

it('does not keep a page that was on its way while something was published', async () => {
  next = (response, request) => {
    replica.version += 1;
    counted()(response, request);
  };
  await ask();
  next = counted();
  expect((await ask()).text).toBe('<p>2</p>');
});

it.each<[string, Options]>([
  ['a preview', { headers: { cookie: 'a=b; __prerender_bypass=c' } }],
  ['a part of a page', { headers: { rsc: '1' } }],
  ['a search', { search: '?q=ana' }],
  ['another spelling', { path: '/./outra' }],
  ['a spelling with signs', { path: '/%6futra' }],
])('neither answers %s by what others got, nor others by it', async (_name, own) => {
  next = counted();
  await ask();
  expect((await ask(own)).text).toBe('<p>2</p>');
  expect((await ask()).text).toBe('<p>1</p>');
  expect((await ask(own)).text).toBe('<p>3</p>');
});

it('gives the data of a withdrawn page to who has it open, and soon to nobody', async () => {
  const rendered = `<p>Zulmira</p><script src="/_next/static/a.js" id="_R_" async=""></script><script>self.__next_f.push([1,"Zulmira"])</script>`;
  next = page(rendered);
  const address = /data-src="(\/_site\/data-[^"]*)"/.exec((await ask()).text)?.[1] ?? '';
  expect(pages.data(address)?.bytes.toString()).toContain('Zulmira');
  asked = [];
  next = page('<p>Nada</p>', {}, 404);
  publish();
  await renewed(2);
  expect(pages.data(address)?.bytes.toString()).toContain('Zulmira');
  while (pages.data(address)) await new Promise(setImmediate);
  expect(pages.data(address)).toBeUndefined();
});

it.each<[string, typeof next]>([
  ['errors', counted({}, 500)],
  ['what Next has made just now, maybe from what was there before', counted({ 'x-nextjs-cache': 'MISS' })],
  ['what sets a cookie', counted({ 'set-cookie': 'a=b' })],
  ['what is one visitor’s own', counted({ 'cache-control': 'private' })],
  ['what is no page', counted({ 'content-type': 'application/json' })],
])('keeps no copy of %s', async (_name, answer) => {
  next = answer;
  await ask();
  expect((await ask()).text).toBe('<p>2</p>');
});

/** Resolves when the pages that were visited were asked for again. */
async function renewed(count: number): Promise<readonly string[]> {
  while (asked.length < count) await new Promise(setImmediate);
  return asked;
}

it('asks Next after a publish when what it was making before is done, which it would give otherwise (R9)', async () => {
  const before = Promise.withResolvers<void>();
  next = (response, request) => void before.promise.then(() => page('<p>antes</p>')(response, request));
  const [first, other] = [ask(), ask()];
  while (asked.length < 2) await new Promise(setImmediate);
  publish();
  next = page('<p>depois</p>');
  const second = ask();
  // An address that nobody else asked for waits for nobody.
  expect((await ask({ path: `/x-${turn}` })).text).toBe('<p>depois</p>');
  expect(asked).toEqual([`/${turn}`, `/${turn}`, `/x-${turn}`]);
  before.resolve();
  expect((await second).text).toBe('<p>depois</p>');
  expect([(await first).text, (await other).text]).toEqual(['<p>antes</p>', '<p>antes</p>']);
});

it('has what was visited made anew after a publish, the last visited first, so that nobody waits for it', async () => {
  const visits = ['/a', '/b', '/c', '/a'].map((path) => `${path}-${turn}`);
  next = counted();
  for (const path of visits) await ask({ path });
  asked = [];
  publish();
  const [last = '', second = '', first = ''] = [...new Set(visits.toReversed())];
  expect((await renewed(3)).slice(0, 3)).toEqual([last, second, first]);
  // What the site asks of itself is no visit. The first may still be under way.
  asked = [];
  publish();
  expect((await renewed(3)).filter((path) => path !== first).slice(0, 2)).toEqual([last, second]);
});

it('asks once more for what Next had not finished, and forgets what is a page no more', async () => {
  next = counted();
  await ask();
  asked = [];
  next = (response, request) =>
    page('<p>novo</p>', { 'x-nextjs-cache': asked.length === 1 ? 'MISS' : 'HIT' })(response, request);
  publish();
  await renewed(2);
  expect((await ask()).text).toBe('<p>novo</p>');
  expect(asked.filter((path) => path === `/${turn}`)).toHaveLength(2);
  next = page('<p>Nada</p>', {}, 404);
  publish();
  await renewed(4);
  asked = [];
  publish();
  expect((await ask()).status).toBe(404);
  expect(asked.filter((path) => path === `/${turn}`)).toHaveLength(1);
});

it('tags a page by its content, the same for all and another when it was published anew', async () => {
  next = page('<p>Ação</p>', { 'x-nextjs-cache': 'MISS' });
  const first = await ask();
  const etag = expect.stringMatching(/^W\/"[\w-]{27}"$/);
  expect(first).toMatchObject({ status: 200, etag, text: '<p>Ação</p>' });
  expect((await ask()).etag).toBe(first.etag);
  next = page('<p>Anão</p>');
  expect((await ask()).etag).not.toBe(first.etag);
});

it.each(['HIT', 'MISS'])(
  'answers 304 to who has the page, and the page to who has an older one or wants it fresh (%s)',
  async (state) => {
    next = page('<p>Novo</p>', { 'x-nextjs-cache': state });
    const { etag } = await ask();
    const held = { 'if-none-match': `"outro", ${etag ?? ''}` };
    expect(await ask({ headers: held })).toMatchObject({ status: 304, etag, text: '', vary: 'Accept-Encoding' });
    expect((await ask({ headers: { 'if-none-match': (etag ?? '').replace('W/', '') } })).status).toBe(304);
    expect((await ask({ headers: { 'if-none-match': '"outro"' } })).status).toBe(200);
    expect((await ask({ headers: { ...held, 'cache-control': 'no-cache' } })).status).toBe(200);
  },
);

it.each<[string, Record<string, string>]>([
  ['a preview', { 'cache-control': 'private, no-cache, no-store' }],
  ['what is no page', { 'content-type': 'application/json' }],
  ['what has a tag of its own', { etag: '"own"' }],
])('leaves %s alone', async (_title, headers) => {
  next = page('{}', headers);
  const { status, etag, encoding, text } = await ask({ headers: { 'accept-encoding': 'br' } });
  expect([status, etag, encoding, text]).toEqual([200, headers.etag ?? null, undefined, '{}']);
});

it('never answers 304 for an error: it is not the page that is held', async () => {
  next = page('<p>Nada</p>', {}, 404);
  const tagged = { status: 404, etag: expect.stringMatching(/^W/), text: '<p>Nada</p>' };
  expect(await ask({ headers: { 'if-none-match': '*' } })).toMatchObject(tagged);
});

it('says how long the page is that it sends, not the one that it was given', async () => {
  const html = '<p>Olá</p><script src="/_next/static/a.js" id="_R_" async=""></script>';
  next = page(html);
  const { text } = await ask();
  expect(text.length).toBeGreaterThan(html.length);
  // Read to the end: a longer page than announced would be cut.
  expect(text).toMatch(/<\/script>$/);
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
  next = page(long);
  for (const _time of [1, 2]) {
    const sent = await ask(accept === undefined ? {} : { headers: { 'accept-encoding': accept } });
    expect(sent).toMatchObject({ encoding, vary: 'Accept-Encoding' });
    expect(unpack(sent.bytes).toString()).toBe(long);
  }
});

it('compresses a page once for all who ask, at once or later', async () => {
  next = page('<p>Uma vez</p>'.repeat(200));
  brotliCompress.mockClear();
  const headers = { 'accept-encoding': 'br' };
  const [first, second] = await Promise.all([ask({ headers }), ask({ headers })]);
  expect(second.bytes).toEqual(first.bytes);
  expect((await ask({ headers })).bytes).toEqual(first.bytes);
  expect(brotliCompress).toHaveBeenCalledTimes(1);
});
