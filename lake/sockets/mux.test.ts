import { createServer } from 'node:http';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { attachMux } from './mux.ts';
import { openTestLake } from '../routes/testing.ts';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { TestLake } from '../routes/testing.ts';

type Frame = [id?: number, second?: unknown, third?: unknown];

const LISTEN = '/v2025-02-19/data/listen/production?includeAllVersions=true&query=*';

let lake: TestLake;
let server: Server;
let port: number;
const sockets: WebSocket[] = [];

beforeEach(async () => {
  lake = openTestLake();
  server = createServer();
  attachMux(server, lake.app, lake.config);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  server.close();
  await once(server, 'close');
  lake.close();
});

/** A client that keeps every frame, per stream. */
class Client {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  readonly #waiting: (() => void)[] = [];

  constructor(headers: Record<string, string> = {}, to = port) {
    this.socket = new WebSocket(`ws://127.0.0.1:${to}/mux`, { headers });
    sockets.push(this.socket);
    this.socket.on('message', (data: Buffer) => {
      this.frames.push(JSON.parse(data.toString()) as Frame);
      for (const tell of this.#waiting.splice(0)) tell();
    });
  }

  async send(...frames: unknown[]): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) await once(this.socket, 'open');
    for (const frame of frames) this.socket.send(JSON.stringify(frame));
  }

  /** All text of a stream so far, once it contains `part`. */
  async text(id: number, part: string): Promise<string> {
    for (;;) {
      const text = this.frames
        .filter((frame) => frame[0] === id && frame.length === 2)
        .map((frame) => String(frame[1]))
        .join('');
      if (text.includes(part)) return text;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async ended(id: number): Promise<void> {
    while (!this.frames.some((frame) => frame[0] === id && frame.length === 1)) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }
}

async function write(_id: string, content: Record<string, unknown> = {}): Promise<void> {
  const mutations = [{ createOrReplace: { _id, _type: 'page', ...content } }];
  expect((await lake.ask('/data/mutate/production', { as: 'administrator', body: { mutations } })).status).toBe(200);
}

function authorized(): Record<string, string> {
  return { Authorization: `Bearer ${lake.token('administrator')}` };
}

test('many streams share one socket, each with its own rights', async () => {
  const client = new Client();
  await client.send([1, LISTEN, authorized()], [2, LISTEN, {}], [3, '/v2025-02-19/data/live/events/production', {}]);
  for (const id of [1, 2, 3]) await client.text(id, 'event: welcome');
  await write('drafts.a', { title: 'ação 👩🏽‍⚕️' });
  await write('a');
  expect(await client.text(1, '"documentId":"a"')).toContain('ação 👩🏽‍⚕️');
  expect(await client.text(2, '"documentId":"a"')).not.toContain('drafts.a');
  await client.text(3, 'event: message');
  expect(client.frames.find((frame) => frame[0] === 1)).toEqual([
    1,
    200,
    expect.objectContaining({ 'content-type': expect.stringContaining('text/event-stream') }),
  ]);
});

test('a closed stream is silent, and its number can be used again', async () => {
  const client = new Client();
  await client.send([1, LISTEN, authorized()], [2, LISTEN, authorized()]);
  await client.text(1, 'welcome');
  await client.text(2, 'welcome');
  await client.send([1]);
  await client.send([3, '/v2025-02-19/ping', {}]);
  await client.ended(3);
  await write('a');
  await client.text(2, '"documentId":"a"');
  expect(client.frames.some((frame) => frame[0] === 1 && String(frame[1]).includes('mutation'))).toBe(false);
  await client.send([1, LISTEN, authorized()], [4, '/v2025-02-19/ping', {}]);
  await client.ended(4);
  await write('b');
  await client.text(1, '"documentId":"b"');
});

test('a stream resumes with the id that its client hands over', async () => {
  await write('a');
  const { transactionId } = lake.dataset.history.since(0, 1)[0] ?? {};
  await write('b');
  const client = new Client();
  await client.send([1, `${LISTEN}&enableResume=true`, { ...authorized(), 'Last-Event-ID': `${transactionId}#1` }]);
  expect(await client.text(1, '"documentId":"b"')).toContain('event: welcomeback');
});

test('an error answer arrives with its status and body, and ends the stream', async () => {
  const client = new Client();
  await client.send([1, '/v2025-02-19/data/listen/nowhere?query=*', {}]);
  await client.ended(1);
  expect(client.frames[0]?.slice(0, 2)).toEqual([1, 404]);
  expect(await client.text(1, 'nowhere')).toContain('"statusCode":404');
});

test.each([
  '/v2025-02-19/data/query/production?query=*',
  '/v2025-02-19/data/listen/../query/production?query=*',
  '/v1/users/me',
  '/v1/data/listen',
  'http://other.test/v1/ping',
])('nothing but event streams is served: %s', async (path) => {
  const client = new Client();
  await client.send([1, path, authorized()]);
  await client.ended(1);
  expect(client.frames).toEqual([[1, 404, {}], [1]]);
});

test('a socket takes a bounded number of streams', async () => {
  const client = new Client();
  await client.send(...Array.from({ length: 201 }, (_, id) => [id, LISTEN, authorized()]));
  await client.ended(200);
  expect(client.frames.find((frame) => frame[0] === 200)).toEqual([200, 429, {}]);
});

test('frames that are none close the socket', async () => {
  const client = new Client();
  await client.send({ not: 'a frame' });
  const [code] = (await once(client.socket, 'close')) as [number];
  expect(code).toBe(1003);
});

test('N7: streams are the same person’s as the cookie that opened the socket, encrypted or not', async () => {
  const account = { email: 'ana@example.com', name: 'Ana', role: 'editor', password: 'uma senha longa' };
  const { token } = lake.accounts.sessions.start((await lake.accounts.users.create(account)).id);
  const encrypted = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'clinica.example' };
  const studio = { 'x-sanity-app': 'studio@6.16.0' };
  for (const [headers, status] of [
    [{ cookie: `lakeSession=${token}` }, 200],
    [{ ...encrypted, cookie: `__Host-lakeSession=${token}` }, 200],
    [{ ...encrypted, cookie: `lakeSession=${token}` }, 401],
    [{}, 401],
  ] as const) {
    const client = new Client(headers);
    await client.send([1, LISTEN, studio]);
    await client.text(1, status === 200 ? 'welcome' : 'SIO-401-ANF');
    expect(client.frames.find((frame) => frame[0] === 1)).toEqual([1, status, expect.anything()]);
  }
});

