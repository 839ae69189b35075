import { connect } from 'node:net';
import { openTestLake } from '../routes/testing.ts';
import { startServer } from '../server.ts';
import { strangerAt } from './client-address.ts';
import type { Socket } from 'node:net';
import type { TestLake } from '../routes/testing.ts';
import type { RunningServer } from '../server.ts';

/** Little enough for a test to use up, and next to nothing comes back while it runs. */
const LITTLE = { LAKE_NETWORK_BURST_MS: '60', LAKE_NETWORK_MS_PER_SECOND: '1' };

let lake: TestLake;
let server: RunningServer;
/** Queries of strangers that were let in. */
let read: number;
const streams: AbortController[] = [];
/** What nobody refers to any more is closed. */
const replies: Response[] = [];

async function start(limits: Record<string, string> = {}): Promise<void> {
  lake = openTestLake(limits);
  read = 0;
  const { queries } = lake.dataset;
  const ask = queries.ask.bind(queries);
  Object.assign(queries, {
    ask(request: Parameters<typeof ask>[0]) {
      if (request.stranger) read += 1;
      return ask(request);
    },
  });
  server = await startServer(lake.fetch, { port: 0, host: '127.0.0.1' });
}
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.abort();
  replies.length = 0;
  await server.close();
  lake.close();
});

/** As the visitor of a proxy on this machine. */
async function get(path: string, from: string, headers: Record<string, string> = {}): Promise<Response> {
  const stream = new AbortController();
  streams.push(stream);
  const reply = await fetch(`http://127.0.0.1:${server.port}/v2025-02-19${path}`, {
    headers: { 'x-forwarded-for': from, ...headers },
    signal: stream.signal,
  });
  replies.push(reply);
  return reply;
}

const query = (text: string) => `/data/query/production?query=${encodeURIComponent(text)}`;
const listen = (filter: string) => `/data/listen/production?query=${encodeURIComponent(`*[${filter}]`)}`;

test('L8: a network that has used up its milliseconds is told when to come back, before its query is read', async () => {
  await start(LITTLE);
  const statuses: number[] = [];
  let last: Response | undefined;
  for (let count = 0; count < 300 && last?.status !== 429; count += 1) {
    last = await get(
      query(`*[_type == "a${count}" && title match "b*"]{"x": a + b, "y": c[0...${count}]}`),
      '203.0.113.1',
    );
    statuses.push(last.status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(read).toBe(statuses.length - 1);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last?.json()).toEqual({ statusCode: 429, error: 'Too Many Requests', message: expect.any(String) });
  // Not another's, nor somebody's whom the lake knows, wherever they sit.
  expect((await get(query('1'), '203.0.113.2')).status).toBe(200);
  expect((await get(query('1'), '203.0.113.1', { authorization: `Bearer ${lake.token('viewer')}` })).status).toBe(200);
});

test('L8: whatever a network does counts together, and a token that nobody gave out changes nothing', async () => {
  await start(LITTLE);
  const from = '2001:db8:1:2::';
  const invented = { authorization: 'Bearer invented' };
  let status = 0;
  for (let count = 0; count < 600 && status !== 429; count += 1) {
    status = (await get(query('1'), `${from}${count.toString(16)}`, count % 2 === 0 ? {} : invented)).status;
  }
  expect(status).toBe(429);
  // However slow the machine is, nothing comes back meanwhile.
  lake.lake.admission.spend(strangerAt(`${from}a`), 60_000);
  expect((await get(listen('a == 1'), `${from}a`)).status).toBe(429);
  expect((await get('/data/live/events/production', `${from}a`)).status).toBe(429);
  expect((await get('/data/doc/production/x', `${from}a`)).status).toBe(429);
});

test('L9: of a hundred strangers with filters of their own a save is compared with as many as there is room for', async () => {
  await start();
  const statuses: number[] = [];
  for (let count = 0; count < 100; count += 1) {
    statuses.push((await get(listen(`title == "t${count}"`), `198.51.100.${count}`)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(32);
  expect(statuses.filter((status) => status === 429)).toHaveLength(68);
  // What somebody else listens to costs nothing more, and staff are not counted.
  expect((await get(listen('title == "t0"'), '192.0.2.1')).status).toBe(200);
  const known = { authorization: `Bearer ${lake.token('viewer')}` };
  expect((await get(listen('title == "another"'), '192.0.2.1', known)).status).toBe(200);
});

test('L9: one network has room for few filters, and gets it back when its stream ends', async () => {
  await start();
  const from = '198.51.100.1';
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await get(listen(`n == ${count}`), from)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  streams[0]?.abort();
  let status = 429;
  while (status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    status = (await get(listen('n == 7'), from)).status;
  }
  expect(status).toBe(200);
});

test('L8: strangers who do not read their answers hold little of the memory, and nothing that staff ask for', async () => {
  await start();
  // Larger than what the system keeps of an answer for somebody who does not read.
  const json = JSON.stringify('x'.repeat(7 * 1024 * 1024));
  Object.assign(lake.dataset.queries, { ask: async () => ({ json, syncTags: [], sourceMapJson: undefined }) });
  const path = query('long');
  const sleepers: Socket[] = [];
  let status = 200;
  while (status === 200 && sleepers.length < 20) {
    const socket = connect(server.port, '127.0.0.1').pause();
    sleepers.push(socket);
    socket.write(
      `GET /v2025-02-19${path} HTTP/1.1\r\nhost: lake\r\nx-forwarded-for: 203.0.113.${sleepers.length}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('readable', resolve));
    status = (await get(path, '192.0.2.1')).status;
    await replies.at(-1)?.body?.cancel();
  }
  expect([status, replies.at(-1)?.headers.get('retry-after')]).toEqual([503, '2']);
  const known = { authorization: `Bearer ${lake.token('viewer')}` };
  expect((await get(path, '192.0.2.1', known)).status).toBe(200);
  for (const socket of sleepers) socket.destroy();
});
