type Fetch = typeof globalThis.fetch;

interface InnerStream {
  answer(status: number, headers: Record<string, string>): void;
  write(text: string): void;
  end(reason?: Error): void;
}

/** The lake sends something at least every 15 s; three silent periods mean a half-open connection. */
const SILENCE_MS = 45_000;
const EVENT_STREAM = /^(.*?)(\/v[^/]+\/data\/(?:listen|live\/events)\/.*)$/;

/**
 * A `fetch` that carries every event stream of the lake over one WebSocket per base address and leaves all else to
 * `plainFetch`. One open document holds six streams, browsers allow six HTTP/1.1 connections per host, and a Studio without
 * a free one shows spinners for ever. There is no way back to plain streams: it would starve the page again.
 *
 * Frames are JSON arrays. To the lake: `[id, path, headers]` opens, `[id]` closes. From it: `[id, status, headers]`,
 * `[id, text]` …, `[id]` at the end, `[]` to say that the line is alive.
 */
export function createLakeFetch(plainFetch: Fetch, silenceMs = SILENCE_MS): Fetch {
  const sockets = new Map<string, ReturnType<typeof openSocket>>();
  const socketTo = (base: string, worn?: ReturnType<typeof openSocket>) => {
    const known = sockets.get(base);
    if (known?.isOpen() && known !== worn) return known;
    worn?.close();
    const socket = openSocket(`${base.replace(/^http/, 'ws')}/mux`, silenceMs);
    sockets.set(base, socket);
    return socket;
  };
  return async (input, init) => {
    const [, base, path] = EVENT_STREAM.exec(input instanceof Request ? input.url : String(input)) ?? [];
    if (base === undefined || path === undefined || (init?.method ?? 'GET') !== 'GET') return plainFetch(input, init);
    const headers = Object.fromEntries(new Headers(init?.headers));
    const isFirst = !sockets.get(base)?.isOpen();
    const socket = socketTo(base);
    const answer = await socket.open(path, headers, init?.signal);
    if (answer.status !== 401 || isFirst) return answer;
    // A socket keeps the cookie it was opened with, and in another tab somebody may have signed in since.
    return await socketTo(base, socket).open(path, headers, init?.signal);
  };
}

function openSocket(url: string, silenceMs: number) {
  const socket = new WebSocket(url);
  const streams = new Map<number, InnerStream>();
  let lastId = 0;
  let open = true;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  const opened = new Promise<void>((resolve) => socket.addEventListener('open', () => resolve(), { once: true }));
  // A page that is being left closes its socket first and its streams then: sending would complain in the console.
  const takes = () => open && socket.readyState === socket.OPEN;
  const send = (frame: readonly unknown[]) => void opened.then(() => takes() && socket.send(JSON.stringify(frame)));

  /** Every inner stream fails, so that its event source connects again by itself, with the id of its last event. */
  function lose(): void {
    open = false;
    clearTimeout(watchdog);
    socket.close();
    for (const stream of streams.values()) stream.end(new TypeError('The connection to the Content Lake was lost.'));
    streams.clear();
  }

  function heard(): void {
    clearTimeout(watchdog);
    watchdog = setTimeout(lose, silenceMs);
  }

  socket.addEventListener('close', lose);
  socket.addEventListener('error', lose);
  socket.addEventListener('message', ({ data }) => {
    heard();
    const frame: unknown = JSON.parse(String(data));
    if (Array.isArray(frame)) receive(streams, frame);
  });
  heard();

  return {
    isOpen: () => open,
    close: lose,
    open(path: string, headers: Record<string, string>, signal?: AbortSignal | null): Promise<Response> {
      const id = ++lastId;
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      const body = responseBody(() => streams.delete(id) && send([id]));
      streams.set(id, {
        answer: (status, answered) => resolve(new Response(body.stream, { status, headers: answered })),
        write: body.write,
        end: (reason) => {
          streams.delete(id);
          reject(reason ?? new TypeError('The Content Lake closed the stream before it answered.'));
          body.end(reason);
        },
      });
      const abort = () => {
        const stream = streams.get(id);
        if (!stream) return;
        send([id]);
        stream.end(new DOMException('The stream was aborted.', 'AbortError'));
      };
      if (signal?.aborted) abort();
      else send([id, path, headers]);
      signal?.addEventListener('abort', abort, { once: true });
      return promise;
    },
  };
}

function receive(streams: ReadonlyMap<number, InnerStream>, [id, first, headers]: readonly unknown[]): void {
  const stream = streams.get(Number(id));
  if (typeof first === 'number') stream?.answer(first, Object.fromEntries(Object.entries(headers ?? {})));
  else if (typeof first === 'string') stream?.write(first);
  else stream?.end();
}

function responseBody(cancelled: () => void) {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given), cancel: cancelled });
  return {
    stream,
    write: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: (reason?: Error) => (reason ? controller?.error(reason) : controller?.close()),
  };
}
