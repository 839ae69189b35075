/** What a visit of a page gave. */
export interface Visit {
  readonly status: number;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
}

interface Version {
  readonly state: string;
  readonly sentAt: number;
  ackedAt?: number;
}

interface FactOptions {
  readonly path: string;
  /** What a page says of it. */
  readonly read: (visit: Visit) => string;
  readonly state: string;
}

/** Something that a page shows, which staff change: each state it was given, and when the lake had acknowledged it. */
export class Fact {
  readonly path: string;
  readonly #read: FactOptions['read'];
  #last: string | undefined;
  readonly #versions: Version[];
  #ended = Number.POSITIVE_INFINITY;

  constructor({ path, read, state }: FactOptions) {
    this.path = path;
    this.#read = read;
    this.#versions = [{ state, sentAt: 0, ackedAt: 0 }];
  }

  /** Staff give it another state. @returns to be called when the lake has acknowledged it */
  send(state: string): () => void {
    const version: Version = { state, sentAt: Date.now() };
    this.#versions.push(version);
    return () => (version.ackedAt = Date.now());
  }

  /** Staff withdraw it: once a visitor has seen that it is gone, nobody may see it again. */
  withdraw(state: string): () => void {
    this.#last = state;
    return this.send(state);
  }

  /** Whether a visit shows what was given last. */
  isCurrent(visit: Visit): boolean {
    return this.#read(visit) === this.#versions.at(-1)?.state;
  }

  /**
   * @param answeringSince since when all processes answer, as known after the visit; undefined when one does not
   * @param patience milliseconds for which the state before may be shown, from when it is known that it changed
   * @returns what is wrong with the visit
   */
  judge(visit: Visit, answeringSince: number | undefined, patience: number): string | undefined {
    const state = this.#read(visit);
    const shown = this.#versions.findLastIndex((version) => version.state === state && version.sentAt <= visit.to);
    const wanted = this.#versions.findLastIndex(({ ackedAt }) => ackedAt !== undefined && ackedAt <= visit.from);
    if (shown < 0) return `${this.path} shows "${state}", which was never published.`;
    if (state === this.#last) this.#ended = Math.min(this.#ended, visit.to);
    else if (visit.from > this.#ended) return `${this.path} shows "${state}" again after it was withdrawn.`;
    if (shown >= wanted) return undefined;
    const wants = this.#versions[wanted]?.state;
    if (shown < wanted - 1) return `${this.path} shows "${state}", older than the version before "${wants}".`;
    const known = Math.max(this.#versions[wanted]?.ackedAt ?? 0, answeringSince ?? Number.POSITIVE_INFINITY);
    if (visit.from <= known + patience) return undefined;
    return `${this.path} still shows "${state}" instead of "${wants}", ${visit.from - known} ms after everything answered.`;
  }
}
