/** @jest-environment node */
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packOnce, packPages } from './packed-pages.ts';

const page = Buffer.from('<p>Ação</p>'.repeat(200));
packOnce(page);

let server: Server;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    packPages(request, response);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

beforeEach(() => {
  answer = (response) => {
    response.setHeader('content-length', page.length);
    response.end(page);
  };
});

async function ask(accept?: string) {
  const { port } = server.address() as AddressInfo;
  const headers = accept === undefined ? {} : { 'accept-encoding': accept };
  const url = `http://127.0.0.1:${port}/`;
  const response = await new Promise<IncomingMessage>((done, fail) => get(url, { headers }, done).once('error', fail));
  const bytes = await buffer(response);
  expect(Number(response.headers['content-length'])).toBe(bytes.length);
  return { encoding: response.headers['content-encoding'], bytes };
}

it.each<[string | undefined, string | undefined, (bytes: Buffer) => Buffer]>([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['deflate', undefined, (bytes) => bytes],
  ['gzip;q=0', undefined, (bytes) => bytes],
  [undefined, undefined, (bytes) => bytes],
])('who accepts "%s" gets the page as %s', async (accept, encoding, unpack) => {
  const sent = await ask(accept);
  expect(sent.encoding).toBe(encoding);
  expect(unpack(sent.bytes)).toEqual(page);
});

it('compresses a page once for all who ask, at once or later', async () => {
  const own = Buffer.from(page);
  packOnce(own);
  answer = (response) => response.end(own);
  const [first, second] = await Promise.all([ask('br'), ask('br')]);
  expect(second).toEqual(first);
  // Whoever looked at the page again would find other bytes.
  own.fill('x');
  expect(await ask('br')).toEqual(first);
});

it('leaves what is made for one visitor as it is', async () => {
  answer = (response) => response.setHeader('content-length', 4).end(Buffer.from('Olá'));
  expect(await ask('br')).toEqual({ encoding: undefined, bytes: Buffer.from('Olá') });
});
