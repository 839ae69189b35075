/** For so long a restart counts. */
const MEMORY_MS = 15 * 60_000;
/** Once or twice is an accident. */
const MANY = 3;

/** Remembers which processes were started again. */
export class Restarts {
  readonly #now: () => number;
  #known: readonly { readonly name: string; readonly at: number }[] = [];

  /** @param now milliseconds of a clock that never jumps */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  note(name: string): void {
    this.#known = [...this.#recent(), { name, at: this.#now() }];
  }

  /** Processes that were started again three times or more within the last quarter of an hour, with the number. */
  often(): readonly (readonly [name: string, times: number])[] {
    const recent = this.#recent();
    const names = [...new Set(recent.map(({ name }) => name))];
    const counts = names.map((name) => [name, recent.filter((restart) => restart.name === name).length] as const);
    return counts.filter(([, times]) => times >= MANY);
  }

  isOften(name: string): boolean {
    return this.often().some(([often]) => often === name);
  }

  #recent() {
    const from = this.#now() - MEMORY_MS;
    return this.#known.filter(({ at }) => at > from);
  }
}
