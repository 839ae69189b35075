import { Server } from 'node:http';
import { addressBehind, strangerAt } from '../admission/client-address.ts';
import { attachMux, isMuxAddress } from './mux.ts';
import { attachPresence, isPresenceAddress } from './presence.ts';
import { refuseUpgrade } from './upgrade.ts';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FetchHandler } from './mux-socket.ts';
import type { Lake } from '../lake.ts';

/**
 * Serves every WebSocket the lake has; any other upgrade is refused, because nobody else would answer it. What passes the
 * limits is handed on by way of a server that never listens, so that only one place decides about it.
 */
export function attachSockets(server: Server, fetchHandler: FetchHandler, lake: Lake): void {
  const admitted = new Server();
  attachMux(admitted, fetchHandler, lake.config);
  attachPresence(admitted, lake);
  server.once('close', () => admitted.emit('close'));

  const { sockets } = lake.admission;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { url = '' } = request;
    if (!isMuxAddress(url) && !isPresenceAddress(url)) return refuseUpgrade(socket, 404);
    const address = addressOf(request);
    // Who it is shows only when the socket is open: a clinic's editors share one address and open two for each tab.
    const somebody = strangerAt(address);
    if (!sockets.hasRoom(somebody)) return refuseUpgrade(socket, 429);
    socket.once('close', sockets.take(somebody));
    // Streams within the socket count for the same person.
    request.headers['x-forwarded-for'] = address;
    admitted.emit('upgrade', request, socket, head);
  });
}

function addressOf({ socket, headers }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  return addressBehind(socket.remoteAddress ?? '', Array.isArray(forwarded) ? forwarded.join() : forwarded);
}
