import type { Place } from '#schemas/documents/places.ts';

/**
 * Every address under which the site has shown something, so that a changed slug leads on by itself: whoever changed it (Studio, a
 * release, an import) need not think of it, and it works with a hosted project, too.
 */
export class FormerPaths {
  readonly #ids: Map<string, string>;

  constructor(known: Readonly<Record<string, string>> = {}) {
    this.#ids = new Map(Object.entries(known));
  }

  /**
   * Takes down where everything is now. What is nowhere any more is forgotten: an address can name a person, and has nowhere to
   * lead.
   */
  record(places: readonly Pick<Place, 'id' | 'path'>[]): void {
    const present = new Set(places.map(({ id }) => id));
    for (const [path, id] of this.#ids) if (!present.has(id)) this.#ids.delete(path);
    for (const { id, path } of places) this.#ids.set(path, id);
  }

  /** The id of what was last seen at a path. */
  find(path: string): string | undefined {
    return this.#ids.get(path);
  }

  toJSON(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#ids);
  }
}
