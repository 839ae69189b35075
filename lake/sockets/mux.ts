import { WebSocketServer } from 'ws';
import { headersOf, isAllowedUpgrade, refuseUpgrade } from './upgrade.ts';
import { serveSocket } from './mux-socket.ts';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FetchHandler } from './mux-socket.ts';
import type { LakeConfig } from '../config/config.ts';

/** Listen URLs have at most 14,800 characters; frames from clients hold nothing longer. */
const MAX_FRAME_BYTES = 64 * 1024;

export function isMuxAddress(url: string): boolean {
  return url.split('?')[0] === '/mux';
}

/**
 * Carries any number of event streams over one WebSocket at `/mux`. Browsers allow six HTTP/1.1 connections per host, and
 * one open Studio document holds six streams: without this, Studio starves on plain HTTP. Other upgrades are left alone.
 */
export function attachMux(server: Server, fetchHandler: FetchHandler, config: LakeConfig): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isMuxAddress(request.url ?? '')) return;
    const headers = headersOf(request);
    if (!isAllowedUpgrade(headers, config)) {
      refuseUpgrade(socket, 403);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => serveSocket(webSocket, headers, fetchHandler));
  });
}
