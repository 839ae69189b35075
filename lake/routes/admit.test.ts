import { once } from 'node:events';
import { connect } from 'node:net';
import { createAdmission } from '../admission/admission.ts';
import { DEFAULT_ADMISSION_LIMITS } from '../config/limits.ts';
import { createApp } from '../http.ts';
import { openTestLake } from './testing.ts';
import { startServer } from '../server.ts';
import { openSockets } from '../sockets/open-sockets.ts';
import { pino } from 'pino';
import type { Socket } from 'node:net';
import type { HoldingLimits } from '../config/limits.ts';
import type { Lake } from '../lake.ts';
import type { TestLake } from './testing.ts';
import type { RunningServer } from '../server.ts';

let lake: TestLake;
const servers: RunningServer[] = [];
const replies: Response[] = [];
beforeAll(() => {
  lake = openTestLake();
});
afterEach(async () => {
  replies.length = 0;
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => lake.close());

/** The lake with limits that a test can reach. */
function limited(limits: { readonly streams?: HoldingLimits; readonly sockets?: HoldingLimits }): Lake {
  return { ...lake.lake, admission: createAdmission({ ...DEFAULT_ADMISSION_LIMITS, ...limits }) };
}

async function start(streams: HoldingLimits) {
  const app = createApp({ lake: limited({ streams }), accounts: lake.accounts, logger: pino({ level: 'silent' }) });
  const server = await startServer(app.fetch, { port: 0, host: '127.0.0.1' });
  servers.push(server);
  return { port: server.port, fetch: app.fetch };
}

function listen(port: number, address: string, token?: string) {
  const abort = new AbortController();
  const headers = { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) };
  const reply = fetch(`http://127.0.0.1:${port}/v1/data/listen/production?query=*`, { headers, signal: abort.signal });
  void reply.then((answer) => replies.push(answer));
  return { reply, abort };
}

test('a stranger holds so many streams and no more, until one of them ends; staff are not counted', async () => {
  const { port } = await start({ total: 100, perNetwork: 2 });
  const [first, second] = [listen(port, '203.0.113.1'), listen(port, '203.0.113.1')];
  expect([(await first.reply).status, (await second.reply).status]).toEqual([200, 200]);
  expect((await listen(port, '203.0.113.1').reply).status).toBe(429);
  expect((await listen(port, '203.0.113.2').reply).status).toBe(200);
  expect((await listen(port, '203.0.113.1', lake.token('editor')).reply).status).toBe(200);
  first.abort.abort();
  await first.reply.then((reply) => reply.body?.cancel()).catch(() => undefined);
  let status = 429;
  while (status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    status = (await listen(port, '203.0.113.1').reply).status;
  }
  expect(status).toBe(200);
});

test('all strangers together hold so many streams and no more', async () => {
  const { port } = await start({ total: 3, perNetwork: 2 });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i += 1) statuses.push((await listen(port, `203.0.113.${i}`).reply).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('a stream within another connection is given back when its reader ends it', async () => {
  const { fetch } = await start({ total: 1, perNetwork: 1 });
  const listen = async () => fetch(new Request('http://lake.test/v1/data/listen/production?query=*'));
  const first = await listen();
  expect((await listen()).status).toBe(429);
  await first.body?.cancel();
  expect((await listen()).status).toBe(200);
});

describe('sockets', () => {
  async function upgrade(port: number, address: string): Promise<{ client: Socket; status: string }> {
    const client = connect({ port, host: '127.0.0.1' });
    client.write(
      `GET /mux HTTP/1.1\r\nhost: lake.test\r\nconnection: Upgrade\r\nupgrade: WebSocket\r\nx-forwarded-for: ${address}\r\n` +
        'sec-websocket-key: aaaaaaaaaaaaaaaaaaaaaa==\r\nsec-websocket-version: 13\r\n\r\n',
    );
    const [answer] = (await once(client, 'data')) as [Buffer];
    return { client, status: answer.toString().slice(9, 12) };
  }

  test('are so many for each address and in all, and given back when they close', async () => {
    const running = await startServer(lake.app, {
      port: 0,
      host: '127.0.0.1',
      attach: (server) =>
        server.on('upgrade', openSockets(lake.app, limited({ sockets: { total: 3, perNetwork: 2 } })).upgrade),
    });
    servers.push(running);
    const { port } = running;
    const opened = [await upgrade(port, '203.0.113.1'), await upgrade(port, '203.0.113.1')];
    expect(opened.map(({ status }) => status)).toEqual(['101', '101']);
    expect((await upgrade(port, '203.0.113.1')).status).toBe('429');
    expect((await upgrade(port, '203.0.113.2')).status).toBe('101');
    expect((await upgrade(port, '203.0.113.3')).status).toBe('429');
    opened[0]?.client.destroy();
    let status = '';
    while (status !== '101') {
      await new Promise((resolve) => setTimeout(resolve, 10));
      ({ status } = await upgrade(port, '203.0.113.1'));
    }
    expect(status).toBe('101');
  });
});
