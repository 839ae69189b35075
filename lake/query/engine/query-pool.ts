import { LakeError } from '../../errors.ts';
import { QueryProcess } from './query-process.ts';
import type { Errand } from './messages.ts';
import type { Outcome } from './query-process.ts';

export interface PoolOptions {
  readonly processes: number;
  /** Errands waiting, of everybody together. */
  readonly queue: number;
  /** Errands waiting or running, of one client. */
  readonly perClient: number;
  /** An errand that waits longer is refused. */
  readonly patienceMs: number;
  /** A process with nothing to do for so long is ended. */
  readonly restMs: number;
}

const DEFAULTS: PoolOptions = { processes: 2, queue: 48, perClient: 16, patienceMs: 15_000, restMs: 60_000 };

interface Waiting {
  readonly errand: Errand;
  readonly client: string;
  readonly isKnown: boolean;
  readonly since: number;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
  readonly worked: ((ms: number) => void) | undefined;
}

/**
 * Processes for queries that are not small. Strangers never have all of them: staff can work while somebody tries to
 * keep the lake busy. One that was ended is replaced at once, and one that has had nothing to do for a while gives its memory back.
 */
export class QueryPool {
  readonly #options: PoolOptions;
  readonly #idle: QueryProcess[] = [];
  readonly #busy = new Map<QueryProcess, Waiting>();
  #waiting: Waiting[] = [];
  #resting: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: Partial<PoolOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /**
   * @param client whose errands are limited together
   * @param isKnown whether the client has a token
   * @param worked told for how many milliseconds a process was busy with it, whatever came of it
   * @throws LakeError 429 or 503, with the time after which to try again, when too much is waiting
   */
  do(errand: Errand, client: string, isKnown: boolean, worked?: (ms: number) => void): Promise<Outcome> {
    const own = [...this.#busy.values(), ...this.#waiting].filter((each) => each.client === client).length;
    if (own >= this.#options.perClient) {
      throw new LakeError(429, undefined, 'Too many large queries at once.', { retryAfter: 1 });
    }
    if (this.#waiting.length >= this.#options.queue) throw busy();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ errand, client, isKnown, since: performance.now(), resolve, reject, worked });
      this.#assign();
    });
  }

  forget(path: string): void {
    for (const process of [...this.#idle, ...this.#busy.keys()]) process.forget(path);
  }

  /** Ends every process; errands that are not done are refused. */
  close(): void {
    for (const { reject } of this.#waiting.splice(0)) reject(busy());
    this.#isClosed = true;
    clearTimeout(this.#resting);
    this.#endIdle();
    for (const process of this.#busy.keys()) process.end();
  }

  #assign(): void {
    this.#refuseLate();
    for (const waiting of this.#waiting) {
      if (this.#busy.size >= this.#options.processes) return;
      if (!waiting.isKnown && this.#strangers() >= Math.max(1, this.#options.processes - 1)) continue;
      this.#waiting = this.#waiting.filter((each) => each !== waiting);
      void this.#run(waiting);
    }
  }

  async #run(waiting: Waiting): Promise<void> {
    clearTimeout(this.#resting);
    const process = this.#takeIdle() ?? new QueryProcess();
    this.#busy.set(process, waiting);
    const started = performance.now();
    try {
      waiting.resolve(await process.do(waiting.errand));
    } catch (error) {
      waiting.reject(error);
    } finally {
      this.#busy.delete(process);
      waiting.worked?.(performance.now() - started);
      if (!this.#isClosed) this.#idle.push(process.isUsable ? process : new QueryProcess());
      this.#resting = setTimeout(() => this.#endIdle(), this.#options.restMs).unref();
      this.#assign();
    }
  }

  #takeIdle(): QueryProcess | undefined {
    const process = this.#idle.pop();
    return !process || process.isUsable ? process : this.#takeIdle();
  }

  #endIdle(): void {
    for (const process of this.#idle.splice(0)) process.end();
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
