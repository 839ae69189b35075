import { Worker } from 'node:worker_threads';
import { LakeError } from '../../errors.ts';
import { TooExpensive } from '../meter.ts';
import type { Answer, Errand, FromWorker, ToWorker } from './messages.ts';

const PROGRAM = new URL('query-worker.ts', import.meta.url);

/** Reading a hundred thousand documents for the first time takes a worker two or three seconds. */
const BEGINNING_MS = 30_000;
/** What a query may take beyond its limit before its thread is ended; usually it notices by itself. */
const GRACE_MS = 500;
/** Above what the meter allows a query to add, so that the thread survives ordinary excess. */
const HEAP_MB = 640;

export interface Outcome {
  readonly answer: Answer;
  /** Time it took to parse and plan the query. */
  readonly readingMs: number;
}

/** A worker thread that does one errand at a time. */
export class QueryThread {
  readonly #worker: Worker;
  #settle: ((message: FromWorker | Error) => void) | undefined;
  #isEnded = false;

  constructor() {
    this.#worker = new Worker(PROGRAM, {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    });
    // An idle worker keeps no process alive.
    this.#worker.unref();
    this.#worker.on('message', (message: FromWorker) => this.#settle?.(message));
    this.#worker.on('error', (error: Error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('The query thread ended.')));
  }

  /** False when it can do nothing any more and has to be replaced. */
  get isUsable(): boolean {
    return !this.#isEnded;
  }

  /** @throws LakeError as the query itself; `TooExpensive` when it has to be stopped from outside */
  do(errand: Errand): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      let timer = setTimeout(() => this.#end(new Error('The query thread does not begin.')), BEGINNING_MS);
      this.#worker.ref();
      this.#settle = (message) => {
        clearTimeout(timer);
        if (!(message instanceof Error) && message.kind === 'begun') {
          timer = setTimeout(
            () => this.#end(new TooExpensive('it takes too long')),
            errand.limits.milliseconds + GRACE_MS,
          );
          return;
        }
        this.#settle = undefined;
        this.#worker.unref();
        if (message instanceof Error) reject(asLakeError(message));
        else if (message.kind === 'refusal') {
          const { status, type, message: text, details } = message.refusal;
          reject(new LakeError(status, type, text, details ? { details } : {}));
        } else resolve(message);
      };
      this.#send({ kind: 'ask', errand });
    });
  }

  forget(path: string): void {
    if (!this.#isEnded) this.#send({ kind: 'forget', path });
  }

  end(): void {
    this.#end(new Error('The lake is closing.'));
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message, []);
  }

  #end(reason: Error): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    void this.#worker.terminate();
    this.#settle?.(reason);
  }
}

function asLakeError(error: Error): LakeError {
  if (error instanceof LakeError) return error;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return new TooExpensive('it needs too much memory');
  return new LakeError(503, undefined, 'The query could not be run; try again.', { cause: error, retryAfter: 1 });
}
