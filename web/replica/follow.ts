import type { ListenOptions, SanityClient } from '@sanity/client';
import type { Published } from './dependencies.ts';
import type { Replica } from './replica.ts';

const MINE = '_id in path("*") && _type in $types';

/** Milliseconds before everything is asked for again that could not be had. */
const RETRY_MS = 1_000;

interface FollowOptions {
  readonly replica: Replica;
  readonly client: SanityClient;
  /** Types of the documents that the site shows. */
  readonly types: readonly string[];
  readonly log: Pick<Console, 'warn' | 'error'>;
  /** Milliseconds after which everything is asked for anyway: a connection can die without a word. */
  readonly roundMs: number;
}

/** How it is going. */
export interface Following {
  /** Milliseconds for which nothing was heard of the Content Lake; 0 while it is followed. */
  awayMs(): number;
  stop(): void;
}

/**
 * Keeps the replica as the Content Lake is: everything at the beginning and after every gap, then each change as it happens.
 * The same with a hosted project.
 */
export function follow({ replica, client, types, log, roundMs }: FollowOptions): Following {
  let awaySince: number | undefined = performance.now();
  let isSaid = false;
  let isStopped = false;
  /** Changes that come while everything is asked for: they may be newer, or older. */
  let waiting: (() => void)[] | undefined;
  let attempt = 0;

  async function resynchronize(): Promise<void> {
    const mine = (attempt += 1);
    // What was announced before is in the answer, or was taken back in a gap.
    const since: (() => void)[] = [];
    waiting = since;
    try {
      const documents = await client.fetch<Published[]>(`*[${MINE}]`, { types }, { cache: 'no-store' });
      if (mine !== attempt || isStopped) return;
      attemptTo('what is published', () => replica.replace(documents));
      for (const apply of since) apply();
      waiting = undefined;
      if (isSaid) log.warn('The Content Lake answers again.');
      isSaid = false;
      awaySince = undefined;
    } catch (error) {
      if (mine !== attempt || isStopped) return;
      sayThatItIsAway(error);
      const next = attempt;
      setTimeout(() => next === attempt && !isStopped && void resynchronize(), RETRY_MS).unref();
    }
  }

  /** A document that the site cannot take ends nothing. */
  function attemptTo(what: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      log.error(`The site cannot take ${what}: ${String(error)}`);
    }
  }

  function sayThatItIsAway(error: unknown): void {
    // Answers that are on their way are of before the gap.
    attempt += 1;
    awaySince ??= performance.now();
    const { url, projectId, dataset, token } = client.config();
    const where = `The Content Lake at ${url} (${projectId}, ${dataset})`;
    const effect = replica.isLoaded ? 'pages stay as they are' : 'there are no pages';
    if (!isSaid) log.error(`${where} gives nothing; ${effect}. ${reasonOf(error, token)}`);
    isSaid = true;
  }

  const rounds = setInterval(() => void resynchronize(), roundMs).unref();
  let subscription = listen();
  function listen() {
    const options: ListenOptions = {
      includeResult: true,
      visibility: 'query',
      events: ['welcome', 'mutation', 'reconnect'],
    };
    return client.listen<Published>(`*[${MINE}]`, { types }, options).subscribe({
      next(event) {
        if (event.type === 'welcome') return void resynchronize();
        if (event.type === 'reconnect') return sayThatItIsAway('The connection is gone, or cannot be made.');
        if (event.type !== 'mutation') return;
        const { documentId, result, transition } = event;
        const apply = () =>
          attemptTo(`the change of ${documentId}`, () =>
            replica.apply(documentId, transition === 'disappear' ? undefined : result),
          );
        if (waiting) waiting.push(apply);
        else apply();
      },
      error(error: unknown) {
        // The listener has given up: a refused question, or an answer that is none.
        sayThatItIsAway(error);
        setTimeout(() => {
          if (!isStopped) subscription = listen();
        }, RETRY_MS).unref();
      },
    });
  }

  return {
    awayMs: () => (awaySince === undefined ? 0 : performance.now() - awaySince),
    stop() {
      isStopped = true;
      clearInterval(rounds);
      subscription.unsubscribe();
    },
  };
}

/** What the client throws has the status as `statusCode` when it asks, and as `status` when it listens. */
function reasonOf(error: unknown, token: string | undefined): string {
  const { status, statusCode = status } = error as { readonly status?: number; readonly statusCode?: number };
  if (statusCode !== 401 && statusCode !== 403) return String(error);
  return `It refuses (${statusCode}): READ_TOKEN is ${token ? 'no token that may read there' : 'not set'}.`;
}
