import { Agent, request } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';

/** Somebody with one address who asks without caring for answers. */
export interface Attacker {
  /** Asks and reads the answer. @returns the status, or the code of what went wrong */
  ask(url: string, options?: RequestOptions, body?: string): Promise<string>;
  /** Asks and reads nothing, or no more than the beginning, for as long as the attack goes on. */
  hold(url: string): Promise<string>;
  end(): void;
}

const MAX_CONNECTIONS = 20;
const PATIENCE_MS = 15_000;

/** @param localAddress of 127.0.0.0/8 */
export function createAttacker(localAddress: string): Attacker {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  const held: IncomingMessage[] = [];

  function send(
    url: string,
    options: RequestOptions,
    body: string | undefined,
    answered: (answer: IncomingMessage) => void,
  ): Promise<string> {
    return new Promise((resolve) => {
      const asked = request(url, { localAddress, agent, timeout: PATIENCE_MS, ...options }, (answer) => {
        answer.on('error', () => undefined);
        answered(answer);
        resolve(String(answer.statusCode));
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
      asked.end(body);
    });
  }

  return {
    ask: (url, options = {}, body) => send(url, options, body, (answer) => answer.resume()),
    hold: (url) =>
      // A connection of its own: those that are shared have to be free again.
      send(url, { agent: false, timeout: 0 }, undefined, (answer) => {
        if (answer.statusCode === 200) held.push(answer.pause());
        else answer.resume();
      }),
    end() {
      for (const answer of held) answer.destroy();
      agent.destroy();
    },
  };
}
