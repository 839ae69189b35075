import { once } from 'node:events';
import { connect } from 'node:net';
import { openTestLake } from '../routes/testing.ts';
import { startServer } from '../server.ts';
import { openSockets } from './open-sockets.ts';
import type { Socket } from 'node:net';
import type { TestLake } from '../routes/testing.ts';
import type { RunningServer } from '../server.ts';

let lake: TestLake;
let running: RunningServer;
/** Server side of every connection. */
let accepted: Socket[];

beforeAll(async () => {
  lake = openTestLake();
  running = await startServer(lake.app, {
    port: 0,
    host: '127.0.0.1',
    attach: (server) => server.on('upgrade', openSockets(lake.app, lake.lake).upgrade),
  });
  running.server.on('connection', (socket: Socket) => accepted.push(socket));
});
beforeEach(() => {
  accepted = [];
});
afterAll(async () => {
  await running.close();
  lake.close();
});

async function upgrade(path: string, origin = 'http://localhost:3000'): Promise<{ client: Socket; answer: string }> {
  const client = connect({ port: running.port, host: '127.0.0.1', allowHalfOpen: true });
  client.write(
    `GET ${path} HTTP/1.1\r\nhost: lake.test\r\norigin: ${origin}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      'sec-websocket-key: aaaaaaaaaaaaaaaaaaaaaa==\r\nsec-websocket-version: 13\r\n\r\n',
  );
  const [answer] = (await once(client, 'data')) as [Buffer];
  return { client, answer: answer.toString() };
}

const REFUSED = [
  ['/nothing', 404],
  ['/muxer', 404],
  ['/v1/socket/', 404],
  ['/v1/socket/nothing', 404],
] as const;

test.each(REFUSED)('an upgrade of %s is answered %i, and the connection is let go', async (path, status) => {
  const { client, answer } = await upgrade(path);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const [socket] = accepted;
  if (socket && !socket.destroyed) await once(socket, 'close');
  expect(socket?.destroyed).toBe(true);
  // Without a listener of ours, a reset at this moment would be an uncaught exception.
  expect(() => socket?.emit('error', new Error('read ECONNRESET'))).not.toThrow();
  client.destroy();
});

test.each(['/mux', '/v1/socket/production'])('an upgrade of %s from a foreign page is refused', async (path) => {
  const { client, answer } = await upgrade(path, 'https://stranger.example');
  expect(answer).toMatch(/^HTTP\/1.1 403 /);
  client.destroy();
});
