import { attachMux, isMuxAddress } from './events/mux.ts';
import { attachPresence, isPresenceAddress } from './presence/attach-presence.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';
import type { Server } from 'node:http';
import type { FetchHandler } from './events/mux-socket.ts';
import type { Lake } from './lake.ts';

/** Serves every WebSocket the lake has; any other upgrade is refused, because nobody else would answer it. */
export function attachSockets(server: Server, fetchHandler: FetchHandler, lake: Lake): void {
  attachMux(server, fetchHandler, lake.config);
  attachPresence(server, lake);
  server.on('upgrade', ({ url = '' }, socket) => {
    if (!isMuxAddress(url) && !isPresenceAddress(url)) refuseUpgrade(socket, 404);
  });
}