describe('the origin of the page', () => {
  test.each([
    ['of the same host', () => ({ origin: `http://127.0.0.1:${port}` })],
    ['of the proxy in front', () => ({ origin: 'https://clinica.example', 'x-forwarded-host': 'clinica.example' })],
    ['in the list', () => ({ origin: 'http://localhost:3000' })],
  ])('%s may connect', async (_name, headers) => {
    const client = new Client(headers());
    await client.send([1]);
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('of a foreign page may not', async () => {
    const client = new Client({ origin: 'https://evil.example' });
    const [error] = (await once(client.socket, 'error')) as [Error];
    expect(error.message).toContain('403');
  });
});

test('when a socket goes, its streams are aborted', async () => {
  const signals: AbortSignal[] = [];
  const other = createServer();
  attachMux(
    other,
    (request) => {
      signals.push(request.signal);
      return lake.app(request);
    },
    lake.config,
  );
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const client = new Client({}, (other.address() as AddressInfo).port);
  await client.send([1, LISTEN, authorized()]);
  await client.text(1, 'welcome');
  client.socket.terminate();
  await once(signals[0] ?? new AbortController().signal, 'abort');
  expect(signals[0]?.aborted).toBe(true);
  other.close();
  await once(other, 'close');
});

test('L15: streams inside of it say who opened it, as a proxy does that signs people in', async () => {
  const proxied = createServer();
  const asked = new Promise<Headers>((resolve) => {
    const answer = ({ headers }: Request) => {
      resolve(headers);
      return new Response('');
    };
    attachMux(proxied, answer, lake.config);
  });
  proxied.listen(0, '127.0.0.1');
  await once(proxied, 'listening');
  const client = new Client(
    { 'x-sso-user': 'ana', 'last-event-id': 'of nobody' },
    (proxied.address() as AddressInfo).port,
  );
  await client.send([1, LISTEN, { 'x-sso-user': 'somebody else' }]);
  const headers = await asked;
  expect([headers.get('x-sso-user'), headers.get('last-event-id'), headers.get('upgrade')]).toEqual([
    'ana',
    null,
    null,
  ]);
  client.socket.terminate();
  proxied.close();
});
