/** One server-sent event. `data` is sent as JSON. */
export interface ServerSentEvent {
  readonly event: string;
  readonly id?: string | undefined;
  readonly data: unknown;
}

export interface EventSink {
  send(event: ServerSentEvent): void;
  /** Sends what `encodeEvents` has made: many readers of the same events share one piece of memory. */
  write(chunk: Uint8Array): void;
  /** Ends the stream from our side. */
  end(): void;
}

/** Below the 45 s after which clients and proxies give a silent stream up. */
const HEARTBEAT_MS = 15_000;
/** Clients wait this long before they connect again; the default of some is several seconds. */
const encoder = new TextEncoder();
const RETRY_LINE = encoder.encode('retry: 1000\n\n');
const COMMENT = encoder.encode(':\n\n');
/** A reader that leaves this much unread is gone or hopeless; its client connects again and catches up. */
export const MAX_UNREAD_BYTES = 4 * 1024 * 1024;
/** When all readers together leave this much unread, those who keep much of it are cut off before the memory is full. */
const MAX_UNREAD_TOGETHER_BYTES = 128 * 1024 * 1024;
const MUCH_UNREAD_BYTES = 64 * 1024;
let unreadTogether = 0;

/** Whether a reader may go on reading, and when to ask again. */
export interface StreamRights {
  readonly mayStay: () => Promise<boolean>;
  /** Calls the listener when somebody's rights may have changed. Returns the way out. */
  readonly onChange: (listener: () => void) => () => void;
}

const UNCHANGING: StreamRights = { mayStay: () => Promise.resolve(true), onChange: () => () => undefined };

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // `no-transform` keeps proxies (the rewrites of Next among them) from compressing, which would hold events back.
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * Answers with an event stream. `start` is called at once and returns the function that undoes its subscriptions; that
 * one is called exactly once, whoever ends the stream. A stream outlives the request's first check of rights by hours, so
 * `rights` are asked again with every heartbeat and whenever they may have changed.
 */
export function eventStream(
  request: Request,
  start: (sink: EventSink) => () => void,
  rights: StreamRights = UNCHANGING,
): Response {
  // Nobody reads the body of such an answer, so nothing would ever end its subscriptions.
  if (request.method === 'HEAD') return new Response(null, { headers: HEADERS });
  let stop: (() => void) | undefined;
  let unread = 0;
  let heartbeat: NodeJS.Timeout | undefined;
  let ended = false;

  function count(now: number): void {
    unreadTogether += now - unread;
    unread = now;
  }

  function release(): void {
    ended = true;
    count(0);
    clearInterval(heartbeat);
    stop?.();
    stop = undefined;
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (chunk: Uint8Array) => {
          if (ended) return;
          controller.enqueue(chunk);
          count(-(controller.desiredSize ?? 0));
          const hopeless =
            unread > MAX_UNREAD_BYTES || (unreadTogether > MAX_UNREAD_TOGETHER_BYTES && unread > MUCH_UNREAD_BYTES);
          if (!hopeless) return;
          controller.error(slowReader());
          release();
        };
        const end = () => {
          if (ended) return;
          release();
          controller.close();
        };
        const check = () => void rights.mayStay().then((stays) => stays || end(), end);
        write(RETRY_LINE);
        heartbeat = setInterval(() => {
          write(COMMENT);
          check();
        }, HEARTBEAT_MS);
        heartbeat.unref();
        const unsubscribe = rights.onChange(check);
        const leave = start({ send: (event) => write(encodeEvents([event])), write, end });
        stop = () => {
          unsubscribe();
          leave();
        };
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

/** The server prints it when it cuts the connection: one line, because where it was made says nothing. */
function slowReader(): Error {
  const error = new Error('A reader of events did not keep up and was cut off.');
  error.stack = undefined;
  return error;
}

/** Events as they travel. */
export function encodeEvents(events: readonly ServerSentEvent[]): Uint8Array {
  return encoder.encode(events.map(format).join(''));
}

function format({ event, id, data }: ServerSentEvent): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`;
}
