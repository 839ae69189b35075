const MOST = 500;

/** Texts that are remembered for a while; the oldest are forgotten when there are too many. */
export class Notes {
  readonly #milliseconds: number;
  readonly #until = new Map<string, number>();

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  add(text: string): void {
    this.#until.delete(text);
    this.#until.set(text, performance.now() + this.#milliseconds);
    const [oldest] = this.#until.keys();
    if (this.#until.size > MOST && oldest !== undefined) this.#until.delete(oldest);
  }

  has(text: string): boolean {
    return performance.now() < (this.#until.get(text) ?? 0);
  }
}
