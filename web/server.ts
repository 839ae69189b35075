/**
 * The site's process: Next behind a small HTTP server that also carries `/lake` to the Content Lake, so that a browser
 * needs one port only. Rewrites of next.config.ts could not do it: their targets are frozen when the site is built,
 * and LAKE_PORT may be another one when it starts. See docs/decisions/0001-one-server-in-front.md.
 */
import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import compression from 'compression';
import next from 'next';
import { pino } from 'pino';
import { settleAddress } from './client-address.ts';
import { project } from './content/project.ts';
import { explainErrors } from './error-answers.ts';
import { lastResortPage } from './last-resort.ts';
import { createRequestLog } from './observe/request-log.ts';
import { asksForMetrics, createSiteMetrics } from './observe/site-metrics.ts';
import { packPages } from './delivery/packed-pages.ts';
import { tagPages } from './delivery/page-etag.ts';
import { createPathProxy } from './path-proxy.ts';
import { createPathRefusal } from './path-refusal.ts';
import { answerAgain } from './delivery/recent-answers.ts';
import { secureAnswer, secureTransport } from './security/answer-headers.ts';

const dev = process.argv.includes('--dev');
const port = Number(process.env.PORT || 3000);
const lakeUrl = process.env.LAKE_URL || `http://127.0.0.1:${process.env.LAKE_PORT || 4000}`;
// While developing, Studio is served by its own dev server (hot reload); built, it is static files of the site.
const studioUrl = dev ? process.env.STUDIO_DEV_URL : undefined;

const proxies = [
  project.hostedApi
    ? createPathRefusal({ prefix: '/lake', message: `Content is in a hosted project: ${project.hostedApi}` })
    : createPathProxy({ prefix: '/lake', target: lakeUrl, strip: true }),
  ...(studioUrl ? [createPathProxy({ prefix: '/studio', target: studioUrl, strip: false })] : []),
];

// Next adds its own upgrade listener to the server it is given; handing it one that never listens keeps it from
// answering sockets that belong to the lake. What is not the lake's is passed on to it.
const upgradesForNext = new Server();
const app = next({ dev, dir: 'web', port, hostname: 'localhost', httpServer: upgradesForNext });
await app.prepare();
const handle = app.getRequestHandler();

const compress = compression();

const metrics = createSiteMetrics();
const note = createRequestLog(pino({ name: 'site', level: process.env.SITE_LOG_LEVEL || 'warn' }), metrics);

const server = createServer((request, response) => {
  note(request, response);
  if (asksForMetrics(request)) {
    response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    response.end(metrics.text());
    return;
  }
  const proxy = proxies.find((candidate) => candidate.serves(request.url));
  if (proxy) {
    if (!dev) secureTransport(request, response);
    proxy.handle(request, response);
    return;
  }
  settleAddress(request);
  compress(request, response, () => {});
  packPages(request, response);
  // The development server sends some scripts as JSON and evaluates others, which the policy would refuse.
  if (!dev) secureAnswer(request, response);
  tagPages(request, response);
  // The development server explains errors itself.
  if (!dev) explainErrors(request, response);
  // Next takes what ends in `.rsc` for a part of a page, which its client never asks for by that name.
  request.url = request.url?.replace(/\.rsc(?=$|\?)/, '%2Ersc');
  if (!dev && answerAgain(request, response)) {
    metrics.givenAgain();
    return;
  }
  handle(request, response).catch((error: unknown) => showLastResort(error, response));
});

/** Next could not even show its error page (E3). */
function showLastResort(error: unknown, response: ServerResponse): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(lastResortPage);
}

server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
  const proxy = proxies.find((candidate) => candidate.serves(request.url));
  if (proxy) proxy.upgrade(request, socket, head);
  else if (!upgradesForNext.emit('upgrade', request, socket, head)) socket.destroy();
});

server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: set PORT to another number.`
      : `The site cannot listen: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, () => {
  // The supervisor may be gone before this process could notice.
  if (process.send && !process.connected) close();
  else process.send?.({ type: 'ready', port });
});

let closing = false;
function close(): void {
  if (closing) return;
  closing = true;
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  // Event streams and slow readers do not end by themselves.
  setTimeout(() => process.exit(0), 1_500).unref();
}
process.on('SIGINT', close);
process.on('SIGTERM', close);
process.on('disconnect', close);
