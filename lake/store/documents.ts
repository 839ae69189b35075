import { LRUCache } from 'lru-cache';
import type { DatabaseSync } from 'node:sqlite';
import { specOf } from './index/sort-keys.ts';
import { createLookups } from './lookups.ts';
import { createDocumentReader, ParsedDocuments, StoredEntry } from './parsed-documents.ts';
import type { Entry, EntryList } from './entry.ts';
import type { SearchedParts } from './index/terms.ts';
import type { Sort } from './index/sort-keys.ts';
import type { Lookups, Row } from './lookups.ts';
import type { NoteWork, SortedEntry, Source } from './source.ts';
import type { Reader, StoredDocument } from './types.ts';

/** Reads the current documents, and finds them as queries are planned. It has no way to write. */
export type IndexedReader = Reader & Source;

export interface DocumentsOptions {
  /** Parsed documents that are kept. */
  readonly parsed?: number;
  /** Their characters as JSON; in memory they take some ten times as many bytes. */
  readonly parsedCharacters?: number;
  /** Told of a sort that would have helped. */
  readonly ask?: (sort: Sort) => void;
  /** Fewer documents are ordered as quickly without one. */
  readonly fewestSorted?: number;
}

/** Some 2 kB each. */
const MAX_PARSED = 5000;
/** Two of the largest, or thousands of usual ones. */
const MAX_PARSED_CHARACTERS = 16_000_000;
const MAX_ENTRIES = 20_000;
const FEWEST_SORTED = 64;

/**
 * The current documents of one dataset, found on disk; those read last are kept parsed. What is read in one go is of one
 * state: nothing else runs meanwhile, or a transaction is open.
 */
export class Documents implements Reader, Source {
  readonly dataset: string;
  #sequence: number;
  readonly #lookups: Lookups;
  readonly #ask: (sort: Sort) => void;
  readonly #fewestSorted: number;
  readonly #entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  readonly #parsed: ParsedDocuments;

  constructor(database: DatabaseSync, dataset: string, sequence: number, options: DocumentsOptions = {}) {
    const { parsed = MAX_PARSED, parsedCharacters = MAX_PARSED_CHARACTERS } = options;
    this.dataset = dataset;
    this.#sequence = sequence;
    this.#lookups = createLookups(database, (row) => this.#entryOf(row));
    this.#ask = options.ask ?? (() => undefined);
    this.#fewestSorted = options.fewestSorted ?? FEWEST_SORTED;
    this.#parsed = new ParsedDocuments(createDocumentReader(database), parsed, parsedCharacters);
  }

  get sequence(): number {
    return this.#sequence;
  }

  entry(id: string): Entry | undefined {
    return this.#entries.get(id) ?? this.#lookups.one(id);
  }

  get(id: string): StoredDocument | undefined {
    return this.entry(id)?.document();
  }

  /** Parses every document: for small datasets. */
  all(): readonly StoredDocument[] {
    return documentsOf(this.everything());
  }

  ofType(type: string): readonly StoredDocument[] {
    return documentsOf(this.ofTypeEntries(type));
  }

  ofGroup(id: string): readonly StoredDocument[] {
    return documentsOf(this.ofGroupEntries(id));
  }

  ofRelease(name: string): readonly StoredDocument[] {
    return documentsOf(this.inLayer(`versions.${name}`));
  }

  referencing(id: string, options?: { readonly strongOnly?: boolean }): readonly string[] {
    return this.#lookups.referring(id, options?.strongOnly === true);
  }

  everything(): EntryList {
    return this.#lookups.everything();
  }

  ofTypeEntries(type: string): EntryList {
    return this.#lookups.ofType(type);
  }

  ofGroupEntries(group: string): EntryList {
    return this.#lookups.ofGroup(group);
  }

  withSlug(slug: string): EntryList {
    return this.#lookups.withSlug(slug);
  }

  inLayer(layer: string): EntryList {
    return this.#lookups.inLayer(layer);
  }

  naming(id: string): EntryList {
    return this.#lookups.naming(id);
  }

  matching(pattern: string, parts: SearchedParts, note: NoteWork): EntryList | undefined {
    return this.#lookups.matching(pattern, parts, note);
  }

  withText(path: readonly string[], text: string): EntryList | undefined {
    const number = this.#numberOf({ path, by: 'text' });
    return number === undefined ? undefined : this.#lookups.withText(number, text);
  }

  sorted(sort: Sort): ((direction: 'asc' | 'desc') => Iterable<SortedEntry>) | undefined {
    const number = this.#numberOf(sort);
    return number === undefined ? undefined : (direction) => this.#lookups.sorted(number, direction);
  }

  /** Forgets documents that have changed on disk; all of them where it is not said which. */
  follow(sequence: number, ids: Iterable<string> = this.#entries.keys()): void {
    for (const id of [...ids]) this.#forget(id);
    this.#sequence = sequence;
  }

  #forget(id: string): void {
    this.#entries.delete(id);
    this.#parsed.forget(id);
  }

  #numberOf(sort: Sort): number | undefined {
    const number = this.#lookups.sortNumber(specOf(sort));
    if (number !== undefined) return number;
    const { most } = sort.type === undefined ? this.everything() : this.ofTypeEntries(sort.type);
    if (most >= this.#fewestSorted) this.#ask(sort);
    return undefined;
  }

  #entryOf({ id, grp, type, size }: Row): Entry {
    const known = this.#entries.get(String(id));
    if (known) return known;
    const entry = new StoredEntry(String(id), String(grp), String(type), Number(size), this.#parsed);
    this.#entries.set(entry.id, entry);
    return entry;
  }

}

function documentsOf(list: EntryList): readonly StoredDocument[] {
  return [...list.entries()].map((entry) => entry.document());
}
