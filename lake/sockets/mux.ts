import { WebSocketServer } from 'ws';
import { headersOf, isAllowedUpgrade, refuseUpgrade, whoseHeaders } from './upgrade.ts';
import { parseJson } from '../store/json-values.ts';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LakeConfig } from '../config/config.ts';
import type { WebSocket } from 'ws';

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

/** The same `Request → Response` function that serves plain HTTP. */
export type FetchHandler = (request: Request) => Response | Promise<Response>;

/** Nothing but event streams and the ping travels here; everything else has CORS and belongs to HTTP. */
const ALLOWED_PATH = /^\/v[^/]+\/(data\/listen\/|data\/live\/events\/|ping$)/;
const ALLOWED_HEADERS = new Set(['authorization', 'last-event-id', 'accept', 'x-sanity-project-id', 'x-sanity-app']);
/** Six per open document: some thirty documents. */
export const MAX_STREAMS = 200;
/** A client that leaves this much unread is gone or hopeless; it connects again and catches up. */
const MAX_UNREAD_BYTES = 4 * 1024 * 1024;
/** Clients give a socket up after 45 s without a frame. */
const HEARTBEAT_MS = 15_000;

type StreamId = string | number;
type OpenFrame = readonly [id: StreamId, path: string, headers: Readonly<Record<string, string>>];
type Frame = readonly [id: StreamId] | OpenFrame;

/**
 * Serves one socket. Frames are JSON arrays: `[id, path, headers]` opens and `[id]` closes a stream; the answer is
 * `[id, status, headers]`, then `[id, "text"]` as it comes, then `[id]`. `[]` only says that the line is alive.
 */
function serveSocket(socket: WebSocket, upgrade: Headers, fetchHandler: FetchHandler): void {
  const streams = new Map<StreamId, AbortController>();
  let answered = true;

  function send(frame: readonly unknown[]): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
    else socket.send(JSON.stringify(frame));
  }

  async function open([id, path, headers]: OpenFrame): Promise<void> {
    const controller = new AbortController();
    streams.set(id, controller);
    try {
      const request = new Request(new URL(path, `http://${upgrade.get('host') ?? 'localhost'}`), {
        headers: requestHeaders(headers, upgrade),
        signal: controller.signal,
      });
      const response = await fetchHandler(request);
      send([id, response.status, Object.fromEntries(response.headers)]);
      for await (const text of textOf(response, controller.signal)) send([id, text]);
    } catch {
      // A stream that breaks ends like one that is finished: the client's event source connects again.
    }
    if (streams.get(id) === controller) streams.delete(id);
    if (!controller.signal.aborted) send([id]);
  }

  function receive(frame: Frame): void {
    const [id] = frame;
    streams.get(id)?.abort();
    streams.delete(id);
    if (frame.length === 1) return;
    if (isAllowed(frame[1]) && streams.size < MAX_STREAMS) {
      void open(frame);
      return;
    }
    send([id, streams.size < MAX_STREAMS ? 404 : 429, {}]);
    send([id]);
  }

  const heartbeat = setInterval(() => {
    if (!answered) socket.terminate();
    answered = false;
    socket.ping();
    send([]);
  }, HEARTBEAT_MS);
  heartbeat.unref();

  socket.on('pong', () => (answered = true));
  socket.on('message', (data: Buffer) => {
    const frame = parseFrame(data.toString());
    if (frame) receive(frame);
    else socket.close(1003, 'Frames are [id, path, headers] or [id].');
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(heartbeat);
    for (const controller of streams.values()) controller.abort();
    streams.clear();
  });
}

/** Judged as the routes will see it: `/v1/data/listen/../query/…` is a query. */
function isAllowed(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, 'http://lake')) return false;
  const { host, pathname } = new URL(path, 'http://lake');
  return host === 'lake' && ALLOWED_PATH.test(pathname);
}

/** Whole characters only: a chunk may end in the middle of one. */
async function* textOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    const text = decoder.decode(value, { stream: !done });
    if (text !== '') yield text;
    if (done) return;
  }
}

function requestHeaders(given: Readonly<Record<string, string>>, upgrade: Headers): Headers {
  // The streams inside are the same person's as the socket, and counted for the same address.
  const headers = whoseHeaders(upgrade);
  for (const [name, value] of Object.entries(given)) {
    if (ALLOWED_HEADERS.has(name.toLowerCase())) headers.set(name, value);
  }
  return headers;
}

function parseFrame(text: string): Frame | undefined {
  let frame: unknown;
  try {
    frame = parseJson(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(frame)) return undefined;
  const [id, path, headers] = frame as unknown[];
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  if (frame.length === 1) return [id];
  if (typeof path !== 'string' || !isTextRecord(headers ?? {})) return undefined;
  return [id, path, (headers ?? {}) as Record<string, string>];
}

function isTextRecord(value: unknown): boolean {
  return value !== null && typeof value === 'object' && Object.values(value).every((text) => typeof text === 'string');
}
