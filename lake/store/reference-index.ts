import { compareEntries } from './entry.ts';
import { referencesIn, targetsIn } from './references.ts';
import type { Entry } from './entry.ts';
import type { EntryIndex } from './keyed-index.ts';
import type { StoredDocument } from './types.ts';

/** A target that only `references()` of GROQ knows of, one that must exist or may be missing. */
const NAMED = 0;
const WEAK = 1;
const STRONG = 2;

/** Who points to whom. */
export class ReferenceIndex implements EntryIndex {
  readonly #referrers = new Map<string, Map<string, { readonly entry: Entry; readonly strength: number }>>();

  /** Everything that GROQ's `references(id)` can accept, sorted. */
  naming(id: string): readonly Entry[] {
    return [...(this.#referrers.get(id)?.values() ?? [])].map(({ entry }) => entry).sort(compareEntries);
  }

  /** Ids of documents that hold a reference inside this dataset. */
  referring(id: string, strongOnly: boolean): readonly string[] {
    const found = [...(this.#referrers.get(id)?.values() ?? [])];
    return found.filter(({ strength }) => strength >= (strongOnly ? STRONG : WEAK)).map(({ entry }) => entry.id);
  }

  add(entry: Entry, document: StoredDocument): void {
    const strengths = new Map<string, number>();
    for (const target of targetsIn(document)) strengths.set(target, NAMED);
    for (const { to, strong } of referencesIn(document)) {
      strengths.set(to, Math.max(strengths.get(to) ?? NAMED, strong ? STRONG : WEAK));
    }
    for (const [target, strength] of strengths) {
      const referrers = this.#referrers.get(target);
      if (referrers) referrers.set(entry.id, { entry, strength });
      else this.#referrers.set(target, new Map([[entry.id, { entry, strength }]]));
    }
  }

  remove(entry: Entry, document: StoredDocument): void {
    for (const target of targetsIn(document)) {
      const referrers = this.#referrers.get(target);
      referrers?.delete(entry.id);
      if (referrers?.size === 0) this.#referrers.delete(target);
    }
  }
}
