import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Answers an upgrade request with an error and lets go of the connection. Node takes its own listeners off a connection
 * that asks for an upgrade: without one here a reset by the client would end the process, and without `destroy` a client
 * that never hangs up would keep the connection for ever.
 */
export function refuseUpgrade(socket: Duplex, status: 403 | 404): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
