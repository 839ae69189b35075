import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface RunningServer {
  readonly port: number;
  readonly server: Server;
  /** Stops listening and ends every request and stream that is still open. */
  close(): Promise<void>;
}

type FetchHandler = (request: Request, env?: unknown) => Response | Promise<Response>;

/** Above what reverse proxies keep idle connections for, so that they never use one that the lake is closing. */
const KEEP_ALIVE = 75_000;

/**
 * Serves the handler over HTTP. Port 0 takes any free port.
 * @throws Error with the system's code (`EADDRINUSE`, `EACCES`) when the port cannot be had.
 */
export function startServer(
  fetch: FetchHandler,
  options: { readonly port: number; readonly host: string; readonly attach?: (server: Server) => void },
): Promise<RunningServer> {
  const listener = getRequestListener((request, env) => fetch(request, env), { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  server.keepAliveTimeout = KEEP_ALIVE;
  options.attach?.(server);
  const connections = trackConnections(server);

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : options.port,
        server,
        close: () => closeServer(server, connections),
      });
    });
  });
}

/**
 * Fails before anything is opened or created when the port is taken.
 * @throws Error with the system's code (`EADDRINUSE`, `EACCES`).
 */
export function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Node forgets connections that became WebSockets, and would wait for them for ever when closing. */
function trackConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

function closeServer(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Event streams and sockets never end by themselves; clients reconnect to the next process.
    for (const socket of connections) socket.destroy();
  });
}
