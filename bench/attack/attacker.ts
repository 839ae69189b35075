import { Agent, request } from 'node:http';
import { SetupError } from '../../scripts/settings.ts';
import type { IncomingMessage, RequestOptions } from 'node:http';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** An attack stays on the machine it is started on. @throws SetupError for anything but an address of this machine */
export function loopbackUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'http:' && LOOPBACK.test(url.hostname)) return url;
  throw new SetupError(`Only this machine is attacked (http://127.0.0.1:…), not "${address}".`);
}

const MAX_ADDRESSES = 200;

/** 127.0.0.2 and on: to the product each is another network. @throws SetupError for more than it should be */
export function attackingAddresses(count: number): readonly string[] {
  if (Number.isSafeInteger(count) && count > 0 && count <= MAX_ADDRESSES) {
    return Array.from({ length: count }, (_, index) => `127.0.0.${index + 2}`);
  }
  throw new SetupError(`Between 1 and ${MAX_ADDRESSES} addresses can attack, not ${count}.`);
}

/** Somebody with one address who asks without caring for answers. */
export interface Attacker {
  /** Asks and reads the answer. @returns the status, or the code of what went wrong */
  ask(url: string, options?: RequestOptions, body?: string): Promise<string>;
  /** Asks and reads nothing, or no more than the beginning, for as long as the attack goes on. */
  hold(url: string): Promise<string>;
  end(): void;
}

const MAX_CONNECTIONS = 20;
const TIMEOUT_MS = 15_000;

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
      const asked = request(url, { localAddress, agent, timeout: TIMEOUT_MS, ...options }, (answer) => {
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
