import { once } from 'node:events';
import { createServer, type IncomingMessage, request as plainRequest, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import { generate } from 'selfsigned';

/** Names of a hosting on the internet, played by a lake on this machine. */
export interface HostedNames {
  /** Address of an HTTP proxy for which the hosting's names are this machine, and all others do not exist. */
  readonly proxyUrl: string;
  /** Makes a browser find the names here. */
  readonly chromiumFlag: string;
  /** In PEM: whom its users must trust. */
  readonly certificate: string;
  /** What was asked of it that no hosting would answer, or of anybody else; since the last call. */
  strange(): string[];
  /** Requests it carried since the last call, as `host path`. */
  carried(): string[];
  close(): Promise<void>;
}

interface Options {
  readonly projectId: string;
  readonly lakeUrl: string;
}

/** Which paths a hosted project answers under which of its names; the lake has more (accounts, one socket, health). */
function pathsOf(projectId: string): ReadonlyMap<string, RegExp> {
  const versioned = /^\/v[\dX][\d-]*\//;
  return new Map([
    ['api.sanity.io', versioned],
    [`${projectId}.api.sanity.io`, versioned],
    ['cdn.sanity.io', new RegExp(`^/(?:images|files)/${projectId}/`)],
  ]);
}

/** Headers that belong to one connection, HTTP/2's own among them. */
const OF_THE_CONNECTION = /^(?::.*|connection|keep-alive|transfer-encoding|upgrade|http2-settings|host)$/;

function endToEnd(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.test(name)));
}

/** Starts TLS in front of a lake, under the names of Sanity's hosting, and a proxy that leads there. */
export async function playHosting({ projectId, lakeUrl }: Options): Promise<HostedNames> {
  const paths = pathsOf(projectId);
  const altNames = [...paths.keys()].map((value) => ({ type: 2 as const, value }));
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'api.sanity.io' }], {
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  let strange: string[] = [];
  let carried: string[] = [];

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const host = (request.headers[':authority'] ?? request.headers.host ?? '').toString().replace(/:\d+$/, '');
    const path = request.url ?? '/';
    carried.push(`${host} ${path}`);
    if (!paths.get(host)?.test(path)) {
      strange.push(`${host}${path}`);
      response.writeHead(404).end();
      return;
    }
    const inner = plainRequest(lakeUrl + path, { method: request.method, headers: endToEnd(request.headers) });
    inner.on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, endToEnd(reply.headers));
      reply.pipe(response);
    });
    inner.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(503).end()));
    response.on('close', () => inner.destroy());
    request.pipe(inner);
  }

  const service = createSecureServer({ key, cert, allowHTTP1: true });
  // Of either protocol; what HTTP/2 hands out has the same methods.
  service.on('request', (request: unknown, response: unknown) =>
    answer(request as IncomingMessage, response as ServerResponse),
  );
  service.on('sessionError', () => {});
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const servicePort = (service.address() as AddressInfo).port;

  const proxy = createServer((request, response) => {
    strange.push(String(request.url));
    response.writeHead(502).end();
  });
  proxy.on('connect', ({ url = '' }: IncomingMessage, socket) => {
    const [host = '', port] = url.split(':');
    if (port !== '443' || !paths.has(host)) {
      strange.push(url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const tunnel = connect(servicePort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      tunnel.pipe(socket);
      socket.pipe(tunnel);
    });
    for (const [one, other] of [[socket, tunnel] as const, [tunnel, socket] as const]) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    proxyUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    chromiumFlag: `--host-resolver-rules=MAP *.sanity.io:443 127.0.0.1:${servicePort}`,
    certificate: cert,
    strange() {
      const seen = strange;
      strange = [];
      return seen;
    },
    carried() {
      const seen = carried;
      carried = [];
      return seen;
    },
    async close() {
      const closed = [service, proxy].map((server) => once(server, 'close'));
      proxy.closeAllConnections();
      proxy.close();
      service.close();
      // Sessions of HTTP/2 and tunnels do not end by themselves; the sockets below them are gone with the proxy's.
      await Promise.race([Promise.all(closed), new Promise((done) => setTimeout(done, 1_000))]);
    },
  };
}
