/** What a token opened closes with it, also when another process (the command line) ended it. */
import { WebSocket } from 'ws';
import { once } from 'node:events';
import { startServer } from '#lake/server.ts';
import { openSockets } from '#lake/sockets/open-sockets.ts';
import { openClinicLake } from './testing.ts';
import { openTestAccounts } from '#lake/accounts/testing.ts';
import type { TestLake } from '#lake/routes/testing.ts';
import type { RunningServer } from '#lake/server.ts';
import type { Accounts } from '#lake/accounts/accounts.ts';

let lake: TestLake;
let running: RunningServer;
let commandLine: Accounts;
beforeAll(async () => {
  lake = openClinicLake();
  commandLine = openTestAccounts(lake.config.dataDir);
  running = await startServer(lake.app, {
    port: 0,
    host: '127.0.0.1',
    attach: (server) => server.on('upgrade', openSockets(lake.app, lake.lake).upgrade),
  });
  await lake.accounts.users.create({
    email: 'ana@example.com',
    name: 'Ana',
    role: 'administrator',
    password: 'uma senha longa',
  });
});
afterAll(async () => {
  await running.close();
  commandLine.close();
  lake.close();
});

/** A stream that is open; `ended` resolves when the server ends it. */
async function openStream(token: string, path: string): Promise<{ readonly ended: Promise<string> }> {
  const reply = await fetch(`http://127.0.0.1:${running.port}/v2025-02-19${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status).toBe(200);
  const reader = reply.body?.getReader();
  await reader?.read();
  const end = async () => {
    while (!(await reader?.read())?.done);
    return 'ended';
  };
  return { ended: end() };
}

async function person(name: string): Promise<string> {
  const account = { email: `${name}@example.com`, name, role: 'editor', password: 'uma senha longa' };
  return (await lake.accounts.users.create(account)).id;
}

const LISTEN = '/data/listen/production?query=*';
const LIVE = '/data/live/events/production?includeDrafts=true';
const open = () => new Promise((done) => setTimeout(done, 100, 'open'));

test.each([LISTEN, LIVE])(
  '%s of a program ends when the command line revokes its token, and no other stream',
  async (path) => {
    const { token, robot } = lake.accounts.robots.create('gone soon', 'editor');
    const [gone, other] = [await openStream(token, path), await openStream(lake.token('viewer'), path)];
    commandLine.robots.revoke(robot.id);
    expect(await gone.ended).toBe('ended');
    expect(await Promise.race([other.ended, open()])).toBe('open');
  },
);

test('a stream ends with the session it was opened in, and the other sessions go on', async () => {
  const id = await person('bia');
  const [first, second] = [lake.accounts.sessions.start(id), lake.accounts.sessions.start(id)];
  const [gone, other] = [await openStream(first.token, LISTEN), await openStream(second.token, LISTEN)];
  lake.accounts.sessions.end(id, first.id);
  expect(await gone.ended).toBe('ended');
  expect(await Promise.race([other.ended, open()])).toBe('open');
});

test('a stream ends when its account is disabled, or gets another role', async () => {
  const id = await person('caio');
  const before = await openStream(lake.accounts.sessions.start(id).token, LISTEN);
  lake.accounts.users.update(id, { role: 'viewer' });
  expect(await before.ended).toBe('ended');
  const after = await openStream(lake.accounts.sessions.start(id).token, LISTEN);
  lake.accounts.users.update(id, { active: false });
  expect(await after.ended).toBe('ended');
});

test('presence ends for a program that is no member, and for a member whose session is ended', async () => {
  const connect = async (token: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${running.port}/v2022-06-30/socket/production`);
    await once(socket, 'open');
    const params = { authorization: `Bearer ${token}` };
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'authorization', params }));
    return socket;
  };
  const grants = [{ filter: '_type == "message"', permissions: ['create'] }];
  const stranger = await connect(lake.accounts.robots.create('form', grants).token);
  expect((await once(stranger, 'close'))[0]).toBe(4001);

  const id = await person('dani');
  const { token, id: session } = lake.accounts.sessions.start(id);
  const member = await connect(token);
  await once(member, 'message');
  const closed = once(member, 'close');
  lake.accounts.sessions.end(id, session);
  await closed;
});
