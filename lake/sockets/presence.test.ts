import { once } from 'node:events';
import { WebSocket } from 'ws';
import { openTestLake } from '../routes/testing.ts';
import { startServer } from '../server.ts';
import { attachPresence } from './presence.ts';
import { createRoom, createPresenceSession } from './presence-session.ts';
import type { TestLake } from '../routes/testing.ts';
import type { RunningServer } from '../server.ts';

let lake: TestLake;
let running: RunningServer;
beforeAll(async () => {
  lake = openTestLake();
  running = await startServer(lake.app, {
    port: 0,
    host: '127.0.0.1',
    attach: (server) => attachPresence(server, lake.lake),
  });
});
afterAll(async () => {
  await running.close();
  lake.close();
});

interface Frame {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly params?: { readonly result: unknown };
}

/** A Studio's side of the socket. */
class Editor {
  readonly #frames: Frame[] = [];
  readonly #waiting: (() => void)[] = [];
  #next = 1;
  readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text !== '♥') this.#frames.push(JSON.parse(text) as Frame);
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  static async open(token?: string, headers: Record<string, string> = {}): Promise<Editor> {
    const socket = new WebSocket(`ws://127.0.0.1:${running.port}/v2022-06-30/socket/production?tag=x`, { headers });
    const editor = new Editor(socket);
    await once(socket, 'open');
    if (token) await editor.call('authorization', { authorization: `Bearer ${token}` });
    return editor;
  }

  async call(method: string, params: object = {}): Promise<Frame> {
    const id = this.#next;
    this.#next += 1;
    this.socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params: { apiVersion: 'v1', ...params } }));
    return this.receive((frame) => frame.id === id);
  }

  /** What another editor's Studio announced. */
  async hear(): Promise<unknown> {
    return (await this.receive((frame) => frame.params !== undefined)).params?.result;
  }

  async receive(test: (frame: Frame) => boolean): Promise<Frame> {
    for (;;) {
      const at = this.#frames.findIndex(test);
      const [found] = at === -1 ? [] : this.#frames.splice(at, 1);
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }
}

test('editors hear where the others are, and when they leave', async () => {
  const ana = await Editor.open(lake.token('administrator'));
  const bia = await Editor.open(lake.token('editor'));
  expect(await ana.call('presence_subscribe')).toMatchObject({ result: expect.any(String) });
  await bia.call('presence_subscribe');

  await bia.call('presence_rollcall', { session: 's-bia' });
  expect(await ana.hear()).toMatchObject({ type: 'rollCall', session: 's-bia' });

  const locations = [{ type: 'document', documentId: 'home', path: [], lastActiveAt: '2026-05-04T12:00:00Z' }];
  await ana.call('presence_announce', { data: { sessionId: 's-ana', locations } });
  expect(await bia.hear()).toMatchObject({
    type: 'state',
    i: expect.any(String),
    m: { sessionId: 's-ana', locations },
  });

  ana.socket.close();
  expect(await bia.hear()).toMatchObject({ type: 'disconnect', m: { session: 's-ana' } });
  bia.socket.close();
});

test('N7: whoever comes with the cookie of a session is known by it', async () => {
  const account = { email: 'caio@example.com', name: 'Caio', role: 'editor', password: 'uma senha longa' };
  const { token } = lake.accounts.sessions.start((await lake.accounts.users.create(account)).id);
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'clinica.example' };
  const caio = await Editor.open(undefined, { ...headers, cookie: `__Host-lakeSession=${token}` });
  const other = await Editor.open(undefined, { ...headers, cookie: `lakeSession=${token}` });
  expect(await caio.call('presence_subscribe')).toMatchObject({ result: expect.any(String) });
  expect(await other.call('presence_subscribe')).toMatchObject({ error: { message: expect.any(String) } });
  for (const { socket } of [caio, other]) socket.close();
});

test('an open Studio is nobody’s use of a session', async () => {
  const account = { email: 'dora@example.com', name: 'Dora', role: 'editor', password: 'uma senha longa' };
  const { id } = await lake.accounts.users.create(account);
  const { sessions } = lake.accounts;
  const { token } = sessions.start(id, { replaces: sessions.start(id).token });
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'clinica.example' };
  const dora = await Editor.open(undefined, { ...headers, cookie: `__Host-lakeSession=${token}` });
  expect(await dora.call('presence_subscribe')).toMatchObject({ result: expect.any(String) });
  // The first use of a session ends the one that it replaces.
  expect(sessions.listOf(id)).toHaveLength(2);
  dora.socket.close();
});

