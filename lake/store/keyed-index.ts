import { insertEntry, removeEntry } from './entry-list.ts';
import type { Entry } from './entry.ts';
import type { StoredDocument } from './types.ts';

/**
 * A lookup that follows commits. It may go on listing entries that are no longer current: readers skip them.
 * `remove` of an entry that was never added does nothing.
 */
export interface EntryIndex {
  add(entry: Entry, document: StoredDocument): void;
  remove(entry: Entry, document: StoredDocument): void;
}

const NONE: readonly Entry[] = Object.freeze([]);

/** Entries by one text of the document: its type, its slug. Every list is sorted. */
export class KeyedIndex implements EntryIndex {
  readonly #keyOf: (entry: Entry, document: StoredDocument) => string | undefined;
  readonly #lists = new Map<string, Entry[]>();

  constructor(keyOf: (entry: Entry, document: StoredDocument) => string | undefined) {
    this.#keyOf = keyOf;
  }

  with(key: string): readonly Entry[] {
    return this.#lists.get(key) ?? NONE;
  }

  add(entry: Entry, document: StoredDocument): void {
    const key = this.#keyOf(entry, document);
    if (key === undefined) return;
    const list = this.#lists.get(key);
    if (list) insertEntry(list, entry);
    else this.#lists.set(key, [entry]);
  }

  remove(entry: Entry, document: StoredDocument): void {
    const key = this.#keyOf(entry, document);
    const list = key === undefined ? undefined : this.#lists.get(key);
    if (key === undefined || !list) return;
    removeEntry(list, entry);
    if (list.length === 0) this.#lists.delete(key);
  }
}
