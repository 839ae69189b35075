import { insertEntry, removeEntry } from './entry-list.ts';
import { compareEntries } from './entry.ts';
import { linksIn } from './references.ts';
import type { Entry } from './entry.ts';
import type { EntryIndex } from './keyed-index.ts';
import type { StoredDocument } from './types.ts';

type Strength = 'named' | 'weak' | 'strong';
const RANKS = { named: 0, weak: 1, strong: 2 } as const satisfies Record<Strength, number>;

type Lists = Map<string, Entry[]>;

const NONE: readonly Entry[] = Object.freeze([]);

/**
 * Who points to whom. A referrer stands in one list for each target: among those whose target must exist, those whose
 * target may be missing, or those that only `references()` of GROQ knows of. Most targets have a single short list.
 */
export class ReferenceIndex implements EntryIndex {
  readonly #lists: Readonly<Record<Strength, Lists>> = { named: new Map(), weak: new Map(), strong: new Map() };

  /** Everything that GROQ's `references(id)` can accept, sorted. */
  naming(id: string): readonly Entry[] {
    const [first = NONE, ...others] = Object.values(this.#lists)
      .map((lists) => lists.get(id) ?? NONE)
      .filter(isFilled);
    return others.length === 0 ? first : [first, ...others].flat().sort(compareEntries);
  }

  /** Ids of documents that hold a reference inside this dataset. */
  referring(id: string, strongOnly: boolean): readonly string[] {
    const { weak, strong } = this.#lists;
    const found = [...(strong.get(id) ?? NONE), ...((!strongOnly && weak.get(id)) || NONE)];
    return found.map((entry) => entry.id);
  }

  add(entry: Entry, document: StoredDocument): void {
    for (const [target, strength] of strengthsIn(document)) {
      const list = this.#lists[strength].get(target);
      if (list) insertEntry(list, entry);
      else this.#lists[strength].set(target, [entry]);
    }
  }

  remove(entry: Entry, document: StoredDocument): void {
    for (const [target, strength] of strengthsIn(document)) {
      const list = this.#lists[strength].get(target);
      if (!list) continue;
      removeEntry(list, entry);
      if (list.length === 0) this.#lists[strength].delete(target);
    }
  }
}

function isFilled(list: readonly Entry[]): boolean {
  return list.length > 0;
}

function strengthsIn(document: StoredDocument): ReadonlyMap<string, Strength> {
  const strengths = new Map<string, Strength>();
  for (const { to, strength } of linksIn(document)) {
    const known = strengths.get(to);
    if (!known || RANKS[strength] > RANKS[known]) strengths.set(to, strength);
  }
  return strengths;
}
