import { collectWords, patternsIn, wordsIn } from '../../groq/words.ts';
import type { Charge } from '../../groq/meter.ts';
import type { WordPattern } from '../../groq/word-pattern.ts';
import type { Entry } from '../../store/entry.ts';
import type { EntryIndex } from '../../store/keyed-index.ts';
import type { StoredDocument } from '../../store/types.ts';

/** Entries whose ids are searched together. */
const CHUNK = 512;

/** A megabyte of words takes a save half a second, and the index some ten. */
const LARGE_CHARACTERS = 100_000;
/** To look for a text in a long one is quicker than to read it. */
const CHARACTERS_PER_UNIT = 8;
/** A number is put into a set. */
const UNITS_PER_HOLDER = 8;

/** Outdated entries that are bearable whatever the size. */
const MAX_OUTDATED = 5000;

/** Which words stand in which documents, for `match`. Ids are not in it: nearly every one would be a word of its own. */
export class TextIndex implements EntryIndex {
  readonly #words = new Map<string, Postings>();
  /** Numbers are given in the order of adding; the place of an entry that was replaced stays empty. */
  readonly #entries: (Entry | undefined)[] = [];
  readonly #ids: (string | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  /** Of documents that are too large to be looked into: they may hold any word. */
  readonly #large = new Set<number>();
  #outdated = 0;

  get isStale(): boolean {
    return this.#outdated > MAX_OUTDATED + this.#numbers.size;
  }

  add(entry: Entry, document: StoredDocument): void {
    const number = this.#entries.push(entry) - 1;
    this.#numbers.set(entry.id, number);
    if (entry.size > LARGE_CHARACTERS) {
      this.#large.add(number);
      return;
    }
    const words = new Set<string>();
    collectWords(document, words);
    for (const word of words) this.#words.set(word, withNumber(this.#words.get(word), number));
  }

  remove(entry: Entry): void {
    const number = this.#numbers.get(entry.id);
    if (number === undefined || this.#entries[number] !== entry) return;
    this.#entries[number] = undefined;
    this.#numbers.delete(entry.id);
    this.#large.delete(number);
    this.#outdated += 1;
  }

  /**
   * Entries with one of the pattern's words in their id. Ids are searched a chunk at a time, joined, because looking
   * into one long text is far quicker than into many short ones.
   */
  withIdLike(pattern: string, charge: Charge): readonly Entry[] {
    const words = patternsIn(pattern);
    const found: Entry[] = [];
    for (let from = 0; from < this.#entries.length; from += CHUNK) {
      const ids = this.#idsFrom(from);
      charge(Math.ceil((ids.length * words.length) / CHARACTERS_PER_UNIT));
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
    const ids = entries.map((entry) => entry?.id.toUpperCase() ?? '').join('\n');
    // The last chunk still grows.
    if (entries.length === CHUNK) this.#ids[from / CHUNK] = ids;
    return ids;
  }

  /** Entries that hold every word of the pattern; none for a pattern without words, which matches nothing. */
  matching(pattern: string, charge: Charge): readonly Entry[] {
    const [first, ...others] = patternsIn(pattern).map((word) => this.#holdersOf(word, charge));
    if (!first) return [];
    const found = [...first].filter((number) => others.every((holders) => holders.has(number)));
    found.push(...this.#large);
    return found.map((number) => this.#entries[number]).filter((entry) => entry !== undefined);
  }

  #holdersOf(pattern: WordPattern, charge: Charge): Set<number> {
    const holders = new Set<number>();
    const note = (number: number) => {
      charge(UNITS_PER_HOLDER);
      holders.add(number);
    };
    if (pattern.isWhole) {
      const postings = this.#words.get(pattern.start);
      if (postings !== undefined) eachOf(postings, note);
      return holders;
    }
    charge(this.#words.size);
    for (const [word, postings] of this.#words) {
      if (!word.startsWith(pattern.start)) continue;
      charge(word.length);
      if (pattern.fits(word) && sizeOf(postings) > 0) eachOf(postings, note);
    }
    return holders;
  }
}

/** Views show an entry under the id of its group. */
function isInId(sought: readonly WordPattern[], { id, group }: Entry): boolean {
  const words = id === group ? wordsIn(id) : [...wordsIn(id), ...wordsIn(group)];
  return sought.some((pattern) => words.some((word) => pattern.fits(word)));
}

/** Numbers kept one by one up to here; longer lists are packed. */
const FEW = 12;

/** An ascending list of numbers, each stored as the distance from the one before, in as few bytes as it takes. */
export class PackedNumbers {
  length = 0;
  #bytes = new Uint8Array(32);
  #used = 0;
  #last = 0;

  push(number: number): void {
    if (this.#used + 5 > this.#bytes.length) {
      const larger = new Uint8Array(Math.ceil(this.#bytes.length * 1.5));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    let distance = number - this.#last;
    while (distance > 127) {
      this.#bytes[this.#used++] = (distance & 127) | 128;
      distance >>>= 7;
    }
    this.#bytes[this.#used++] = distance;
    this.#last = number;
    this.length += 1;
  }

  forEach(visit: (number: number) => void): void {
    let number = 0;
    for (let at = 0; at < this.#used;) {
      let shift = 0;
      let byte = this.#bytes[at++] ?? 0;
      let distance = byte & 127;
      while (byte > 127) {
        byte = this.#bytes[at++] ?? 0;
        shift += 7;
        distance |= (byte & 127) << shift;
      }
      number += distance;
      visit(number);
    }
  }
}

/** Most words of a dataset stand in one document, so a lone number is not wrapped in anything. */
type Postings = number | number[] | PackedNumbers;

/** The postings with one number more, which must be larger than all before. */
function withNumber(postings: Postings | undefined, number: number): Postings {
  if (postings === undefined) return number;
  if (typeof postings === 'number') return [postings, number];
  if (postings instanceof PackedNumbers) {
    postings.push(number);
    return postings;
  }
  if (postings.length < FEW) {
    postings.push(number);
    return postings;
  }
  const packed = new PackedNumbers();
  for (const known of postings) packed.push(known);
  packed.push(number);
  return packed;
}

function sizeOf(postings: Postings): number {
  return typeof postings === 'number' ? 1 : postings.length;
}

function eachOf(postings: Postings, visit: (number: number) => void): void {
  if (typeof postings === 'number') visit(postings);
  else postings.forEach(visit);
}
