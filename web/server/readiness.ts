import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Replica } from '../replica/replica.ts';
import { isOfThisMachine } from './this-machine.ts';

/** One thing that has to be well. */
interface Check {
  readonly ok: boolean;
  /** What is wrong, in Portuguese. */
  readonly message?: string;
}

type Checks = Readonly<Record<string, Check>>;

/** What is told of the product as a whole. The supervisor looks (scripts/health) and says it again and again. */
export interface Readiness {
  /** What was said last; when that is too long ago, or never was, nobody watches. */
  checks(): Checks;
  /** Answers 200 when all is well, otherwise 503. Only programs on this machine learn what is wrong. */
  answer(request: IncomingMessage, response: ServerResponse): void;
}

interface Content {
  readonly replica: Pick<Replica, 'isLoaded'>;
  /** For how many milliseconds the site has not been told what is published. */
  readonly awayMs: () => number;
}

/** Each look may wait 10 s for an answer. */
const LONGEST_SILENCE_MS = 60_000;
const UNWATCHED: Checks = { supervisor: { ok: false, message: 'Ninguém cuida deste processo: inicie com npm start.' } };

/** Longer than the lake needs to start anew. */
const LONGEST_AWAY_MS = 60_000;

function contentCheck({ replica, awayMs: away }: Content): Check {
  if (!replica.isLoaded) return { ok: false, message: 'O site ainda não recebeu o conteúdo e não tem páginas.' };
  const awayMs = away();
  if (awayMs < LONGEST_AWAY_MS) return { ok: true };
  const minutes = Math.floor(awayMs / 60_000);
  return { ok: false, message: `O site não recebe o que é publicado há ${minutes} min e mostra o que tinha.` };
}

/**
 * @param supervisor who says `{ type: 'health', checks }`: this process, where it was started by one
 */
export function createReadiness(supervisor: Pick<EventEmitter, 'on'>, content: Content): Readiness {
  let latest: { readonly checks: Checks; readonly at: number } | undefined;
  supervisor.on('message', (message: unknown) => {
    if (isHealth(message)) latest = { checks: message.checks, at: performance.now() };
  });
  const checks = () => ({
    ...(latest && performance.now() - latest.at < LONGEST_SILENCE_MS ? latest.checks : UNWATCHED),
    content: contentCheck(content),
  });
  return {
    checks,
    answer(request, response) {
      const present = checks();
      const ok = Object.values(present).every((check) => check.ok);
      response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(isOfThisMachine(request) ? { ok, checks: present } : { ok }));
    },
  };
}

function isHealth(message: unknown): message is { readonly checks: Checks } {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'health';
}
