import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isThisMachine } from './admission/client-address.ts';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

export interface RunningServer {
  readonly port: number;
  readonly server: Server;
  /** Stops listening and ends every request and stream that is still open. */
  close(): Promise<void>;
}

type FetchHandler = (request: Request, env?: unknown) => Response | Promise<Response>;

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  readonly attach?: (server: Server) => void;
  /** Told of what goes wrong below any request, such as running out of file descriptors. */
  readonly report?: (message: string, error: Error) => void;
  readonly limits?: Partial<ConnectionLimits>;
}

/** How much of the server one client, and all of them, may hold without asking for anything. Times are milliseconds. */
export interface ConnectionLimits {
  readonly connections: number;
  /** From one address; this machine is exempt, because proxies on it stand for many people. */
  readonly perAddress: number;
  /** Until a request's head has arrived, also for connections that send nothing. */
  readonly headers: number;
  /** Until the whole request has arrived: 50 MB over a slow line take a few minutes. */
  readonly request: number;
  /** Without a byte in either direction: whoever does not read an answer keeps it in our memory. Streams have heartbeats. */
  readonly idle: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 8000,
  perAddress: 300,
  headers: 15_000,
  request: 300_000,
  idle: 150_000,
};

const USUAL_FILE_BYTES = 50 * 1024 * 1024;

/** Who may send larger files has as much longer for them, in milliseconds. */
export function timeForRequest(maxFileBytes: number): number {
  return Math.ceil(CONNECTION_LIMITS.request * Math.max(1, maxFileBytes / USUAL_FILE_BYTES));
}

/** Above what reverse proxies keep idle connections for, so that they never use one that the lake is closing. */
const KEEP_ALIVE_MS = 75_000;
/** Addresses of listeners and queries have up to 15 kB, and a token and cookies come on top. */
export const MAX_HEADER_BYTES = 48 * 1024;

/**
 * Serves the handler over HTTP. Port 0 takes any free port.
 * @throws Error with the system's code (`EADDRINUSE`, `EACCES`) when the port cannot be had.
 */
export function startServer(fetch: FetchHandler, options: ServerOptions): Promise<RunningServer> {
  const limits = { ...CONNECTION_LIMITS, ...options.limits };
  const listener = getRequestListener((request, env) => fetch(request, env), { overrideGlobalObjects: false });
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: Math.min(5000, limits.headers),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // HTTP lets a server ignore any protocol it does not speak (`h2c` from some clients) and answer as usual.
      shouldUpgradeCallback: isWebSocket,
    },
    (request, response) => void listener(request, response),
  );
  server.maxConnections = limits.connections;
  server.timeout = limits.idle;
  options.attach?.(server);
  const connections = trackConnections(server, limits.perAddress);

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      // Without a listener, an error after this (no file descriptors left) would end the process.
      server.on('error', (error) => options.report?.('The server reports an error.', error));
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : options.port,
        server,
        close: () => closeServer(server, connections),
      });
    });
  });
}

function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.trim().toLowerCase() === 'websocket';
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

/**
 * Node forgets connections that became WebSockets, and would wait for them for ever when closing. The same list keeps one
 * address from taking all the connections there are.
 */
function trackConnections(server: Server, perAddress: number): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    if (count > perAddress && !isThisMachine(address)) {
      socket.destroy();
      return;
    }
    connections.add(socket);
    counts.set(address, count);
    socket.once('close', () => {
      connections.delete(socket);
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
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
