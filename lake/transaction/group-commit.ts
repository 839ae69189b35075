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
  /** Documents as the transactions of a group leave them to the next one. */
  readonly documents: Documents;
  /** Told of every commit once it is on disk. */
  readonly onCommit: (commit: Commit) => void;
}

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
  #jobs: Job[] = [];
  #group: Group | undefined;

  constructor({ log, documents, onCommit }: GroupOptions) {
    this.#log = log;
    this.#documents = documents;
    this.#onCommit = onCommit;
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
    this.#documents.follow(
      commit.sequence,
      commit.changes.map(({ id }) => id),
    );
    if (group) group.commits.push(commit);
    else this.#onCommit(commit);
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
      // What could not be written must not stay in memory either.
      this.#documents.follow(sequence);
      for (const job of jobs) job.reject(error);
      return;
    }
    for (const commit of group.commits) this.#onCommit(commit);
    for (const answer of answers) answer();
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
