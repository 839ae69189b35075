import { Server } from 'node:http';
import { addressBehind, strangerAt } from '../admission/client-address.ts';
import { attachMux, isMuxAddress } from './mux.ts';
import { attachPresence, isPresenceAddress } from './presence.ts';
import { refuseUpgrade } from './upgrade.ts';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FetchHandler } from './mux.ts';
import type { Lake } from '../lake.ts';

export interface Sockets {
  /** For the event of this name of Node's HTTP server. Any address that has no WebSocket is refused. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends every WebSocket that is open. */
  close(): void;
}

/**
 * Serves every WebSocket the lake has. What passes the limits is handed on by way of a server that never listens, so that only
 * one place decides about it.
 */
export function openSockets(fetchHandler: FetchHandler, lake: Lake): Sockets {
  const accepted = new Server();
  attachMux(accepted, fetchHandler, lake.config);
  attachPresence(accepted, lake);
  const open = new Set<Duplex>();
  const { sockets } = lake.admission;
  return {
    upgrade(request, socket, head) {
      const { url = '' } = request;
      if (!isMuxAddress(url) && !isPresenceAddress(url)) return refuseUpgrade(socket, 404);
      const address = addressOf(request);
      // Who it is shows only when the socket is open: a clinic's editors share one address and open two for each tab.
      const somebody = strangerAt(address);
      if (!sockets.hasRoom(somebody)) return refuseUpgrade(socket, 429);
      const giveBack = sockets.take(somebody);
      open.add(socket);
      socket.once('close', () => {
        open.delete(socket);
        giveBack();
      });
      // Streams within the socket count for the same person.
      request.headers['x-forwarded-for'] = address;
      accepted.emit('upgrade', request, socket, head);
    },
    close() {
      for (const socket of open) socket.destroy();
    },
  };
}

function addressOf({ socket, headers }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  return addressBehind(socket.remoteAddress ?? '', Array.isArray(forwarded) ? forwarded.join() : forwarded);
}
