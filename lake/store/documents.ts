import type { DatabaseSync } from 'node:sqlite';
import { inOneRead } from './database.ts';
import { publishedId } from './ids.ts';
import { specOf } from './index/sort-keys.ts';
import { createLookups } from './lookups.ts';
import { ParsedDocuments, StoredEntry } from './parsed-documents.ts';
import type { EntryList } from './entry.ts';
import type { Sort } from './index/sort-keys.ts';
import type { Source } from './source.ts';
import type { Reader, StoredDocument } from './types.ts';

/** Reads the current documents, and finds them as queries are planned. It has no way to write. */
export interface IndexedReader extends Reader, Source {
  /** Does what reads as one read: it takes less time, and is of one state. */
  inOneRead<Result>(work: () => Result): Result;
}

/**
 * The current documents of one dataset, found on disk; those read last are kept parsed. What is read in one go is of one
 * state: nothing else runs meanwhile, or a transaction is open.
 */
export interface Documents extends IndexedReader {
  /** Forgets documents that have changed on disk; all of them where it is not said which. */
  follow(sequence: number, ids?: readonly string[]): void;
}

export interface DocumentsOptions {
  /** Of parsed documents that are kept, as JSON; in memory they take some ten times as many bytes. */
  readonly parsedCharacters?: number;
  /** Told of a sort that would have helped. */
  readonly ask?: ((sort: Sort) => void) | undefined;
  /** Fewer documents are ordered as quickly without one. */
  readonly fewestSorted?: number;
}

/** Thousands of usual ones. */
const MAX_PARSED_CHARACTERS = 4_000_000;
const FEWEST_SORTED = 64;

export function openDocuments(
  database: DatabaseSync,
  dataset: string,
  sequence: number,
  options: DocumentsOptions = {},
): Documents {
  const { parsedCharacters = MAX_PARSED_CHARACTERS, fewestSorted = FEWEST_SORTED, ask } = options;
  const parsed = new ParsedDocuments(database, parsedCharacters);
  const entryOf = (id: string, group: string, type: string, text?: string) =>
    new StoredEntry(id, group, type, parsed, text);
  const { one, referring, numberOf, withText, sorted, ...lists } = createLookups(database, entryOf);
  let position = sequence;

  function entry(id: string) {
    const known = parsed.get(id);
    return known ? entryOf(id, publishedId(id), known._type) : one(id);
  }

  function sortNumber(sort: Sort): number | undefined {
    const number = numberOf(specOf(sort));
    if (number !== undefined) return number;
    const { most } = sort.type === undefined ? lists.everything() : lists.ofTypeEntries(sort.type);
    if (most >= fewestSorted) ask?.(sort);
    return undefined;
  }

  return {
    ...lists,
    dataset,
    get sequence() {
      return position;
    },
    entry,
    get: (id) => entry(id)?.document(),
    all: () => documentsOf(lists.everything()),
    ofType: (type) => documentsOf(lists.ofTypeEntries(type)),
    ofGroup: (id) => documentsOf(lists.ofGroupEntries(id)),
    ofRelease: (name) => documentsOf(lists.inLayer(`versions.${name}`)),
    referencing: (id, { strongOnly = false } = {}) => referring(id, strongOnly),
    withText(path, text) {
      const number = sortNumber({ path, by: 'text' });
      return number === undefined ? undefined : withText(number, text);
    },
    sorted(sort) {
      const number = sortNumber(sort);
      return number === undefined ? undefined : (direction, rows) => sorted(number, direction, rows);
    },
    inOneRead: (work) => inOneRead(database, work),
    follow(next, ids) {
      parsed.forget(ids);
      position = next;
    },
  };
}

function documentsOf(list: EntryList): readonly StoredDocument[] {
  return [...list.entries()].map((entry) => entry.document());
}
