/** So many pages: all of a clinic's, several times over. */
const MOST = 1_000;

/** Policies of the pages that were sent before. */
export class PolicyMemory {
  readonly #known = new Map<string, string>();

  /** @param key differs whenever the page does */
  policyOf(key: string, make: () => string): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const policy = make();
    this.#known.set(key, policy);
    // A Map keeps the order of insertion: what was made first goes first.
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(oldest);
    }
    return policy;
  }
}
