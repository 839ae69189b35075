import { LakeError } from '../../errors.ts';
import { QueryThread } from './query-thread.ts';
import type { Errand } from './messages.ts';
import type { Outcome } from './query-thread.ts';

export interface PoolOptions {
  readonly threads: number;
  /** Errands waiting, of everybody together. */
  readonly queue: number;
  /** Errands waiting or running, of one client. */
  readonly perClient: number;
  /** An errand that waits longer is refused. */
  readonly patienceMs: number;
}

const DEFAULTS: PoolOptions = { threads: 2, queue: 48, perClient: 6, patienceMs: 15_000 };

interface Waiting {
  readonly errand: Errand;
  readonly client: string;
  readonly isKnown: boolean;
  readonly since: number;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Threads for queries that are not small. Strangers never have all of them: staff can work while somebody tries to
 * keep the lake busy. A thread that was ended is replaced by the next errand.
 */
export class QueryPool {
  readonly #options: PoolOptions;
  readonly #idle: QueryThread[] = [];
  readonly #busy = new Map<QueryThread, Waiting>();
  #waiting: Waiting[] = [];

  constructor(options: Partial<PoolOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /** Starts a thread ahead of the first errand. */
  warmUp(): void {
    if (this.#idle.length + this.#busy.size === 0) this.#idle.push(new QueryThread());
  }

  /**
   * @param client whose errands are limited together
   * @param isKnown whether the client has a token
   * @throws LakeError 429 or 503, with the time after which to try again, when too much is waiting
   */
  do(errand: Errand, client: string, isKnown: boolean): Promise<Outcome> {
    const own = [...this.#busy.values(), ...this.#waiting].filter((each) => each.client === client).length;
    if (own >= this.#options.perClient) {
      throw new LakeError(429, undefined, 'Too many large queries at once.', { retryAfter: 1 });
    }
    if (this.#waiting.length >= this.#options.queue) throw busy();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ errand, client, isKnown, since: performance.now(), resolve, reject });
      this.#assign();
    });
  }

  forget(path: string): void {
    for (const thread of [...this.#idle, ...this.#busy.keys()]) thread.forget(path);
  }

  /** Ends every thread; errands that are not done are refused. */
  close(): void {
    for (const { reject } of this.#waiting.splice(0)) reject(busy());
    for (const thread of [...this.#idle.splice(0), ...this.#busy.keys()]) thread.end();
  }

  #assign(): void {
    this.#refuseLate();
    for (const waiting of this.#waiting) {
      if (this.#busy.size >= this.#options.threads) return;
      if (!waiting.isKnown && this.#strangers() >= Math.max(1, this.#options.threads - 1)) continue;
      this.#waiting = this.#waiting.filter((each) => each !== waiting);
      void this.#run(waiting);
    }
  }

  async #run(waiting: Waiting): Promise<void> {
    const thread = this.#idle.pop() ?? new QueryThread();
    this.#busy.set(thread, waiting);
    try {
      waiting.resolve(await thread.do(waiting.errand));
    } catch (error) {
      waiting.reject(error);
    } finally {
      this.#busy.delete(thread);
      this.#idle.push(thread.isUsable ? thread : new QueryThread());
      this.#assign();
    }
  }

  #strangers(): number {
    return [...this.#busy.values()].filter(({ isKnown }) => !isKnown).length;
  }

  #refuseLate(): void {
    const earliest = performance.now() - this.#options.patienceMs;
    for (const { since, reject } of this.#waiting) if (since < earliest) reject(busy());
    this.#waiting = this.#waiting.filter(({ since }) => since >= earliest);
  }
}

function busy(): LakeError {
  return new LakeError(503, undefined, 'The lake is busy with large queries.', { retryAfter: 2 });
}

let shared: QueryPool | undefined;

/** The pool of this process, for all its datasets. */
export function queryPool(): QueryPool {
  return (shared ??= new QueryPool());
}
