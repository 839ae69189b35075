import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { get as getSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { openTlsFront, type TlsFront } from './tls-front.ts';

let site: Server;
let front: TlsFront;

beforeAll(async () => {
  site = createServer((request, response) => {
    response.end(`${String(request.headers['x-forwarded-proto'])} ${request.url}`);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  front = await openTlsFront(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
});

afterAll(async () => {
  await front.close();
  site.closeAllConnections();
  site.close();
});

it('shows a site over HTTPS, with a certificate that can be believed, and tells it so', async () => {
  const request = getSecure(`https://${front.host}/a?b`, { ca: front.certificate, agent: false });
  const [response] = await once(request, 'response');
  let text = '';
  for await (const part of response) text += String(part);
  expect(text).toBe('https /a?b');
});

it('sends plain HTTP on to HTTPS, on the same port', async () => {
  const answer = await fetch(`http://${front.host}/a?b`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `https://${front.host}/a?b`]);
});
