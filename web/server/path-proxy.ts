import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'http-proxy-3';
import { unavailablePage } from './error-page.ts';

export interface PathProxy {
  /** Whether this proxy answers the request target. */
  serves(url: string | undefined): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

interface PathProxyOptions {
  /** Path that belongs to the target, such as `/lake`. */
  readonly prefix: string;
  readonly target: string;
  /** Whether the target wants the path without the prefix. */
  readonly strip: boolean;
  readonly patience?: Patience;
}

/** Milliseconds. */
interface Patience {
  /** For how long a request waits before the target is asked for its health, again and again. */
  readonly ask: number;
  /** For how long the target may say nothing at all. */
  readonly silence: number;
}

const PATIENCE: Patience = { ask: 1_000, silence: 10_000 };

/** Longest silence on a connection while the target is well; event streams say something every 15 s. */
const IDLE_TIMEOUT_MS = 120_000;

/**
 * Carries requests and WebSockets of one path to another server, streams included.
 *
 * When that server cannot be reached the answer is 503 with a JSON body: Studio keeps what was typed and tries again on
 * 503, and would throw it away on a 4xx. It is the same when the server hangs: for 10 s it has answered neither the request
 * nor a question for its health. A long upload or a costly query takes longer than that on a server that is well.
 */
export function createPathProxy({ prefix, target, strip, patience = PATIENCE }: PathProxyOptions): PathProxy {
  const proxy = createProxyServer({
    target,
    xfwd: true,
    xfwdWsProtoAsHttp: true,
    proxyTimeout: IDLE_TIMEOUT_MS,
    agent: target.startsWith('https:') ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true }),
  });

  proxy.on('error', (_error, request, response) => {
    if (response instanceof Socket || response.headersSent) {
      response.destroy();
      return;
    }
    // Accounts are pages, too.
    const [type, body] =
      request.headers['sec-fetch-dest'] === 'document'
        ? ['text/html; charset=utf-8', unavailablePage()]
        : [
            'application/json',
            JSON.stringify({
              statusCode: 503,
              error: 'Service Unavailable',
              message: `Nothing answers behind ${prefix}.`,
            }),
          ];
    response.writeHead(503, { 'content-type': type, 'retry-after': '1' }).end(body);
  });

  proxy.on('proxyReq', (outgoing) => endWhenSilent(outgoing, ['response', 'close']));
  proxy.on('proxyReqWs', (outgoing) => endWhenSilent(outgoing, ['response', 'upgrade', 'close']));

  /** @param ends events after which nothing is waited for any more */
  function endWhenSilent(outgoing: ClientRequest, ends: readonly string[]): void {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const askLater = () => {
      timer = setTimeout(async () => {
        const answers = await targetAnswers();
        if (isOver) return;
        if (answers) askLater();
        else outgoing.destroy();
      }, patience.ask);
    };
    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    for (const event of ends) outgoing.once(event, end);
    askLater();
  }

  let question: Promise<boolean> | undefined;

  /** Whatever it answers. All who wait share one question. */
  function targetAnswers(): Promise<boolean> {
    question ??= ask().finally(() => (question = undefined));
    return question;
  }

  async function ask(): Promise<boolean> {
    const signal = AbortSignal.timeout(patience.silence - patience.ask);
    try {
      const answer = await fetch(new URL('/healthz', target), { redirect: 'manual', signal });
      await answer.body?.cancel();
      return true;
    } catch {
      return false;
    }
  }

  function forward(request: IncomingMessage): void {
    const rest = request.url?.slice(prefix.length) ?? '';
    // The bare prefix means the folder: development servers answer `/studio/`, not `/studio`.
    const path = rest.startsWith('/') ? rest : `/${rest}`;
    request.url = strip ? path : prefix + path;
  }

  return {
    serves: (url) => isBelow(prefix, url),
    handle(request, response) {
      forward(request);
      proxy.web(request, response);
    },
    upgrade(request, socket, head) {
      forward(request);
      // The type asks for a net.Socket, which it is: Node hands out a Duplex only for custom servers.
      if (socket instanceof Socket) proxy.ws(request, socket, head);
      else socket.destroy();
    },
  };
}

interface PathRefusalOptions {
  /** Path that nothing answers, such as `/lake`. */
  readonly prefix: string;
  /** Why, for whoever asks. */
  readonly message: string;
}

/** Stands where a proxy would and says why there is none, as the API that is expected there would say it. */
export function createPathRefusal({ prefix, message }: PathRefusalOptions): PathProxy {
  return {
    serves: (url) => isBelow(prefix, url),
    handle(_request, response) {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ statusCode: 404, error: 'Not Found', message }));
    },
    upgrade: (_request, socket) => void socket.destroy(),
  };
}

function isBelow(prefix: string, url = ''): boolean {
  return url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);
}
