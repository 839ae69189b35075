import { constants } from 'node:os';
import { isSmallMachine } from '../../config/small-machine.ts';
import { LakeError } from '../../errors.ts';
import { QueryProcess } from './query-process.ts';
import type { Job, Outcome } from './query-process.ts';

interface PoolOptions {
  readonly processes: number;
  /** Jobs waiting, of everybody together. */
  readonly queue: number;
  /** Jobs waiting or running, of one client. */
  readonly perClient: number;
  /** A job that waits longer is refused. */
  readonly maxWaitMs: number;
  /** A process with nothing to do for so long is ended. */
  readonly maxIdleMs: number;
  /** Of its processes, as the operating system understands it (`os.setPriority`). */
  readonly priority: number;
  /** Of the answer when too much is waiting: 503, which is logged as a fault, or 429, which is not. */
  readonly busyStatus: 429 | 503;
}

export const POOL_DEFAULTS: PoolOptions = {
  processes: isSmallMachine() ? 1 : 2,
  queue: 48,
  perClient: 16,
  maxWaitMs: 15_000,
  maxIdleMs: 60_000,
  // The process in which everybody's saves and small queries are goes first.
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  busyStatus: 503,
};

/** For whom a job is done. */
export interface Asker {
  /** Whose jobs are limited together. */
  readonly client: string;
  /** Told for how many milliseconds a process was busy with the job, whatever came of it. */
  readonly spend?: (ms: number) => void;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

interface Waiting {
  readonly job: Job;
  readonly asker: Asker;
  readonly since: number;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Processes for queries that the lake does not answer by itself. One that was ended is replaced at once, and one that has
 * had nothing to do for a while gives its memory back.
 */
export class QueryPool {
  readonly #options: PoolOptions;
  readonly #idle: QueryProcess[] = [];
  readonly #busy = new Map<QueryProcess, Waiting>();
  #waiting: Waiting[] = [];
  #resting: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: Partial<PoolOptions> = {}) {
    this.#options = { ...POOL_DEFAULTS, ...options };
  }

  /**
   * @throws LakeError 429 or 503, with the time after which to try again, when too much is waiting
   */
  do(job: Job, asker: Asker): Promise<Outcome> {
    const all = [...this.#busy.values(), ...this.#waiting];
    const own = all.filter((each) => each.asker.client === asker.client).length;
    if (own >= this.#options.perClient) {
      throw new LakeError(429, undefined, 'Too many queries at once.', { retryAfter: 1 });
    }
    if (this.#waiting.length >= this.#options.queue) throw this.#busyError();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, asker, since: performance.now(), resolve, reject });
      this.#assign();
    });
  }

  closeDataset(path: string): void {
    for (const process of [...this.#idle, ...this.#busy.keys()]) process.closeDataset(path);
  }

  /** Ends every process; jobs that are not done are refused. */
  close(): void {
    for (const { reject } of this.#waiting.splice(0)) reject(this.#busyError());
    this.#isClosed = true;
    clearTimeout(this.#resting);
    this.#endIdle();
    for (const process of this.#busy.keys()) process.end();
  }

  #assign(): void {
    this.#refuseLate();
    while (this.#busy.size < this.#options.processes) {
      const waiting = this.#waiting.shift();
      if (!waiting) return;
      void this.#run(waiting);
    }
  }

  async #run(waiting: Waiting): Promise<void> {
    clearTimeout(this.#resting);
    const process = this.#takeIdle() ?? this.#begin();
    this.#busy.set(process, waiting);
    const started = performance.now();
    try {
      waiting.resolve(await process.do(waiting.job));
    } catch (error) {
      waiting.reject(error);
    } finally {
      this.#busy.delete(process);
      waiting.asker.spend?.(performance.now() - started);
      if (!this.#isClosed) this.#idle.push(process.isUsable ? process : this.#begin());
      this.#resting = setTimeout(() => this.#endIdle(), this.#options.maxIdleMs).unref();
      this.#assign();
    }
  }

  #begin(): QueryProcess {
    return new QueryProcess(this.#options.priority);
  }

  #takeIdle(): QueryProcess | undefined {
    const process = this.#idle.pop();
    return !process || process.isUsable ? process : this.#takeIdle();
  }

  #endIdle(): void {
    for (const process of this.#idle.splice(0)) process.end();
  }

  #busyError(): LakeError {
    return new LakeError(this.#options.busyStatus, undefined, 'The lake is busy with queries.', { retryAfter: 2 });
  }

  #refuseLate(): void {
    const earliest = performance.now() - this.#options.maxWaitMs;
    const errorFor = ({ since, asker }: Waiting): LakeError | undefined => {
      if (asker.signal?.aborted) return new LakeError(429, undefined, 'Nobody waits for the answer any more.');
      return since < earliest ? this.#busyError() : undefined;
    };
    this.#waiting = this.#waiting.filter((waiting) => {
      const error = errorFor(waiting);
      if (error) waiting.reject(error);
      return !error;
    });
  }
}

/** The two kinds never take each other's processes: staff can work while somebody tries to keep the lake busy. */
export interface QueryPools {
  /** For queries of members and tokens that are not small. */
  readonly known: QueryPool;
  /** For all that anybody else asks; everybody's work goes before theirs. */
  readonly strangers: QueryPool;
}

let shared: QueryPools | undefined;
/** Between two looks at a preview; a process takes most of a second to start. */
const STAFF_MAX_IDLE_MS = 10 * 60_000;

/** The pools of this process, for all its datasets. */
export function sharedPools(): QueryPools {
  return (shared ??= {
    known: new QueryPool(isSmallMachine() ? {} : { maxIdleMs: STAFF_MAX_IDLE_MS }),
    strangers: new QueryPool({ processes: 1, priority: constants.priority.PRIORITY_LOW, busyStatus: 429 }),
  });
}
