/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { emptyContent } from '../replica/empty-content.ts';
import { createLiveStream } from './live-stream.ts';
import { createSiteMetrics } from './metrics.ts';
import { createPages } from './pages.ts';
import { createReadiness } from './readiness.ts';
import { createSiteHandler } from './site-handler.ts';

const pages = createPages(emptyContent(), async () => {});

type Parts = Parameters<typeof createSiteHandler>[0];

/** A request as it stands on the wire, which `fetch` would put right. */
async function askFor(port: number, method: string, path: string, headers: OutgoingHttpHeaders) {
  const asking = request({ port, method, path, headers }).end();
  const [response]: [IncomingMessage] = (await once(asking, 'response')) as [IncomingMessage];
  const policy = response.headers['content-security-policy'] ?? null;
  return { status: response.statusCode, policy, text: await text(response) };
}

/** What the site answers when Next does so. */
async function siteAnswers(
  render: Parts['render'],
  own: Parts['pages'],
  method = 'GET',
  target = '/',
  headers: OutgoingHttpHeaders = {},
) {
  const readiness = createReadiness(new EventEmitter(), emptyContent());
  const live = createLiveStream(emptyContent().answers);
  const metrics = createSiteMetrics(readiness);
  const site = createServer(
    createSiteHandler({ log: () => {}, metrics, readiness, live, proxies: [], render, pages: own }),
  ).listen(0);
  await once(site, 'listening');
  const answered = await askFor((site.address() as AddressInfo).port, method, target, headers);
  site.closeAllConnections();
  site.close();
  return answered;
}

it.each([
  ['GET', '*', 400],
  ['GET', 'ftp://example.com/', 400],
  ['TRACE', '/', 405],
])('refuses what no browser sends: %s %s', async (method, target, status) => {
  const answered = await siteAnswers(() => Promise.reject(new Error('asked')), pages, method, target);
  expect(answered.status).toBe(status);
  expect(answered.policy).toContain("default-src 'none'");
});

it.each([
  ['GET', 'https://outro.invalid', 200],
  ['POST', 'https://outro.invalid', 403],
  ['POST', 'null', 403],
  ['POST', 'http://clinica.invalid', 200],
  ['POST', undefined, 200],
])('lets no page of another site change anything: %s from %s', async (method, origin, status) => {
  const render: Parts['render'] = async (_request, response) => void response.end();
  const headers = { host: 'clinica.invalid', ...(origin ? { origin } : {}) };
  expect((await siteAnswers(render, pages, method, '/contato', headers)).status).toBe(status);
});

it('answers a request that came as to a proxy, whatever host it names', async () => {
  const answered = await siteAnswers(
    async ({ url }, response) => void response.end(url),
    pages,
    'GET',
    'http://example.com/contato?assunto=1',
  );
  expect(answered).toMatchObject({ status: 200, text: '/contato?assunto=1' });
});

it('leaves what the development server answers as it is', async () => {
  const html = '<script>eval(1)</script>';
  const render: Parts['render'] = async (_request, response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end(html);
  };
  expect(await siteAnswers(render, undefined)).toEqual({ status: 500, policy: null, text: html });
});

it('answers with the last page when Next cannot even show its error page (E3)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = await siteAnswers(() => Promise.reject(new Error('broken')), pages);
  expect(broken.status).toBe(500);
  expect(broken.text).toContain('An error occurred while showing the error page');
  expect(broken.policy).toContain("script-src 'self';");
  log.mockRestore();
});

it('gives a name to who has none: what Next makes of a page depends on it, and everybody gets that page', async () => {
  const { text: name } = await siteAnswers(
    async ({ headers }, response) => void response.end(headers['user-agent']),
    pages,
  );
  expect(name).not.toBe('');
});
