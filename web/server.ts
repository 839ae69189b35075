/**
 * The site's process: Next behind a small HTTP server that also carries `/lake` to the Content Lake, so that a browser
 * needs one port only. Rewrites of next.config.ts could not do it: their targets are frozen when the site is built,
 * and LAKE_PORT may be another one when it starts. See docs/decisions/0001-one-server-in-front.md.
 */
import { createServer, type IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import next from 'next';
import { pino } from 'pino';
import { startSiteContent } from './replica/start.ts';
import { askItself } from './server/ask-itself.ts';
import { consoleToLog } from './server/console-log.ts';
import { createLiveStream } from './server/live-stream.ts';
import { createSiteMetrics } from './server/metrics.ts';
import { pageAddress } from './server/page-address.ts';
import { createPages } from './server/pages.ts';
import { serveOwnScripts } from './server/page-scripts.ts';
import { createPathProxy, createPathRefusal } from './server/path-proxy.ts';
import { createReadiness } from './server/readiness.ts';
import { createRequestLog } from './server/request-log.ts';
import { createSiteHandler } from './server/site-handler.ts';
import { project } from './ui/project.ts';

const dev = process.argv.includes('--dev');
const logger = pino({ name: 'site', level: process.env.SITE_LOG_LEVEL || 'warn' });
if (!dev) consoleToLog(logger);
const port = Number(process.env.PORT || 3000);
// Passwords come to this port, in clear where nothing that encrypts stands in front.
const host = process.env.HOST || '127.0.0.1';
const lakeUrl = process.env.LAKE_URL || `http://127.0.0.1:${process.env.LAKE_PORT || 4000}`;
// While developing, Studio is served by its own dev server (hot reload); built, it is static files of the site.
const studioUrl = dev ? process.env.STUDIO_DEV_URL : undefined;

const proxies = [
  project.hostedApi
    ? createPathRefusal({ prefix: '/lake', message: `Content is in a hosted project: ${project.hostedApi}` })
    : createPathProxy({ prefix: '/lake', target: lakeUrl, strip: true }),
  ...(studioUrl ? [createPathProxy({ prefix: '/studio', target: studioUrl, strip: false })] : []),
];

const content = await startSiteContent();
globalThis.clinicSite = content;

// Next adds its own upgrade listener to the server it is given; handing it one that never listens keeps it from
// answering sockets that belong to the lake. What is not the lake's is passed on to it.
const upgradesForNext = new Server();
const app = next({ dev, dir: 'web', port, hostname: 'localhost', httpServer: upgradesForNext });
await app.prepare();

const answer = app.getRequestHandler();
const readiness = createReadiness(process, content);
const metrics = createSiteMetrics(readiness);
const log = createRequestLog(logger, metrics);
const server: Server = createServer(
  // HTTP lets a server ignore a protocol that it does not speak (`h2c` from some clients), and answer as usual.
  { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.trim().toLowerCase() === 'websocket' },
  createSiteHandler({
    log,
    metrics,
    readiness,
    live: createLiveStream(content.answers),
    proxies,
    render: (request, response) => {
      request.url = pageAddress(request, content);
      return content.answering.run({ url: request.url, read: new Set() }, () => answer(request, response));
    },
    pages: dev ? undefined : createPages(content, (path) => askItself(server, path), serveOwnScripts()),
  }),
);

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
server.listen(port, host, () => {
  // The supervisor may be gone before this process could notice.
  if (process.send && !process.connected) close();
  else process.send?.({ type: 'ready', port });
});

const CLOSING_TIMEOUT_MS = 1_500;
let closing = false;
function close(): void {
  if (closing) return;
  closing = true;
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  // Event streams and slow readers do not end by themselves.
  setTimeout(() => process.exit(0), CLOSING_TIMEOUT_MS).unref();
}
process.on('SIGINT', close);
process.on('SIGTERM', close);
process.on('disconnect', close);
