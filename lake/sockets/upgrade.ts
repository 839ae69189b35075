import { STATUS_CODES } from 'node:http';
import { isAllowedOrigin } from '../auth/origins.ts';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LakeConfig } from '../config/config.ts';

/** Headers of a request that asks for an upgrade; those that were sent twice are left out. */
export function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

/** Browsers send no preflight before a WebSocket: this is the only check that keeps foreign pages out. */
export function isAllowedUpgrade(headers: Headers, config: LakeConfig): boolean {
  const origin = headers.get('origin');
  return origin === null || isAllowedOrigin(origin, headers, config);
}

/**
 * Answers an upgrade request with an error and lets go of the connection. Node takes its own listeners off a connection
 * that asks for an upgrade: without one here a reset by the client would end the process, and without `destroy` a client
 * that never hangs up would keep the connection for ever.
 */
export function refuseUpgrade(socket: Duplex, status: 403 | 404 | 429 | 503): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  const later = status === 429 || status === 503 ? 'retry-after: 30\r\n' : '';
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${later}connection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** About the connection, or what is asked for, and not about who asks. */
const OF_CONNECTION =
  /^(?:accept|connection$|content-|keep-alive$|last-event-id$|sec-websocket-|te$|transfer-encoding$|upgrade$)/;

/** What says who opened a socket: cookies, forwarded addresses, and whatever a proxy that signs people in adds. */
export function whoseHeaders(upgrade: Headers): Headers {
  return new Headers([...upgrade].filter(([name]) => !OF_CONNECTION.test(name)));
}
