import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { LakeError } from '../../errors.ts';
import { isSmallMachine } from '../../config/small-machine.ts';
import { forkedEnvironment } from '../../config/environment.ts';
import { TooExpensive } from '../../groq/meter.ts';
import type { ChildProcess } from 'node:child_process';
import type { Grant } from '../../config/roles.ts';
import type { SentError } from '../../errors.ts';
import type { QueryParams } from '../../groq/parse.ts';
import type { ArraySelector } from '../source-map/content-source-map.ts';
import type { Limits } from '../../groq/meter.ts';
import type { Sort } from '../../store/index/sort-keys.ts';
import type { AppliedChange } from '../../store/overlay.ts';
import type { StoredDocument } from '../../store/types.ts';
import type { QueryDelta } from '../run-query.ts';
import type { Perspective } from '../access/perspective.ts';

/** A query as it travels to another process: plain data. Documents are read from the dataset's file there. */
export interface SentQuery {
  readonly query: string;
  readonly params: QueryParams;
  readonly perspective: Perspective;
  readonly caller: {
    readonly userId: string | null;
    readonly roles: readonly string[];
    readonly grants: readonly Grant[];
  };
  readonly projectId: string;
  readonly sourceMap: ArraySelector | undefined;
  readonly delta: QueryDelta | undefined;
}

/** What is done in another process, with the JSON that it answers. */
export type Task =
  | { readonly kind: 'query'; readonly query: SentQuery }
  /** `Selection`: the ids that a query gives, over the stored documents and these. */
  | { readonly kind: 'select'; readonly query: SentQuery; readonly overlay: readonly AppliedChange[] }
  /** `boolean[][]`: whether each filter of a listener without a token accepts each document. */
  | {
      readonly kind: 'test';
      readonly filters: readonly ListenQuery[];
      readonly documents: readonly StoredDocument[];
    };

/** A query that somebody listens to. */
export interface ListenQuery {
  readonly query: string;
  readonly params: QueryParams;
}

export interface Job {
  readonly path: string;
  readonly dataset: string;
  readonly task: Task;
  readonly limits: Limits;
}

/** Ids of documents, as they were found after the commit with this sequence. */
export interface Selection {
  readonly ids: readonly string[];
  readonly sequence: number;
}

/** A result as JSON text, so that nobody has to make it again. */
export interface Answer {
  readonly json: string;
  readonly syncTags: readonly string[];
  /** JSON, when a source map was asked for. */
  readonly sourceMapJson: string | undefined;
}

export type ToProgram =
  | { readonly kind: 'ask'; readonly job: Job }
  /** The dataset is closed; its file may be removed. */
  | { readonly kind: 'close dataset'; readonly path: string };

export type FromProgram =
  /** The documents are at hand; from now on time counts. */
  | { readonly kind: 'begun' }
  | ({ readonly kind: 'answer' } & Outcome)
  | { readonly kind: 'error'; readonly error: SentError };

const PROGRAM = new URL('query-program.ts', import.meta.url);

/** A machine that is busy with everything else takes long to start a process. */
const START_TIMEOUT_MS = 30_000;
/** What a query may take beyond its limit before its process is ended; usually it notices by itself. */
const GRACE_MS = 500;
/** Above what the meter allows a query to add, so that ordinary excess ends with a message and not with the process. */
export const HEAP_MB = 640;

export interface Outcome {
  readonly answer: Answer;
  /** What would have helped to find it. */
  readonly asked: readonly Sort[];
}

/**
 * A process that does one job at a time. A thread would not do: V8 ends the whole process when one of its threads
 * asks for far more memory than it may have.
 */
export class QueryProcess {
  readonly #child: ChildProcess;
  #settle: ((message: FromProgram | Error) => void) | undefined;
  #isEnded = false;

  /** @param priority as `os.setPriority` takes it */
  constructor(priority: number) {
    this.#child = fork(PROGRAM, {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(isSmallMachine() ? ['--max-semi-space-size=2'] : [])],
      env: forkedEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    if (this.#child.pid !== undefined) setPriority(this.#child.pid, priority);
    this.#rest();
    this.#child.on('message', (message) => this.#settle?.(message as FromProgram));
    this.#child.on('error', (error) => this.#end(error));
    this.#child.on('exit', (_, signal) => {
      // V8 aborts when the heap is full.
      this.#end(signal === 'SIGABRT' ? new TooExpensive('it needs too much memory') : new Error('The process ended.'));
    });
  }

  /** False when it can do nothing any more and has to be replaced. */
  get isUsable(): boolean {
    return !this.#isEnded;
  }

  /** @throws LakeError as the query itself; `TooExpensive` when it has to be stopped from outside */
  do(job: Job): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      let timer = setTimeout(() => this.#end(new Error('The process does not begin.')), START_TIMEOUT_MS);
      this.#child.ref();
      this.#child.channel?.ref();
      this.#settle = (message) => {
        clearTimeout(timer);
        if (!(message instanceof Error) && message.kind === 'begun') {
          timer = setTimeout(
            () => this.#end(new TooExpensive('it takes too long')),
            job.limits.milliseconds + GRACE_MS,
          );
          return;
        }
        this.#settle = undefined;
        this.#rest();
        if (message instanceof Error) reject(asLakeError(message));
        else if (message.kind === 'error') reject(LakeError.fromSent(message.error));
        else resolve(message);
      };
      this.#send({ kind: 'ask', job });
    });
  }

  closeDataset(path: string): void {
    if (!this.#isEnded) this.#send({ kind: 'close dataset', path });
  }

  end(): void {
    this.#end(new Error('The lake is closing.'));
  }

  /** While it has nothing to do, it keeps no other process alive. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  #send(message: ToProgram): void {
    this.#child.send(message, (error) => {
      if (error) this.#end(error);
    });
  }

  #end(reason: Error): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#child.kill('SIGKILL');
    this.#settle?.(reason);
  }
}

function asLakeError(error: Error): LakeError {
  if (error instanceof LakeError) return error;
  return new LakeError(503, undefined, 'The query could not be run; try again.', { cause: error, retryAfter: 1 });
}
