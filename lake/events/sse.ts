/** One server-sent event. `data` is sent as JSON. */
export interface ServerSentEvent {
  readonly event: string;
  readonly id?: string | undefined;
  readonly data: unknown;
}

export interface EventSink {
  send(event: ServerSentEvent): void;
  /** Ends the stream from our side. */
  end(): void;
}

/** Below the 45 s after which clients and proxies give a silent stream up. */
const HEARTBEAT_MS = 15_000;
/** Clients wait this long before they connect again; the default of some is several seconds. */
const RETRY_LINE = 'retry: 1000\n\n';
/** A reader that leaves this much unread is gone or hopeless; its client connects again and catches up. */
const MAX_UNREAD = 8 * 1024 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // `no-transform` keeps proxies (the rewrites of Next among them) from compressing, which would hold events back.
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * Answers with an event stream. `start` is called at once and returns the function that undoes its subscriptions; that
 * one is called exactly once, whoever ends the stream. `mayStay` is asked with every heartbeat: a stream outlives the
 * request's first check of rights by hours, so a token that was revoked meanwhile must end it.
 */
export function eventStream(
  request: Request,
  start: (sink: EventSink) => () => void,
  mayStay: () => Promise<boolean> = () => Promise.resolve(true),
): Response {
  // Nobody reads the body of such an answer, so nothing would ever end its subscriptions.
  if (request.method === 'HEAD') return new Response(null, { headers: HEADERS });
  const encoder = new TextEncoder();
  let stop: (() => void) | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let ended = false;

  function release(): void {
    ended = true;
    clearInterval(heartbeat);
    stop?.();
    stop = undefined;
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => {
          if (ended) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) < -MAX_UNREAD) {
            controller.error(new Error('The reader does not keep up.'));
            release();
          }
        };
        const end = () => {
          if (ended) return;
          release();
          controller.close();
        };
        write(RETRY_LINE);
        heartbeat = setInterval(() => {
          write(':\n\n');
          void mayStay().then((stays) => stays || end(), end);
        }, HEARTBEAT_MS);
        heartbeat.unref();
        stop = start({ send: (event) => write(format(event)), end });
        // The stream may have ended before its subscriptions were known.
        if (ended) release();
        if (request.signal.aborted) end();
        else request.signal.addEventListener('abort', end, { once: true });
      },
      cancel: release,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  return new Response(body, { headers: HEADERS });
}

function format({ event, id, data }: ServerSentEvent): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`;
}
