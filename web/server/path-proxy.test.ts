/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { createPathProxy, createPathRefusal } from './path-proxy.ts';

let target: Server;
let front: Server;
let base: string;

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  target = createServer((request, response) => {
    if (request.url === '/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n');
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ url: request.url, host: request.headers['x-forwarded-host'] }));
  }).listen(0);
  await once(target, 'listening');
  new WebSocketServer({ server: target }).on('connection', (socket, request) => socket.send(String(request.url)));
  const proxy = createPathProxy({ prefix: '/lake', target: `http://127.0.0.1:${portOf(target)}`, strip: true });
  front = createServer((request, response) =>
    proxy.serves(request.url) ? proxy.handle(request, response) : response.writeHead(204).end(),
  );
  front.on('upgrade', (request, socket, head) => proxy.upgrade(request, socket, head));
  front.listen(0);
  await once(front, 'listening');
  base = `localhost:${portOf(front)}`;
});

afterAll(() => {
  for (const server of [front, target]) {
    server.closeAllConnections();
    server.close();
  }
});

it('takes its prefix off and says which host the visitor asked', async () => {
  const reply = await fetch(`http://${base}/lake/v1/ping?tag=x`);
  expect(await reply.json()).toEqual({ url: '/v1/ping?tag=x', host: base });
});

it('answers only for its own path', async () => {
  expect((await fetch(`http://${base}/lakeside`)).status).toBe(204);
  expect(await (await fetch(`http://${base}/lake`)).json()).toMatchObject({ url: '/' });
});

it('passes a stream on as it comes', async () => {
  const reply = await fetch(`http://${base}/lake/stream`);
  const reader = reply.body?.getReader();
  const chunk = await reader?.read();
  expect(new TextDecoder().decode(chunk?.value)).toBe('data: first\n\n');
  await reader?.cancel();
});

it('carries WebSockets', async () => {
  const socket = new WebSocket(`ws://${base}/lake/mux`);
  const [message] = await once(socket, 'message');
  expect(String(message)).toBe('/mux');
  socket.close();
});

it('answers 503 with JSON when the target is away, so that Studio keeps what was typed (E6)', async () => {
  const gone = createPathProxy({ prefix: '/lake', target: 'http://127.0.0.1:9', strip: true });
  const lonely = createServer((request, response) => gone.handle(request, response)).listen(0);
  lonely.on('upgrade', (request, socket, head) => gone.upgrade(request, socket, head));
  await once(lonely, 'listening');
  const reply = await fetch(`http://localhost:${portOf(lonely)}/lake/v1/ping`);
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('1');
  expect(await reply.json()).toMatchObject({ statusCode: 503 });
  const socket = new WebSocket(`ws://localhost:${portOf(lonely)}/lake/mux`);
  const [error] = await once(socket, 'error');
  expect(String(error)).toMatch(/hang up|ECONNRESET/);
  lonely.closeAllConnections();
  lonely.close();
});

describe('a target that takes its time', () => {
  const PATIENCE = { ask: 50, silence: 2_000 };
  let slow: Server;
  let behind: Server;
  let asked: number;
  let health: 'answers' | 'is silent';

  beforeEach(async () => {
    asked = 0;
    slow = createServer((request, response) => {
      if (request.url !== '/healthz') return;
      asked += 1;
      if (health === 'answers') response.end('ok');
      slow.emit('asked');
    }).listen(0);
    await once(slow, 'listening');
    const proxy = createPathProxy({
      prefix: '/lake',
      target: `http://127.0.0.1:${portOf(slow)}`,
      strip: true,
      patience: PATIENCE,
    });
    behind = createServer((request, response) => proxy.handle(request, response)).listen(0);
    behind.on('upgrade', (request, socket, head) => proxy.upgrade(request, socket, head));
    await once(behind, 'listening');
  });

  afterEach(() => {
    for (const server of [behind, slow]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each(['GET', 'POST'])('S23: answers 503 with JSON to %s when it hangs, its health with it', async (method) => {
    health = 'is silent';
    const body = method === 'POST' ? 'x'.repeat(100_000) : undefined;
    const reply = await fetch(`http://localhost:${portOf(behind)}/lake/v1/x`, { method, ...(body ? { body } : {}) });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await reply.json()).toMatchObject({ statusCode: 503, message: 'Nothing answers behind /lake.' });
    expect(asked).toBe(1);
  });

  it('S23: tells a person who opens a page in words', async () => {
    health = 'is silent';
    const headers = { 'sec-fetch-dest': 'document' };
    const reply = await fetch(`http://localhost:${portOf(behind)}/lake/accounts`, { headers });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await reply.text()).toContain('<h1>Esta página está indisponível no momento</h1>');
  });

  it('S23: ends a WebSocket that it does not accept when it hangs', async () => {
    health = 'is silent';
    const socket = new WebSocket(`ws://localhost:${portOf(behind)}/lake/mux`);
    const [error] = await once(socket, 'error');
    expect(String(error)).toMatch(/hang up|ECONNRESET/);
  });

  it('S23: waits on while its health answers: it works at the request', async () => {
    health = 'answers';
    let answered = false;
    const reply = fetch(`http://localhost:${portOf(behind)}/lake/v1/x`).finally(() => (answered = true));
    for (let left = (2 * PATIENCE.silence) / PATIENCE.ask; left > 0; left -= 1) await once(slow, 'asked');
    expect(answered).toBe(false);
    health = 'is silent';
    expect((await reply).status).toBe(503);
  });

  it('S23: one question is enough for all that wait', async () => {
    health = 'is silent';
    const url = `http://localhost:${portOf(behind)}/lake/v1/x`;
    const replies = await Promise.all(Array.from({ length: 20 }, () => fetch(url)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]));
    expect(asked).toBe(1);
  });
});

it('says why nothing answers below its path, and leaves all others alone', async () => {
  const refusal = createPathRefusal({ prefix: '/lake', message: 'Content is in a hosted project.' });
  expect(['/lake', '/lake/v1/ping', '/lake?x', '/lakes', '/', undefined].map((url) => refusal.serves(url))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  const server = createServer((request, response) => refusal.handle(request, response)).listen(0);
  await once(server, 'listening');
  const reply = await fetch(`http://localhost:${portOf(server)}/lake/v1/ping`);
  expect([reply.status, await reply.json()]).toEqual([
    404,
    { statusCode: 404, error: 'Not Found', message: 'Content is in a hosted project.' },
  ]);
  server.closeAllConnections();
  server.close();
});
