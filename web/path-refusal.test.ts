/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPathRefusal } from './path-refusal.ts';

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
  const reply = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/lake/v1/ping`);
  expect([reply.status, await reply.json()]).toEqual([
    404,
    { statusCode: 404, error: 'Not Found', message: 'Content is in a hosted project.' },
  ]);
  server.closeAllConnections();
  server.close();
});
