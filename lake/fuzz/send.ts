import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Random } from './random.ts';
import type { Call } from './visit.ts';

export interface Answer {
  /** 0 when there was none. */
  readonly status: number;
  /** Empty for a stream, and beyond the first megabyte. */
  readonly text: string;
  /** The lake's own name for the request, which its log has, too. */
  readonly requestId: string | undefined;
}

const NO_ANSWER: Answer = { status: 0, text: '', requestId: undefined };
/** The longest that a query may take, four times over. */
const PATIENCE_MS = 40_000;
const MAX_TEXT = 1024 * 1024;
/** Streams that are open at once. The oldest makes room. */
const MAX_STREAMS = 24;

export interface Sender {
  send(call: Call, token: string | undefined): Promise<Answer>;
  /** One connection on which the requests are sent, whole or in pieces, and which is left as politely as chance has it. */
  sendRaw(requests: readonly Buffer[], random: Random): Promise<void>;
  close(): void;
}

/** @param port asked before each request: a lake that is started anew has another */
export function createSender(port: () => number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const streams: IncomingMessage[] = [];

  function keep(stream: IncomingMessage): void {
    stream.resume();
    stream.on('error', () => undefined);
    streams.push(stream);
    if (streams.length > MAX_STREAMS) streams.shift()?.destroy();
  }

  return {
    send: ({ method, path, body, contentType = 'application/json', stays = false }, token) =>
      new Promise((resolve) => {
        const headers = {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && contentType !== '' && { 'content-type': contentType }),
          ...(body !== undefined && {
            'content-length': Buffer.byteLength(body),
          }),
        };
        const options = {
          host: '127.0.0.1',
          port: port(),
          method,
          path,
          headers,
          timeout: PATIENCE_MS,
        };
        const asked = request({ ...options, agent: stays ? false : agent }, (answer) => {
          const { statusCode: status = 0 } = answer;
          const requestId = answer.headers['x-request-id']?.toString();
          if (stays && status === 200) {
            asked.setTimeout(0);
            keep(answer);
            return resolve({ status, text: '', requestId });
          }
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => {
            if (text.length < MAX_TEXT) text += chunk;
          });
          answer.on('error', () => resolve(NO_ANSWER));
          answer.on('end', () => resolve({ status, text, requestId }));
        });
        asked.on('timeout', () => asked.destroy());
        asked.on('error', () => resolve(NO_ANSWER));
        asked.end(body);
      }),

    async sendRaw(requests, random) {
      const socket = connect({
        port: port(),
        host: '127.0.0.1',
        allowHalfOpen: random.chance(0.3),
      });
      socket.on('error', () => undefined);
      socket.on('data', () => undefined);
      const closed = new Promise<void>((done) => socket.once('close', () => done()));
      const moment = () => new Promise((done) => setTimeout(done, random.below(8)));
      for (const bytes of requests) {
        if (!socket.writable) break;
        const cut = random.chance(0.3) ? random.below(bytes.length + 1) : bytes.length;
        socket.write(bytes.subarray(0, cut));
        await moment();
        if (socket.writable && cut < bytes.length) socket.write(bytes.subarray(cut));
      }
      const goodbye = random.below(4);
      if (goodbye === 0) socket.resetAndDestroy();
      else if (goodbye === 1) socket.end();
      await moment();
      socket.destroy();
      await closed;
    },

    close() {
      for (const stream of streams.splice(0)) stream.destroy();
      agent.destroy();
    },
  };
}
