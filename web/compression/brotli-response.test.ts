/** @jest-environment node */
import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { BrotliCache } from './brotli-cache.ts';
import { BrotliResponse } from './brotli-response.ts';

const page = `<!doctype html>${'<p>Horário de funcionamento</p>'.repeat(3_000)}`;
const BROWSER = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, deflate, br, zstd' };

let server: Server;
/** What the server does with the next request. */
let answer: (response: ServerResponse) => void;
let seen: IncomingHttpHeaders;

beforeAll(async () => {
  server = createServer({ ServerResponse: BrotliResponse }, (request, response) => {
    seen = request.headers;
    answer(response);
  }).listen(0);
  await once(server, 'listening');
});

afterAll(() => server.close());

beforeEach(() => {
  answer = (response) => {
    response.setHeader('etag', '"one"');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-length', Buffer.byteLength(page));
    response.end(page);
  };
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Parts as they came. */
  readonly parts: readonly Buffer[];
}

/** Asks without decoding anything, unlike `fetch`. */
async function ask(path: string, headers: Record<string, string> = BROWSER): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const [response] = await once(get({ port, path, headers }), 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts), parts };
}

it('sends a page in Brotli, a tenth of its size, and says so', async () => {
  const { headers, body } = await ask('/');
  expect(brotliDecompressSync(body).toString()).toBe(page);
  expect(body.length).toBeLessThan(page.length / 10);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.length),
    etag: 'W/"one"',
    vary: 'Accept-Encoding',
  });
  // Next must not compress it first.
  expect(seen['accept-encoding']).toBe('identity');
});

it('sends what changed under the same address', async () => {
  await ask('/changing');
  answer = (response) => {
    response.setHeader('etag', '"two"');
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-length', 5);
    response.write('no');
    response.end('vo!');
  };
  expect(brotliDecompressSync((await ask('/changing')).body).toString()).toBe('novo!');
});

it('waits with the head for the body, whoever asks for it sooner', async () => {
  const send = answer;
  answer = (response) => {
    const end = response.end.bind(response);
    // As Next's compression does before it hands the body on.
    response.end = (...all: unknown[]) => {
      response.writeHead(response.statusCode);
      return end(...(all as [string]));
    };
    send(response);
  };
  const { headers, body } = await ask('/');
  expect([headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual(['br', page]);
});

it('compresses files of the build whatever is accepted', async () => {
  answer = (response) => {
    response.setHeader('etag', 'W/"file"');
    response.setHeader('content-type', 'application/javascript; charset=UTF-8');
    response.setHeader('content-length', Buffer.byteLength(page));
    response.end(Buffer.from(page));
  };
  const { headers, body } = await ask('/_next/static/chunks/a.js', { accept: '*/*', 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers.etag]).toEqual(['br', 'W/"file"']);
  expect(brotliDecompressSync(body).toString()).toBe(page);
});

it.each([
  ['a browser that does not read Brotli', { ...BROWSER, 'accept-encoding': 'gzip' }],
  ['a browser that refuses it', { ...BROWSER, 'accept-encoding': 'gzip, br;q=0' }],
  ['a part of a file', { ...BROWSER, range: 'bytes=0-9' }],
  ['data that is no page', { ...BROWSER, accept: 'application/json' }],
])('leaves %s to Next', async (_name, headers) => {
  const { headers: got, body } = await ask('/', headers);
  expect([got['content-encoding'], body.toString()]).toEqual([undefined, page]);
  expect(seen['accept-encoding']).toBe(headers['accept-encoding']);
});

it.each([
  ['a picture', 200, 'image/avif', 'picture', 'public'],
  ['an answer without a body', 304, 'text/html', '', 'public'],
  ['a stream of events', 200, 'text/event-stream', 'data: 1', 'public'],
  ['what must not be changed', 200, 'text/html', 'page', 'no-cache, no-transform'],
])('sends %s as it is', async (_name, status, type, content, control) => {
  answer = (response) => {
    response.statusCode = status;
    response.setHeader('cache-control', control);
    response.setHeader('etag', '"x"');
    response.setHeader('content-type', type);
    response.end(content);
  };
  const got = await ask('/');
  expect([got.status, got.headers['content-encoding'], got.body.toString()]).toEqual([status, undefined, content]);
});

it('compresses what one visitor alone may see, and does not keep it', async () => {
  const send = (text: string) => {
    answer = (response) => {
      response.setHeader('etag', '"draft"');
      response.setHeader('cache-control', 'private, no-store');
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-length', text.length);
      response.end(text);
    };
  };
  send('mine');
  await ask('/draft');
  send('hers');
  const { headers, body } = await ask('/draft');
  expect([headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual(['br', 'hers']);
});

it('compresses a page that is missing, too, and the feed', async () => {
  for (const [status, type] of [
    [404, 'text/html'],
    [200, 'application/rss+xml; charset=utf-8'],
  ] as const) {
    answer = (response) => {
      response.statusCode = status;
      response.setHeader('etag', '"x"');
      response.setHeader('content-type', type);
      response.end('content');
    };
    const { headers, body } = await ask('/');
    expect([headers['content-encoding'], headers.etag]).toEqual(['br', 'W/"x"']);
    expect(brotliDecompressSync(body).toString()).toBe('content');
  }
});

it('sends a streamed page part by part, each readable when it comes', async () => {
  answer = (response) => {
    response.setHeader('content-type', 'text/html');
    response.flushHeaders();
    expect(response.headersSent).toBe(true);
    response.write('<p>first</p>');
    (response as BrotliResponse).flush();
    setTimeout(() => response.end('<p>last</p>'), 50);
  };
  const { headers, body, parts } = await ask('/');
  expect([headers['content-encoding'], headers['transfer-encoding']]).toEqual(['br', 'chunked']);
  expect(parts.length).toBeGreaterThan(1);
  expect(brotliDecompressSync(body).toString()).toBe('<p>first</p><p>last</p>');
});

it('leaves alone what sends its head by itself, such as the page of last resort', async () => {
  answer = (response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('broken');
  };
  const { status, body } = await ask('/');
  expect([status, body.toString()]).toEqual([500, 'broken']);
});

it('keeps no more than it has room for, and forgets what was not asked for longest', () => {
  const body = (letter: string) => Buffer.from(letter.repeat(50));
  const cache = new BrotliCache(3 * new BrotliCache().get('any', body('a')).length);
  const first = cache.get('a', body('a'));
  for (const key of ['b', 'c', 'a', 'd']) cache.get(key, body(key));
  expect(cache.get('a', body('x'))).toBe(first);
  // `b` went: what is given now is what comes back.
  expect(brotliDecompressSync(cache.get('b', body('y'))).toString()).toBe('y'.repeat(50));
});
