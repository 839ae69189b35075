import { collectWords, patternsIn, wordsIn } from './words.ts';
import { eachOf, sizeOf, withNumber } from './postings.ts';
import type { Entry } from '../../store/entry.ts';
import type { EntryIndex } from '../../store/keyed-index.ts';
import type { StoredDocument } from '../../store/types.ts';
import type { Postings } from './postings.ts';
import type { WordPattern } from './words.ts';

/** Entries whose ids are searched together. */
const CHUNK = 512;

/** Outdated entries that are bearable whatever the size. */
const BEARABLE = 5000;

/** Which words stand in which documents, for `match`. Ids are not in it: nearly every one would be a word of its own. */
export class TextIndex implements EntryIndex {
  readonly #words = new Map<string, Postings>();
  /** Numbers are given in the order of adding; the place of an entry that was replaced stays empty. */
  readonly #entries: (Entry | undefined)[] = [];
  readonly #ids: (string | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  #outdated = 0;

  get isStale(): boolean {
    return this.#outdated > BEARABLE + this.#numbers.size;
  }

  add(entry: Entry, document: StoredDocument): void {
    const words = new Set<string>();
    collectWords(document, words);
    const number = this.#entries.push(entry) - 1;
    this.#numbers.set(entry.id, number);
    for (const word of words) this.#words.set(word, withNumber(this.#words.get(word), number));
  }

  remove(entry: Entry): void {
    const number = this.#numbers.get(entry.id);
    if (number === undefined || this.#entries[number] !== entry) return;
    this.#entries[number] = undefined;
    this.#numbers.delete(entry.id);
    this.#outdated += 1;
  }

  /**
   * Entries with one of the pattern's words in their id. Ids are searched a chunk at a time, joined, because looking
   * into one long text is far quicker than into many short ones.
   */
  withIdLike(pattern: string): readonly Entry[] {
    const words = patternsIn(pattern);
    const found: Entry[] = [];
    for (let from = 0; from < this.#entries.length; from += CHUNK) {
      const ids = this.#idsFrom(from);
      const sought = words.filter(({ start }) => ids.includes(start));
      if (sought.length === 0) continue;
      for (const entry of this.#entries.slice(from, from + CHUNK)) {
        if (entry && isInId(sought, entry)) found.push(entry);
      }
    }
    return found;
  }

  #idsFrom(from: number): string {
    const known = this.#ids[from / CHUNK];
    if (known !== undefined) return known;
    const entries = this.#entries.slice(from, from + CHUNK);
    const ids = entries.map((entry) => entry?.id.toLowerCase() ?? '').join('\n');
    // The last chunk still grows.
    if (entries.length === CHUNK) this.#ids[from / CHUNK] = ids;
    return ids;
  }

  /** Entries that hold every word of the pattern; none for a pattern without words, which matches nothing. */
  matching(pattern: string): readonly Entry[] {
    const [first, ...others] = patternsIn(pattern).map((word) => this.#holdersOf(word));
    const found = [...(first ?? [])].filter((number) => others.every((holders) => holders.has(number)));
    return found.map((number) => this.#entries[number]).filter((entry) => entry !== undefined);
  }

  #holdersOf(pattern: WordPattern): Set<number> {
    const holders = new Set<number>();
    const note = (number: number) => void holders.add(number);
    if (pattern.isWhole) {
      const postings = this.#words.get(pattern.start);
      if (postings !== undefined) eachOf(postings, note);
      return holders;
    }
    for (const [word, postings] of this.#words) {
      if (word.startsWith(pattern.start) && pattern.fits(word) && sizeOf(postings) > 0) eachOf(postings, note);
    }
    return holders;
  }
}

/** Views show an entry under the id of its group. */
function isInId(sought: readonly WordPattern[], { id, group }: Entry): boolean {
  const words = id === group ? wordsIn(id) : [...wordsIn(id), ...wordsIn(group)];
  return sought.some((pattern) => words.some((word) => pattern.fits(word)));
}
