import { createServer, type Server } from 'node:http';
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws';

import { createLakeFetch } from './lake-fetch.ts';

let server: Server;
let sockets: WebSocketServer;
let base: string;
let frames: unknown[][];
let connections: ServerSocket[];
let upgrades: (string | undefined)[];

/** Resolves with the first value `find` gives. */
async function eventually<Value>(find: () => Value | undefined): Promise<Value> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const value = find();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('It did not happen within a minute.');
}

const send = (frame: readonly unknown[]) => connections.at(-1)?.send(JSON.stringify(frame));
const frameNumber = (index: number) => eventually(() => frames[index]);

beforeEach(async () => {
  frames = [];
  connections = [];
  upgrades = [];
  server = createServer((_request, response) => response.end('plain'));
  sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => {
    connections.push(socket);
    upgrades.push(request.url);
    socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString())));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/lake`;
});

afterEach(async () => {
  for (const socket of sockets.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

test('everything but event streams goes through plain fetch', async () => {
  const lakeFetch = createLakeFetch(fetch);
  const response = await lakeFetch(`${base}/v2025-02-19/data/query/production?query=1`);
  expect(await response.text()).toBe('plain');
  expect(connections).toHaveLength(0);
});

test('event streams share one socket and keep their texts apart', async () => {
  const lakeFetch = createLakeFetch(fetch);
  const first = lakeFetch(`${base}/v2025-02-19/data/listen/production?query=*`, {
    headers: { Authorization: 'Bearer abc', 'Last-Event-ID': '7' },
  });
  const second = lakeFetch(`${base}/v2025-02-19/data/live/events/production`);
  expect(await frameNumber(0)).toEqual([
    1,
    '/v2025-02-19/data/listen/production?query=*',
    { authorization: 'Bearer abc', 'last-event-id': '7' },
  ]);
  expect(await frameNumber(1)).toEqual([2, '/v2025-02-19/data/live/events/production', {}]);
  send([1, 200, { 'content-type': 'text/event-stream' }]);
  send([2, 200, {}]);
  send([]);
  send([2, 'dois']);
  send([1, 'um — ']);
  send([1, 'é']);
  send([1]);
  send([2]);
  const answer = await first;
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(await answer.text()).toBe('um — é');
  expect(await (await second).text()).toBe('dois');
  expect(upgrades).toEqual(['/lake/mux']);
});

test('the status of a refused stream reaches the client', async () => {
  const lakeFetch = createLakeFetch(fetch);
  const refused = lakeFetch(`${base}/v1/data/listen/missing`);
  await frameNumber(0);
  send([1, 404, {}]);
  send([1]);
  expect((await refused).status).toBe(404);
});

test('N7: a socket that nobody is known by any more is left for a new one, which brings the cookie of now', async () => {
  const lakeFetch = createLakeFetch(fetch);
  const first = lakeFetch(`${base}/v1/data/listen/production`);
  await frameNumber(0);
  send([1, 200, {}]);
  const streams = [await first];
  const again = [1, 2].map(() => lakeFetch(`${base}/v1/data/listen/production`));
  await frameNumber(2);
  for (const id of [2, 3]) send([id, 401, {}]);
  await frameNumber(4);
  for (const id of [1, 2]) send([id, 200, {}]);
  streams.push(...(await Promise.all(again)));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect(streams[0]?.text()).rejects.toThrow('lost');
  expect(connections).toHaveLength(2);
  // What the new one is told as well is so.
  const refused = lakeFetch(`${base}/v2/data/listen/production`);
  await frameNumber(5);
  send([3, 401, {}]);
  await frameNumber(6);
  send([1, 401, {}]);
  expect((await refused).status).toBe(401);
  expect(connections).toHaveLength(3);
});

test('aborting a stream closes it at the lake and fails its reader', async () => {
  const lakeFetch = createLakeFetch(fetch);
  const controller = new AbortController();
  const opening = lakeFetch(`${base}/v1/data/listen/production`, { signal: controller.signal });
  await frameNumber(0);
  send([1, 200, {}]);
  const response = await opening;
  controller.abort();
  await expect(response.text()).rejects.toThrow('aborted');
  expect(await frameNumber(1)).toEqual([1]);
});

test('cancelling the body closes the stream at the lake', async () => {
  const lakeFetch = createLakeFetch(fetch);
  const opening = lakeFetch(`${base}/v1/data/listen/production`);
  await frameNumber(0);
  send([1, 200, {}]);
  await (await opening).body?.cancel();
  expect(await frameNumber(1)).toEqual([1]);
});

test('a lost socket fails every stream, answered or not, and the next stream opens a new socket', async () => {
  const lakeFetch = createLakeFetch(fetch);
  const answered = lakeFetch(`${base}/v1/data/listen/production`);
  await frameNumber(0);
  send([1, 200, {}]);
  const body = (await answered).text();
  const waiting = lakeFetch(`${base}/v1/data/listen/production`);
  await frameNumber(1);
  connections[0]?.terminate();
  await expect(body).rejects.toThrow('lost');
  await expect(waiting).rejects.toThrow('lost');
  const again = lakeFetch(`${base}/v1/data/listen/production`);
  await frameNumber(2);
  send([1, 200, {}]);
  expect((await again).status).toBe(200);
  expect(connections).toHaveLength(2);
});

test('a socket that falls silent counts as lost', async () => {
  const lakeFetch = createLakeFetch(fetch, 60);
  const body = lakeFetch(`${base}/v1/data/listen/production`).then((answer) => answer.text());
  // Before it can be lost.
  const loss = body.catch((error: unknown) => String(error));
  await frameNumber(0);
  send([1, 200, {}]);
  send([]);
  expect(await loss).toContain('lost');
  await eventually(() => (connections[0]?.readyState === 3 ? true : undefined));
});

test('a lake that cannot be reached fails the stream', async () => {
  const lakeFetch = createLakeFetch(fetch);
  await expect(lakeFetch('http://127.0.0.1:1/lake/v1/data/listen/production')).rejects.toThrow('lost');
});