test('N7: whoever is known by a cookie is one participant, however many messages come at once', async () => {
  const frames: string[] = [];
  const identify = () => Promise.resolve('caio');
  const session = createPresenceSession(createRoom(), {
    identify,
    send: (frame) => void frames.push(frame),
    close: () => undefined,
  });
  const methods = ['presence_subscribe', 'presence_subscribe', 'presence_rollcall'];
  await Promise.all(methods.map((method, id) => session.handle(JSON.stringify({ id, method }))));
  await session.handle(JSON.stringify({ id: 3, method: 'presence_rollcall' }));
  // The room tells everybody but whom it comes from.
  expect(frames.filter((frame) => frame.includes('presence_subscription'))).toEqual([]);
});

test('nothing is told before the token is, and a wrong token closes the socket', async () => {
  const stranger = await Editor.open();
  expect(await stranger.call('presence_subscribe')).toMatchObject({ error: { message: expect.any(String) } });
  stranger.socket.send(
    JSON.stringify({ jsonrpc: '2.0', id: 9, method: 'authorization', params: { authorization: 'Bearer no' } }),
  );
  const [code] = await once(stranger.socket, 'close');
  expect(code).toBe(4001);
});

test('a token that cannot be a token closes the socket and nothing else', async () => {
  const stranger = await Editor.open();
  const params = { authorization: 'Bearer a\u0000b' };
  stranger.socket.send(JSON.stringify({ jsonrpc: '2.0', id: 9, method: 'authorization', params }));
  const [code] = await once(stranger.socket, 'close');
  expect(code).toBe(4001);
});

test('nobody can end the subscription of another', async () => {
  const ana = await Editor.open(lake.token('administrator'));
  const bia = await Editor.open(lake.token('editor'));
  const { result: subscriptionId } = await ana.call('presence_subscribe');
  await bia.call('presence_unsubscribe', { subscriptionId });
  await bia.call('presence_rollcall', { session: 's-bia' });
  expect(await ana.hear()).toMatchObject({ type: 'rollCall', session: 's-bia' });
  ana.socket.close();
  bia.socket.close();
});

test('whoever loses their account is gone at once, for the others too', async () => {
  const ana = await Editor.open(lake.token('administrator'));
  await ana.call('presence_subscribe');
  const { token, robot } = lake.accounts.robots.create('x', 'editor');
  const bia = await Editor.open(token);
  await bia.call('presence_announce', { data: { sessionId: 's-bia', locations: [] } });
  expect(await ana.hear()).toMatchObject({ type: 'state' });
  const closed = once(bia.socket, 'close');
  lake.accounts.robots.revoke(robot.id);
  expect((await closed)[0]).toBe(4001);
  expect(await ana.hear()).toMatchObject({ type: 'disconnect', m: { session: 's-bia' } });
  ana.socket.close();
});

test('whoever loses account and session at once is asked for twice, and leaves once', async () => {
  let who: string | undefined = 'gil';
  const codes: number[] = [];
  const session = createPresenceSession(createRoom(), {
    identify: () => Promise.resolve(who),
    send: () => undefined,
    close: (code) => void codes.push(code),
  });
  await session.handle(JSON.stringify({ id: 1, method: 'presence_subscribe' }));
  who = undefined;
  await Promise.all([session.recheck(), session.recheck()]);
  expect(codes).toEqual([4001]);
});

test('a program with grants of its own is nobody here', async () => {
  const grants = [{ filter: '_type == "message"', permissions: ['create'] }];
  const { token } = lake.accounts.robots.create('form', grants);
  const form = await Editor.open();
  const params = { authorization: `Bearer ${token}` };
  form.socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'authorization', params }));
  expect((await once(form.socket, 'close'))[0]).toBe(4001);
});

test('a socket that floods the others is closed', async () => {
  const ana = await Editor.open(lake.token('administrator'));
  const closed = once(ana.socket, 'close');
  for (let sent = 0; sent < 300; sent++) ana.socket.send('{"method":"presence_rollcall"}');
  expect((await closed)[0]).toBe(1008);
});

test('subscriptions are few', async () => {
  const ana = await Editor.open(lake.token('administrator'));
  const replies: unknown[] = [];
  for (let asked = 0; asked < 12; asked++) replies.push((await ana.call('presence_subscribe')).error);
  expect(replies.filter(Boolean)).toHaveLength(2);
  ana.socket.close();
});

test('what is no request is answered, not fatal', async () => {
  const editor = await Editor.open(lake.token('editor'));
  editor.socket.send('not json');
  expect(await editor.receive((frame) => frame.error !== undefined)).toMatchObject({ error: { code: -32_600 } });
  expect(await editor.call('nonsense')).toMatchObject({ error: { code: -32_601 } });
  editor.socket.close();
});

test('pages of other origins and other datasets are refused', async () => {
  const refusal = async (path: string, origin?: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${running.port}${path}`, origin ? { origin } : {});
    const [error] = await once(socket, 'error');
    return String(error);
  };
  expect(await refusal('/v2022-06-30/socket/production', 'https://evil.example')).toContain('403');
  expect(await refusal('/v2022-06-30/socket/other')).toContain('404');
});
