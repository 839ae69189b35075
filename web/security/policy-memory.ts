/** So many pages: all of a clinic's, several times over. */
const MOST = 1_000;

/** Policies of the pages that were sent before: a page differs from its older self in its entity tag. */
export class PolicyMemory {
  readonly #known = new Map<string, string>();

  /** @param etag empty for what is made for one visitor alone; nothing is kept of it */
  policyOf(etag: string, make: () => string): string {
    const known = etag === '' ? undefined : this.#known.get(etag);
    if (known !== undefined) return known;
    const policy = make();
    if (etag !== '') this.#known.set(etag, policy);
    // A Map keeps the order of insertion: what was made first goes first.
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(oldest);
    }
    return policy;
  }
}
