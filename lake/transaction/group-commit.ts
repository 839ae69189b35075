import type { EncodedChange } from '../store/change-row.ts';
import type { Documents } from '../store/documents.ts';
import type { Alongside, Log } from '../store/log.ts';
import type { Commit } from '../store/types.ts';

interface Job {
  readonly work: () => unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Group {
  readonly commits: Commit[];
  failure: { readonly error: unknown } | undefined;
}

interface GroupOptions {
  readonly log: Log;
  readonly documents: Documents;
  readonly onCommit: (commit: Commit) => void;
  /** Ends the process: memory no longer says what is on disk. The next start makes it anew from there. */
  readonly failStop: FailStop;
}

export type FailStop = (message: string, cause: unknown) => never;

/** Longer groups gain little more and let other requests wait. */
const MOST_JOBS = 64;

/**
 * Makes transactions durable: each by itself, or, for requests that arrive at the same moment, several with one flush to
 * disk. Inside a group each still succeeds or fails alone, sees what the ones before it did, and is acknowledged and told
 * to listeners only when the flush is done. Nothing else runs meanwhile, so nobody reads what is not on disk yet.
 */
export class GroupCommit {
  readonly #log: Log;
  readonly #documents: Documents;
  readonly #onCommit: (commit: Commit) => void;
  readonly #failStop: FailStop;
  #jobs: Job[] = [];
  #group: Group | undefined;

  constructor({ log, documents, onCommit, failStop }: GroupOptions) {
    this.#log = log;
    this.#documents = documents;
    this.#onCommit = onCommit;
    this.#failStop = failStop;
  }

  /** Stores a commit: at once, or as a part of the group that is being done. @throws LakeError 503 */
  add(commit: Commit, changes: readonly EncodedChange[], alongside?: Alongside): void {
    const group = this.#group;
    try {
      this.#log.append(commit, changes, alongside);
    } catch (error) {
      if (group) group.failure = { error };
      throw error;
    }
    this.#follow(`Memory cannot follow the commit ${commit.transactionId}.`, () => {
      const sized = commit.changes.map((change, at) => ({ ...change, size: changes[at]?.after?.length }));
      this.#documents.apply(sized, commit.sequence);
      if (group) group.commits.push(commit);
      else this.#onCommit(commit);
    });
  }

  /** What cannot fail, because somebody has been or will be told that it is done. */
  #follow(message: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#failStop(`${message} The lake stops; the next start reads what is on disk.`, error);
    }
  }

  /** Does synchronous work that may add commits, as soon as the requests that are arriving now have arrived. */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (this.#jobs.length === 0) setImmediate(() => this.#drain());
      this.#jobs.push({ work, resolve: resolve as (result: unknown) => void, reject });
    });
  }

  #drain(): void {
    const pause = this.#log.pause();
    if (pause) return void pause.then(() => this.#drain());
    const jobs = this.#jobs.splice(0, MOST_JOBS);
    if (this.#jobs.length > 0) setImmediate(() => this.#drain());
    // Alone, a transaction that fails its checks need not open one on disk.
    if (jobs.length === 1) for (const job of jobs) attempt(job)();
    else this.#together(jobs);
  }

  #together(jobs: readonly Job[]): void {
    const sequence = this.#documents.sequence;
    const group: Group = { commits: [], failure: undefined };
    let answers: (() => void)[];
    try {
      answers = this.#log.together(() => {
        this.#group = group;
        try {
          return jobs.map((job) => {
            const answer = attempt(job);
            if (group.failure) throw group.failure.error;
            return answer;
          });
        } finally {
          this.#group = undefined;
        }
      });
    } catch (error) {
      this.#undo(group, sequence);
      for (const job of jobs) job.reject(error);
      return;
    }
    this.#follow('What was committed together could not be told.', () => {
      for (const commit of group.commits) this.#onCommit(commit);
    });
    for (const answer of answers) answer();
  }

  /** What could not be written must not stay in memory either. */
  #undo({ commits }: Group, sequence: number): void {
    this.#follow('A group of commits could not be written, and memory cannot go back.', () => {
      for (const { changes } of commits.toReversed()) {
        this.#documents.apply(
          changes.toReversed().map(({ id, before }) => ({ id, after: before })),
          sequence,
        );
      }
    });
  }
}

/** Does the work now; what it returns tells whoever waits for it. */
function attempt({ work, resolve, reject }: Job): () => void {
  try {
    const result = work();
    return () => resolve(result);
  } catch (error) {
    return () => reject(error);
  }
}
