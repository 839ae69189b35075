import type { Entry } from './entry.ts';

/** Parsed documents take some 2 kB each, and their copies in perspectives and searches more. */
const MAX_PARSED = 5000;
/** Texts kept in memory, in characters, when they can be read from disk as well: those of some 25,000 documents. */
const MAX_TEXT_CHARACTERS = 32_000_000;

export interface ParsedOptions {
  readonly parsed?: number;
  readonly characters?: number;
  /** Reads a text from disk. Without it, every text stays in memory. */
  readonly load?: (id: string) => string;
}

/** What of the documents is in memory: texts up to a limit, and the parsed documents that were read last, roughly. */
export class ParsedDocuments {
  round = 1;
  readonly #most: number;
  readonly #load: ((id: string) => string) | undefined;
  #room: number;
  #held: Entry[] = [];

  constructor({ parsed = MAX_PARSED, characters = MAX_TEXT_CHARACTERS, load }: ParsedOptions = {}) {
    this.#most = parsed;
    this.#load = load;
    this.#room = load ? characters : Infinity;
  }

  add(entry: Entry): void {
    this.#held.push(entry);
    if (this.#held.length > this.#most) this.#forgetUnused();
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

  #forgetUnused(): void {
    const [used, unused] = [[] as Entry[], [] as Entry[]];
    for (const entry of this.#held) (entry.round === this.round ? used : unused).push(entry);
    // When all of them were read in this round, the older half goes.
    const keep = used.length > this.#most / 2 ? used.slice(-this.#most / 2) : used;
    for (const entry of unused) entry.dropParsed();
    for (const entry of used.slice(0, used.length - keep.length)) entry.dropParsed();
    this.#held = keep;
    this.round += 1;
  }
}

const BEYOND_LATIN1 = /[\u0100-\uffff]/g;

/** The same JSON in characters that V8 keeps in one byte each; a single dash would make it two for the whole text. */
export function compactText(json: string): string {
  return json.replace(BEYOND_LATIN1, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
