import { freezeDeep } from './json-values.ts';
import { publishedId } from './ids.ts';
import type { ParsedDocuments } from './parsed-documents.ts';
import type { StoredDocument } from './types.ts';

/**
 * One state of one stored document. It never changes: a commit puts a new entry in its place, so a list of entries is a
 * snapshot. Content is kept as JSON text, which takes less memory than the parsed document and its copies, and parsed
 * when asked.
 */
export class Entry {
  readonly id: string;
  /** The id shared with its published document, draft and versions. */
  readonly group: string;
  readonly type: string;
  /** Rounds of the cache: when it was last read, so that what nobody reads can be dropped. */
  round = 0;
  /** Characters as JSON. */
  readonly size: number;
  /** False once a commit has put another state in its place; lists made before may still hold it. */
  isCurrent = true;
  readonly #cache: ParsedDocuments;
  /** Null when it is on disk alone. */
  #text: string | null | undefined;
  #document: StoredDocument | undefined;

  constructor(document: StoredDocument, text: string | null | undefined, size: number, cache: ParsedDocuments) {
    this.id = document._id;
    this.size = size;
    this.group = publishedId(document._id);
    this.type = document._type;
    this.#cache = cache;
    this.#text = text;
    if (text === undefined) this.#keep(document);
  }

  /** Characters that `document` has to parse. */
  get unparsed(): number {
    return this.#document ? 0 : this.size;
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
  dropParsed(): void {
    if (!this.isCurrent) return;
    if (this.#text === undefined && this.#document) this.#text = this.#cache.keep(JSON.stringify(this.#document));
    this.#document = undefined;
  }

  /** The document if it is in memory. */
  held(): StoredDocument | undefined {
    return this.#document ?? (this.#text ? this.read() : undefined);
  }

  /** A commit has put another state in place. Lists made before still have this one, which is no longer on disk. */
  retire(document: StoredDocument | undefined): void {
    this.isCurrent = false;
    if (this.#text) this.#cache.giveBack(this.#text);
    else this.#document ??= document;
  }

  #keep(document: StoredDocument): void {
    this.#document = document;
    this.round = this.#cache.round;
    this.#cache.add(this);
  }
}

/** Order of every list: by group, and within a group by id. */
export function compareEntries(one: Entry, other: Entry): number {
  if (one.group !== other.group) return one.group < other.group ? -1 : 1;
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
