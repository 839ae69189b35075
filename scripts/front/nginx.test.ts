/** nginx itself, before a server that stands for the site: what becomes of kept pages. The built site: e2e/front.test.ts. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { eventually } from '../../e2e/eventually.ts';
import { freePort } from '../../e2e/free-port.ts';
import { type Http2Visitor, http2Visitor } from '../../e2e/http2-visitor.ts';
import { type RunningFront, startFront } from './nginx.ts';

const page = `<!doctype html><p>${'Uma página da clínica. '.repeat(200)}</p>`;
const forms = { br: brotliCompressSync(page), gzip: gzipSync(page), plain: Buffer.from(page) };

/** What nginx asked for, by its way of sending. */
const asked: string[] = [];
const site = createServer((request, response) => {
  const wanted = request.headers['accept-encoding'] ?? '';
  const form = wanted === 'br' || wanted === 'gzip' ? wanted : 'plain';
  asked.push(wanted);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', forms[form].length);
  if (form !== 'plain') response.setHeader('content-encoding', form);
  response.end(forms[form]);
});

let front: RunningFront;
let visitor: Http2Visitor;

const visit = async (accepted: string) => {
  const { headers } = await visitor.visit('/', accepted ? { 'accept-encoding': accepted } : {});
  return [headers['x-front'], headers['content-encoding'], headers['content-length']];
};
const purge = async () =>
  (await fetch(`http://127.0.0.1:${front.settings.PURGE_PORT}/purge`, { method: 'POST' })).status;

beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const ports = { HTTP_PORT: 0, HTTPS_PORT: 0, LAKE_PORT: 0, KEPT_PORT: 0, ORIGIN_PORT: 0, PURGE_PORT: 0 };
  for (const name of Object.keys(ports)) Object.assign(ports, { [name]: await freePort() });
  front = await startFront({ ports: { ...ports, SITE_PORT: (site.address() as AddressInfo).port } });
  visitor = http2Visitor(`https://localhost:${ports.HTTPS_PORT}`, front.certificate);
});

afterAll(async () => {
  visitor.close();
  await front.stop();
  site.close();
  site.closeAllConnections();
});

it('keeps what the site compressed as it is, with its length, once for each way of sending', async () => {
  const lengths = Object.fromEntries(Object.entries(forms).map(([form, bytes]) => [form, String(bytes.length)]));
  for (const state of ['MISS', 'HIT']) {
    expect(await visit('gzip, deflate, br, zstd')).toEqual([state, 'br', lengths.br]);
    expect(await visit('gzip;q=0.8, deflate')).toEqual([state, 'gzip', lengths.gzip]);
    expect(await visit('')).toEqual([state, undefined, lengths.plain]);
  }
  expect(await visit('br;q=1.0, *;q=0.1')).toEqual(['HIT', 'br', lengths.br]);
  expect(asked).toEqual(['br', 'gzip', '']);
});

it('purges for whoever asks on loopback alone, and has nothing else there', async () => {
  expect((await fetch(`http://127.0.0.1:${front.settings.PURGE_PORT}/`)).status).toBe(404);
  expect((await visitor.visit('/purge')).headers['x-front']).toBe('MISS');
  expect((await visit('br'))[0]).toBe('HIT');
});

// The last one: a visit soon after may meet a worker that is being replaced.
it('forgets all of them at a purge, and none when nginx reads its configuration anew', async () => {
  expect((await visit('br'))[0]).toBe('HIT');
  expect(await purge()).toBe(204);
  expect((await visit('br'))[0]).toBe('MISS');
  const before = asked.length;
  process.kill(front.pid, 'SIGHUP');
  await eventually(async () => (await front.errors()).includes('reconfiguring'), true);
  // Workers that are being replaced end their connections, at times under a question.
  const state = async () => (await visit('br').catch(() => []))[0];
  await eventually(state, 'HIT');
  expect(asked.length).toBe(before);
  await eventually(() => purge().catch(() => 0), 204);
  await eventually(state, 'HIT');
  expect(asked.length).toBe(before + 1);
});
