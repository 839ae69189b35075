import type { DatabaseSync } from 'node:sqlite';
import { publishedId } from './ids.ts';
import { specOf } from './index/sort-keys.ts';
import { createLookups } from './lookups.ts';
import { ParsedDocuments, StoredEntry } from './parsed-documents.ts';
import type { Entry, EntryList } from './entry.ts';
import type { SearchedParts } from './index/terms.ts';
import type { Sort } from './index/sort-keys.ts';
import type { Lookups } from './lookups.ts';
import type { NoteWork, SortedEntry, Source } from './source.ts';
import type { Reader, StoredDocument } from './types.ts';

/** Reads the current documents, and finds them as queries are planned. It has no way to write. */
export type IndexedReader = Reader & Source;

export interface DocumentsOptions {
  /** Of parsed documents that are kept, as JSON; in memory they take some ten times as many bytes. */
  readonly parsedCharacters?: number;
  /** Told of a sort that would have helped. */
  readonly ask?: (sort: Sort) => void;
  /** Fewer documents are ordered as quickly without one. */
  readonly fewestSorted?: number;
}

/** Thousands of usual ones. */
const MAX_PARSED_CHARACTERS = 4_000_000;
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
  readonly #parsed: ParsedDocuments;

  constructor(database: DatabaseSync, dataset: string, sequence: number, options: DocumentsOptions = {}) {
    const { parsedCharacters = MAX_PARSED_CHARACTERS } = options;
    this.dataset = dataset;
    this.#sequence = sequence;
    const kept = new ParsedDocuments(database, parsedCharacters);
    this.#parsed = kept;
    this.#lookups = createLookups(
      database,
      ({ id, grp, type }) => new StoredEntry(String(id), String(grp), String(type), kept),
    );
    this.#ask = options.ask ?? (() => undefined);
    this.#fewestSorted = options.fewestSorted ?? FEWEST_SORTED;
  }

  get sequence(): number {
    return this.#sequence;
  }

  entry(id: string): Entry | undefined {
    const known = this.#parsed.get(id);
    return known ? new StoredEntry(id, publishedId(id), known._type, this.#parsed) : this.#lookups.one(id);
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

  count(type: string, which: 'all' | 'published'): number {
    return this.#lookups.count(type, which);
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
  follow(sequence: number, ids?: readonly string[]): void {
    this.#parsed.forget(ids);
    this.#sequence = sequence;
  }

  #numberOf(sort: Sort): number | undefined {
    const number = this.#lookups.sortNumber(specOf(sort));
    if (number !== undefined) return number;
    const { most } = sort.type === undefined ? this.everything() : this.ofTypeEntries(sort.type);
    if (most >= this.#fewestSorted) this.#ask(sort);
    return undefined;
  }
}

function documentsOf(list: EntryList): readonly StoredDocument[] {
  return [...list.entries()].map((entry) => entry.document());
}
