import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { createPathProxy } from '#web/server/path-proxy.ts';
import { POLICY_HEADER, secureAnswer } from '#web/security/answer-headers.ts';
import { policyFor } from '#web/security/page-policy.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A running server; `close` ends its connections too. */
export interface StudioServer {
  close(): Promise<void>;
}

/**
 * Serves a built Studio under `/studio` and the lake under `/lake`, as the site does, through the site's own proxy and under its policy. Journeys
 * that never open the site save its build this way.
 */
export async function serveStudio(folder: string, lakeUrl: string, port: number): Promise<StudioServer> {
  const lake = createPathProxy({ prefix: '/lake', target: lakeUrl, strip: true });
  const server = createServer((request, response) => {
    if (lake.serves(request.url)) lake.handle(request, response);
    else {
      secureAnswer(request, response);
      sendFile(folder, new URL(request.url ?? '/', 'http://studio').pathname, response);
    }
  });
  server.on('upgrade', (request, socket, head) => {
    if (lake.serves(request.url)) lake.upgrade(request, socket, head);
    else socket.destroy();
  });
  // As the lake's own: a client of this process asks again over a connection that was closed just now.
  server.keepAliveTimeout = 75_000;
  server.listen(port);
  await once(server, 'listening');
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function sendFile(folder: string, path: string, response: ServerResponse): void {
  if (path !== '/studio' && !path.startsWith('/studio/')) {
    response.writeHead(404).end();
    return;
  }
  const file = join(folder, path.slice('/studio'.length));
  const isFile = existsSync(file) && statSync(file).isFile();
  // Every other address is a place inside Studio, which its one page finds by itself.
  const chosen = isFile ? file : join(folder, 'index.html');
  response.setHeader('content-type', MEDIA_TYPES[extname(chosen)] ?? 'application/octet-stream');
  if (extname(chosen) === '.html') {
    const html = readFileSync(chosen, 'utf8');
    response.setHeader(POLICY_HEADER, policyFor('/studio', html)).end(html);
  } else createReadStream(chosen).pipe(response);
}
