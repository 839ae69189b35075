import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { generate } from 'selfsigned';
import { certificateTrouble } from './certificate.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SITE = 'https://clinica.example';
let server: Server;
let end: number;

beforeAll(async () => {
  end = Math.floor(Date.now() / 1000) * 1000 + 60 * DAY_MS;
  const notBeforeDate = new Date(end - 90 * DAY_MS);
  const attributes = [{ name: 'commonName', value: 'clinica.example' }];
  const { private: key, cert } = await generate(attributes, { notBeforeDate, notAfterDate: new Date(end) });
  server = createServer({ key, cert }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const trouble = (now: number, port = (server.address() as AddressInfo).port) => certificateTrouble(SITE, port, now);

test('a certificate that should have been renewed is told, and one that is over', async () => {
  expect(await trouble(end - 16 * DAY_MS)).toBeUndefined();
  expect(await trouble(end - 14.5 * DAY_MS)).toBe(
    'O certificado de clinica.example vence em 14 dias e não foi renovado.',
  );
  expect(await trouble(end + 1)).toBe('O certificado de clinica.example venceu: os navegadores recusam o site.');
});

test("nothing is said where encryption is nobody's business here", async () => {
  expect(await certificateTrouble('http://localhost:3000')).toBeUndefined();
  expect(await trouble(end + 1, 9)).toBeUndefined();
});
