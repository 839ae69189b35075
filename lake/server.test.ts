import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { startServer } from './server.ts';
import type { Socket } from 'node:net';
import type { RunningServer } from './server.ts';

let running: RunningServer | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

const ok = () => new Response('ok');

async function start(limits = {}): Promise<number> {
  running = await startServer(ok, { port: 0, host: '127.0.0.1', limits });
  return running.port;
}

/** Everything the server says until it hangs up, or until it has said something when `first`. */
async function say(port: number, text: string, first = false): Promise<{ answer: string; socket: Socket }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.write(text);
  await once(socket, first ? 'data' : 'close');
  return { answer, socket };
}

test.each(['h2c', 'TLS/1.0', 'chat, websocket2', ''])(
  'an offer to speak %j is not taken, and the request answered',
  async (protocol) => {
    const port = await start();
    const head = `GET / HTTP/1.1\r\nhost: x\r\nconnection: Upgrade, HTTP2-Settings, close\r\nupgrade: ${protocol}\r\n\r\n`;
    const { answer } = await say(port, head);
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
  },
);

test.each([
  ['that sends nothing', ''],
  ['that sends its head letter by letter and never ends', 'GET / HTTP/1.1\r\nhost: x\r\nx-a: b\r\n'],
])('a connection %s is let go', async (_, text) => {
  const port = await start({ headers: 300 });
  // Node's own patience is a minute.
  const patient = createServer().listen(0, '127.0.0.1');
  await once(patient, 'listening');
  const address = patient.address();
  const other = typeof address === 'object' && address ? address.port : 0;
  const first = await Promise.race([say(port, text), say(other, text).then(() => ({ answer: 'Node was sooner' }))]);
  patient.closeAllConnections();
  patient.close();
  expect(first.answer).toMatch(/^HTTP\/1.1 408/);
});

test('a request whose body never comes is let go', async () => {
  const port = await start({ headers: 300, request: 600 });
  running?.server.removeAllListeners('request');
  running?.server.on('request', (request) => void request.resume());
  const { answer } = await say(port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nabc');
  expect(answer).toMatch(/^HTTP\/1.1 408/);
});

test('addresses as long as listeners need them are read, and no longer ones', async () => {
  const port = await start();
  const get = (length: number) =>
    say(port, `GET /${'a'.repeat(length)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect((await get(16_000)).answer).toMatch(/^HTTP\/1.1 200/);
  expect((await get(60_000)).answer).toMatch(/^HTTP\/1.1 431/);
});

test('more connections than there may be are not taken', async () => {
  const port = await start({ connections: 2 });
  const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
  const [first, second] = [await say(port, request, true), await say(port, request, true)];
  expect((await say(port, request)).answer).toBe('');
  first.socket.destroy();
  second.socket.destroy();
});

test('an error of the server after it listens is reported and ends nothing', async () => {
  const reported: string[] = [];
  running = await startServer(ok, {
    port: 0,
    host: '127.0.0.1',
    report: (message, error) => reported.push(`${message} ${error.message}`),
  });
  running.server.emit('error', new Error('EMFILE'));
  expect(reported).toEqual(['The server reports an error. EMFILE']);
  expect((await fetch(`http://127.0.0.1:${running.port}/`)).status).toBe(200);
});

test('whoever does not read their answer loses it', async () => {
  running = await startServer(() => new Response('x'.repeat(40_000_000)), {
    port: 0,
    host: '127.0.0.1',
    limits: { idle: 300 },
  });
  const { server, port } = running;
  const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: lake\r\n\r\n');
  await once(server, 'connection');
  expect(await connections()).toBe(1);
  while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
});
