/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createSiteMetrics } from './metrics.ts';
import { emptyContent } from '../replica/empty-content.ts';
import { createLiveStream } from './live-stream.ts';
import { createPages } from './pages.ts';
import { createPathProxy } from './path-proxy.ts';
import { createReadiness } from './readiness.ts';
import { createRequestLog } from './request-log.ts';
import { createSiteHandler } from './site-handler.ts';

let lake: Server;
let site: Server;
let lines: Record<string, unknown>[];
const level = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as never) });

beforeEach(async () => {
  lines = [];
  lake = createServer((incoming, response) => response.end(String(incoming.headers['x-request-id']))).listen(0);
  await once(lake, 'listening');
  const readiness = createReadiness(new EventEmitter(), emptyContent());
  const live = createLiveStream(emptyContent().answers);
  const metrics = createSiteMetrics(readiness);
  const pages = createPages(emptyContent(), async () => {});
  const log = createRequestLog(level, metrics);
  const proxies = [createPathProxy({ prefix: '/lake', target: `http://127.0.0.1:${portOf(lake)}`, strip: true })];
  const render = async (incoming: IncomingMessage, response: ServerResponse) => {
    if (incoming.url === '/never') response.write('begun');
    else response.writeHead(incoming.url === '/broken' ? 500 : 200).end('page');
  };
  site = createServer(createSiteHandler({ log, metrics, readiness, live, proxies, render, pages })).listen(0);
  await once(site, 'listening');
});
afterEach(() => {
  for (const server of [site, lake]) {
    server.closeAllConnections();
    server.close();
  }
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const ask = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`http://127.0.0.1:${portOf(site)}${path}`, { headers })).text();
async function logged(count: number): Promise<readonly Record<string, unknown>[]> {
  while (lines.length < count) await new Promise((done) => setTimeout(done, 5));
  return lines;
}

it('names a request once, for its own line and for the lake, and keeps the name that a proxy gave', async () => {
  const own = await ask('/lake/x?query=secreto');
  const given = await ask('/lake/x', { 'x-request-id': 'nginx-00000001' });
  const forged = await ask('/lake/x', { 'x-request-id': 'x"}\\n{"level":60' });
  const [first, second, third] = await logged(3);
  expect(first).toMatchObject({ requestId: own, method: 'GET', path: '/lake/x', status: 200, msg: 'request' });
  expect([given, second?.requestId]).toEqual(['nginx-00000001', 'nginx-00000001']);
  expect(forged).toBe(third?.requestId);
  expect(forged).toMatch(/^[\w-]{36}$/);
});

it('warns of what failed, and tells an answer that nobody waited for from one that was given', async () => {
  await ask('/broken');
  const left = request(`http://127.0.0.1:${portOf(site)}/never`).on('error', () => undefined);
  left.on('response', () => left.destroy()).end();
  const [broken, gone] = await logged(2);
  expect(broken).toMatchObject({ level: 40, status: 500 });
  expect(gone).toMatchObject({ level: 30, aborted: true });
});

it('counts by group, whatever addresses strangers invent, and tells programs on this machine only', async () => {
  for (let n = 0; n < 20; n += 1) await ask(`/invented-${n}`);
  await ask('/lake/v1/ping');
  await logged(21);
  const text = await ask('/metrics');
  expect(text).toContain('site_requests_total{group="page",status="200"} 20\n');
  expect(text).toContain('site_request_seconds_count{group="lake"} 1\n');
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(/^(|# HELP \w+ .+|# TYPE \w+ \w+|\w+(\{[^{}]*\})? ([\d.e+-]+|Nan))$/);
  }
  expect(await ask('/metrics', { 'x-forwarded-for': '203.0.113.1' })).toBe('page');
});
