import { freezeDeep } from './freeze.ts';
import { publishedId } from './ids.ts';
import type { StoredDocument } from './types.ts';

/**
 * One state of one stored document. It never changes: a commit puts a new entry in its place, so a list of entries is a
 * snapshot. Content is kept as JSON text, which takes a third of the memory of the parsed document, and parsed when asked.
 */
export class Entry {
  readonly id: string;
  /** The id shared with its published document, draft and versions. */
  readonly group: string;
  readonly type: string;
  /** Rounds of the cache: when it was last read, so that it can forget what nobody reads. */
  round = 0;
  /** False once a commit has put another state in its place; lists made before may still hold it. */
  isCurrent = true;
  readonly #cache: ParsedDocuments;
  /** Null when it is on disk alone. */
  #text: string | null | undefined;
  #document: StoredDocument | undefined;

  constructor(document: StoredDocument, text: string | null | undefined, cache: ParsedDocuments) {
    this.id = document._id;
    this.group = publishedId(document._id);
    this.type = document._type;
    this.#cache = cache;
    this.#text = text;
    if (text === undefined) this.#keep(document);
  }

  document(): StoredDocument {
    this.round = this.#cache.round;
    if (this.#document) return this.#document;
    const text = this.#text ?? this.#cache.load(this.id);
    const document = freezeDeep(JSON.parse(text) as StoredDocument);
    this.#keep(document);
    return document;
  }

  /** Like `document()`, for those who look at everything once: what they read is not kept. */
  read(): StoredDocument {
    return this.#document ?? (JSON.parse(this.#text ?? this.#cache.load(this.id)) as StoredDocument);
  }

  /** Lets go of the parsed document; whoever holds it still has it. */
  forget(): void {
    if (this.#text === undefined && this.#document) this.#text = this.#cache.textOf(this.#document);
    this.#document = undefined;
  }

  #keep(document: StoredDocument): void {
    this.#document = document;
    this.round = this.#cache.round;
    this.#cache.add(this);
  }
}

/** Parsed documents take some 4 kB each, and their copies in perspectives and searches more. */
const MOST_PARSED = 5000;

export interface ParsedOptions {
  readonly most?: number;
  /** Where texts come from that are not kept in memory. Without it, every text is. */
  readonly load?: (id: string) => string;
}

/** Which entries hold a parsed document. The ones unused for longest are forgotten first, roughly. */
export class ParsedDocuments {
  round = 1;
  readonly #most: number;
  readonly #load: ((id: string) => string) | undefined;
  #held: Entry[] = [];

  constructor(options: ParsedOptions = {}) {
    this.#most = options.most ?? MOST_PARSED;
    this.#load = options.load;
  }

  add(entry: Entry): void {
    this.#held.push(entry);
    if (this.#held.length > this.#most) this.#forgetUnused();
  }

  load(id: string): string {
    if (!this.#load) throw new Error(`The text of "${id}" is nowhere.`);
    return this.#load(id);
  }

  textOf(document: StoredDocument): string | null {
    return this.#load ? null : compactText(JSON.stringify(document));
  }

  #forgetUnused(): void {
    const [used, unused] = [[] as Entry[], [] as Entry[]];
    for (const entry of this.#held) (entry.round === this.round ? used : unused).push(entry);
    // When all of them were read in this round, the older half goes.
    const keep = used.length > this.#most / 2 ? used.slice(-this.#most / 2) : used;
    for (const entry of unused) entry.forget();
    for (const entry of used.slice(0, used.length - keep.length)) entry.forget();
    this.#held = keep;
    this.round += 1;
  }
}

const BEYOND_LATIN1 = /[\u0100-\uffff]/g;

/** The same JSON in characters that V8 keeps in one byte each; a single dash would make it two for the whole text. */
export function compactText(json: string): string {
  return json.replace(BEYOND_LATIN1, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Order of every list: by group, and within a group by id. */
export function compareEntries(one: Entry, other: Entry): number {
  if (one.group !== other.group) return one.group < other.group ? -1 : 1;
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
