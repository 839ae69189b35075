import type { Entry } from './entry.ts';
import { findName } from './json-values.ts';

/** Parsed documents take some 2 kB each, and their copies in perspectives and searches more. */
const MAX_PARSED = 5000;
/** Characters of parsed documents, which take some ten times as many bytes: two of the largest, or thousands of usual ones. */
const MAX_PARSED_CHARACTERS = 16_000_000;
/** Texts kept in memory, in characters, when they can be read from disk as well: those of some 25,000 documents. */
const MAX_TEXT_CHARACTERS = 32_000_000;

export interface ParsedOptions {
  readonly parsed?: number;
  readonly parsedCharacters?: number;
  readonly characters?: number;
  /** Reads a text from disk. Without it, every text stays in memory. */
  readonly load?: (id: string) => string;
}

/** What of the documents is in memory: texts up to a limit, and the parsed documents that were read last, roughly. */
export class ParsedDocuments {
  round = 1;
  readonly #most: number;
  readonly #mostCharacters: number;
  readonly #load: ((id: string) => string) | undefined;
  #room: number;
  #held: Entry[] = [];
  #heldCharacters = 0;

  constructor(options: ParsedOptions = {}) {
    const { parsed = MAX_PARSED, parsedCharacters = MAX_PARSED_CHARACTERS, characters = MAX_TEXT_CHARACTERS } = options;
    const { load } = options;
    this.#most = parsed;
    this.#mostCharacters = parsedCharacters;
    this.#load = load;
    this.#room = load ? characters : Infinity;
  }

  add(entry: Entry): void {
    this.#held.push(entry);
    this.#heldCharacters += entry.size;
    if (this.#held.length > this.#most || this.#heldCharacters > this.#mostCharacters) this.#forgetUnused();
  }

  load(id: string): string {
    if (!this.#load) throw new Error(`The text of "${id}" is nowhere.`);
    return this.#load(id);
  }

  /** The text to be kept in memory, or null when there is no room for it. */
  keep(json: string): string | null {
    if (json.length > this.#room) return null;
    const text = compactText(json);
    this.#room -= text.length;
    return text;
  }

  giveBack(text: string): void {
    this.#room += text.length;
  }

  /** Those read in this round stay, the newest first, up to half of what there is room for. */
  #forgetUnused(): void {
    const kept: Entry[] = [];
    let characters = 0;
    for (const entry of this.#held.toReversed()) {
      const isKept =
        entry.round === this.round &&
        kept.length < this.#most / 2 &&
        characters + entry.size <= this.#mostCharacters / 2;
      if (!isKept) {
        entry.dropParsed();
        continue;
      }
      kept.push(entry);
      characters += entry.size;
    }
    this.#held = kept.toReversed();
    this.#heldCharacters = characters;
    this.round += 1;
  }
}

const BEYOND_LATIN1 = /[\u0100-\uffff]/g;

/**
 * The same JSON in characters that V8 keeps in one byte each; a single dash would make it two for the whole text. Not where a name
 * has others: V8 may mistake one that is escaped (`parseJson`).
 */
export function compactText(json: string): string {
  const isBeyond = (text: string) => text.search(BEYOND_LATIN1) >= 0;
  // Most texts have none, which the pattern alone tells at once.
  if (!isBeyond(json) || findName(json, isBeyond) !== undefined) return json;
  return json.replace(BEYOND_LATIN1, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
