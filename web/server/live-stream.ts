import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { clientAddress, networkOf } from '../client-address.ts';
import { LIVE_PATH } from '../live/live-events.ts';
import type { Answers } from '../replica/answers.ts';

export interface LiveStream {
  serves(request: IncomingMessage): boolean;
  readonly handle: RequestListener;
}

/** Streams that are open at once; whoever comes later looks every minute. */
const MOST_STREAMS = 5_000;
/** One household or clinic has many tabs. */
const MOST_OF_ONE_NETWORK = 200;
/** Whoever does not read that much is gone, or wants to fill the memory. */
const MOST_UNREAD_BYTES = 256 * 1024;
/** Milliseconds after which a proxy that hears nothing could close a stream. */
const HEARTBEAT_MS = 25_000;

/**
 * Tells open pages what changed (server-sent events): the tags of the answers that are different now, when they are there. Its
 * `welcome` says that from now on nothing is missed, `goaway` that there is no room.
 */
export function createLiveStream(answers: Answers): LiveStream {
  const open = new Map<ServerResponse, string>();
  const toAll = (text: string) => {
    for (const response of open.keys()) {
      if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
      else response.write(text);
    }
  };
  answers.onChange((tags) => toAll(`event: message\ndata: ${JSON.stringify({ tags })}\n\n`));
  setInterval(() => toAll(':\n\n'), HEARTBEAT_MS).unref();

  function hasRoom(network: string): boolean {
    const sameNetwork = [...open.values()].filter((other) => other === network).length;
    return open.size < MOST_STREAMS && sameNetwork < MOST_OF_ONE_NETWORK;
  }

  return {
    serves: ({ url }) => url?.split('?')[0] === LIVE_PATH,
    handle(request, response) {
      if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
      const network = networkOf(
        clientAddress(request.socket.remoteAddress ?? '', String(request.headers['x-forwarded-for'] ?? '')),
      );
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        // A proxy that compresses or buffers would hold events back.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      if (!hasRoom(network)) return void response.end('event: goaway\ndata: {}\n\n');
      open.set(response, network);
      response.once('close', () => open.delete(response));
      response.write('event: welcome\ndata: {}\n\n');
    },
  };
}
