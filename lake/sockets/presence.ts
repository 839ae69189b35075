import { WebSocketServer } from 'ws';
import { createBucket } from '../admission/bucket.ts';
import { isMember } from '../caller.ts';
import { headersOf, isAllowedUpgrade, refuseUpgrade, whoseHeaders } from './upgrade.ts';
import { createPresenceSession, UNAUTHORISED, createRoom } from './presence-session.ts';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Lake } from '../lake.ts';
import type { Room } from './presence-session.ts';

/** Announcements are small; anything larger is not one. */
const MAX_FRAME_BYTES = 64 * 1024;
/** Studio takes a socket without this text frame for dead. */
const HEARTBEAT = '♥';
const HEARTBEAT_MS = 10_000;
const MAX_BUFFERED = 1024 * 1024;
/** Whoever does not say who they are by then is nobody. */
const AUTHORISE_TIMEOUT_MS = 10_000;
/** Every frame goes to everybody else; Studio sends a few each second while somebody types. */
const FRAME_LIMITS = { most: 200, perSecond: 20 };
/** Close code 1008: policy violation. */
const TOO_MANY = 1008;

const PATH = /^\/v[^/]+\/socket\/([^/?]+)/;

export function isPresenceAddress(url: string): boolean {
  return PATH.test(url);
}

/** Serves `/v…/socket/<dataset>`: who is looking at which document, for the avatars in Studio. */
export function attachPresence(server: Server, lake: Lake): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const rooms = new Map<string, Room>();
  lake.datasets.extend(({ name }) => {
    rooms.set(name, createRoom());
    return () => rooms.delete(name);
  });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const name = PATH.exec(request.url ?? '')?.[1];
    if (name === undefined) return;
    const room = rooms.get(lake.datasets.nameOf(name));
    if (!room || !isAllowedUpgrade(headersOf(request), lake.config)) {
      refuseUpgrade(socket, room ? 403 : 404);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => serve(webSocket, room, lake, request));
  });
}

function serve(webSocket: WebSocket, room: Room, lake: Lake, upgrade: IncomingMessage): void {
  const session = createPresenceSession(room, {
    send(frame) {
      // An editor who does not read is dropped instead of being remembered for.
      if (webSocket.bufferedAmount > MAX_BUFFERED) webSocket.terminate();
      else if (webSocket.readyState === webSocket.OPEN) webSocket.send(frame);
    },
    close: (code) => webSocket.close(code),
    async identify(authorization) {
      try {
        // Inside, because a text that cannot be a header throws.
        const headers = whoseHeaders(headersOf(upgrade));
        if (authorization !== undefined) headers.set('authorization', authorization);
        // An open Studio is nobody's use of a session.
        const caller = await lake.callerNow(new Request('http://lake/', { headers }), null);
        return isMember(caller) ? caller.userId : undefined;
      } catch {
        return undefined;
      }
    },
  });
  const unsubscribe = lake.onRightsChange(() => void session.recheck());
  const heartbeat = setInterval(() => {
    webSocket.send(HEARTBEAT);
    void session.recheck();
  }, HEARTBEAT_MS);
  const timeout = setTimeout(() => session.isKnown() || webSocket.close(UNAUTHORISED), AUTHORISE_TIMEOUT_MS);
  const frames = createBucket(FRAME_LIMITS, () => performance.now());
  webSocket.on('message', (data: Buffer, isBinary) => {
    if (!frames.take()) webSocket.close(TOO_MANY);
    else if (!isBinary) void session.handle(data.toString('utf8'));
  });
  webSocket.on('error', () => webSocket.terminate());
  webSocket.on('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(timeout);
    session.closed();
  });
}
