/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchActivity } from './activity.ts';
import { createHttpClient, HttpError } from './http-client.ts';

let server: Server;
let seen: IncomingMessage[];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    if (request.url === '/missing') response.writeHead(404).end();
    else if (request.url === '/text') response.writeHead(200, { 'content-type': 'text/plain' }).end('{"a":1}');
    else response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end('{"a":1}');
  }).listen(0);
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  seen = [];
  delete process.env.HTTP_BASE_URL;
  process.env.PORT = String((server.address() as AddressInfo).port);
});

it('asks a local address unless another is configured (B2)', async () => {
  const get = createHttpClient();
  await get('/json');
  expect(seen[0]?.headers.host).toBe(`localhost:${process.env.PORT}`);
  process.env.HTTP_BASE_URL = `http://127.0.0.1:${process.env.PORT}/below/`;
  await get('json');
  expect([seen[1]?.headers.host, seen[1]?.url]).toEqual([`127.0.0.1:${process.env.PORT}`, '/below/json']);
});

it('accepts JSON or text, and gives each as what it is (B2)', async () => {
  const get = createHttpClient();
  await expect(get('/json')).resolves.toEqual({ a: 1 });
  await expect(get('/text')).resolves.toBe('{"a":1}');
  expect(seen[0]?.headers.accept).toBe('application/json, text/plain, */*');
});

it('rejects with the status of a refusal, and with the reason when nobody answers (B2)', async () => {
  const get = createHttpClient();
  await expect(get('/missing')).rejects.toEqual(new HttpError('/missing', 404));
  await expect(createHttpClient({ base: 'http://127.0.0.1:9' })('/json')).rejects.toThrow('fetch failed');
});

it('V17: leaves the loading bar as it is where nobody waits (B1)', async () => {
  const seen: string[] = [];
  const stop = watchActivity({ begin: () => seen.push('begin'), step() {}, end: (outcome) => seen.push(outcome) });
  const get = createHttpClient();
  await get('/json', { background: true });
  await expect(get('/missing', { background: true })).rejects.toBeInstanceOf(HttpError);
  expect(seen).toEqual([]);
  await get('/json');
  expect(seen).toEqual(['begin', 'done']);
  stop();
});
