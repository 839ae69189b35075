import { Server } from 'node:http';
import { addressBehind, isLoopback } from './auth/client-address.ts';
import { networkOf } from './auth/network-of.ts';
import { attachMux, isMuxAddress } from './events/mux.ts';
import { attachPresence, isPresenceAddress } from './presence/attach-presence.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FetchHandler } from './events/mux-socket.ts';
import type { Lake } from './lake.ts';

/** How many sockets there may be; a clinic's editors share one address and open two for each tab. */
export interface SocketLimits {
  readonly total: number;
  readonly perAddress: number;
}

const LIMITS: SocketLimits = { total: 4000, perAddress: 200 };

/**
 * Serves every WebSocket the lake has; any other upgrade is refused, because nobody else would answer it. What passes the
 * limits is handed on by way of a server that never listens, so that only one place decides about it.
 */
export function attachSockets(server: Server, fetchHandler: FetchHandler, lake: Lake, limits = LIMITS): void {
  const admitted = new Server();
  attachMux(admitted, fetchHandler, lake.config);
  attachPresence(admitted, lake);
  server.once('close', () => admitted.emit('close'));

  const open = new Map<string, number>();
  let total = 0;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { url = '' } = request;
    if (!isMuxAddress(url) && !isPresenceAddress(url)) return refuseUpgrade(socket, 404);
    const address = addressOf(request);
    const network = networkOf(address);
    const count = open.get(network) ?? 0;
    if (count >= limits.perAddress && !isLoopback(address)) return refuseUpgrade(socket, 429);
    if (total >= limits.total) return refuseUpgrade(socket, 503);
    total += 1;
    open.set(network, count + 1);
    socket.once('close', () => {
      total -= 1;
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    // Streams within the socket count for the same person.
    request.headers['x-forwarded-for'] = address;
    admitted.emit('upgrade', request, socket, head);
  });
}

function addressOf({ socket, headers }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  return addressBehind(socket.remoteAddress ?? '', Array.isArray(forwarded) ? forwarded.join() : forwarded);
}
