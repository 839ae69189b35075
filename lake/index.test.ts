/** The lake within somebody else's program. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { WebSocket } from 'ws';
import { createLake, type LakeOptions } from './index.ts';
import type { AddressInfo } from 'node:net';

const dir = mkdtempSync(join(tmpdir(), 'create-lake-'));
const options: LakeOptions = { dir, projectId: 'mine', datasets: ['main', 'other'], url: 'http://localhost:4000' };
afterAll(() => rmSync(dir, { recursive: true }));

it('answers requests and WebSockets of a server of its own, and is there again after it was closed', async () => {
  const lake = await createLake(options);
  expect(lake.firstAccount).toMatchObject({ email: 'admin@example.com' });
  const authorization = `Bearer ${lake.createToken('administrator', 'test')}`;
  const ask = (path: string, init?: RequestInit) =>
    lake.fetch(new Request(`http://lake.test/v2025-02-19${path}`, { ...init, headers: { authorization } }));
  const body = JSON.stringify({ mutations: [{ create: { _id: 'a', _type: 'note', title: 'one' } }] });
  expect((await ask('/data/mutate/other', { method: 'POST', body })).status).toBe(200);
  expect(await (await ask('/data/query/other?query=*[_id=="a"][0].title')).json()).toMatchObject({ result: 'one' });
  expect(await (await ask('/projects/mine/datasets')).json()).toMatchObject([{ name: 'main' }, { name: 'other' }]);

  const login = await (await lake.fetch(new Request('http://localhost:4000/accounts/login'))).text();
  expect(login).toMatch(/<html lang="en">[^]*<title>Sign in · Content Lake<\/title>/);

  const server = createServer(getRequestListener(lake.fetch)).listen(0, '127.0.0.1');
  server.on('upgrade', lake.upgrade);
  await once(server, 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/mux`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  server.close();
  await lake.close();
  await closed;

  const again = await createLake(options);
  expect(again.firstAccount).toBeUndefined();
  await again.close();
  await expect(again.close()).resolves.toBeUndefined();
});

it.each([{}, { ...options, datasets: [] }, { ...options, datasets: 'main' }])(
  'says which options it needs (%#)',
  async (given) => {
    await expect(createLake(given as never)).rejects.toThrow(/^createLake needs "dir", "projectId" and "datasets"/);
  },
);
