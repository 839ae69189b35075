import { compareKeys } from './order-key.ts';
import type { Entry } from '../../store/entry.ts';
import type { EntryIndex } from '../../store/keyed-index.ts';
import type { StoredDocument } from '../../store/types.ts';
import type { OrderKey } from './order-key.ts';

export interface OrderedItem {
  readonly key: unknown;
  readonly entry: Entry;
}

/** Entries in the order of a key; those with equal keys come in no particular order. */
export class OrderedIndex implements EntryIndex {
  readonly #type: string | undefined;
  readonly #keyOf: OrderKey;
  readonly #items: OrderedItem[] = [];
  #isSealed = false;

  constructor(type: string | undefined, keyOf: OrderKey) {
    this.#type = type;
    this.#keyOf = keyOf;
  }

  *walk(direction: 'asc' | 'desc'): Generator<OrderedItem, undefined> {
    const { length } = this.#items;
    for (let step = 0; step < length; step += 1) {
      const item = this.#items[direction === 'asc' ? step : length - 1 - step];
      if (item) yield item;
    }
    return undefined;
  }

  /** Sorting once is cheaper than inserting every entry at its place. */
  seal(): void {
    this.#items.sort((a, b) => compareKeys(a.key, b.key));
    this.#isSealed = true;
  }

  add(entry: Entry, document: StoredDocument): void {
    if (this.#type !== undefined && entry.type !== this.#type) return;
    const item = { key: keyCopy(this.#keyOf(document)), entry };
    if (this.#isSealed) this.#items.splice(this.#firstOf(item.key), 0, item);
    else this.#items.push(item);
  }

  remove(entry: Entry, document: StoredDocument): void {
    if (this.#type !== undefined && entry.type !== this.#type) return;
    // While it is being made, walkers do not see it, and the states that were replaced meanwhile are skipped later.
    if (!this.#isSealed) return;
    const key = this.#keyOf(document);
    for (let at = this.#firstOf(key); at < this.#items.length; at += 1) {
      const item = this.#items[at];
      if (!item || compareKeys(item.key, key) !== 0) return;
      if (item.entry === entry) {
        this.#items.splice(at, 1);
        return;
      }
    }
  }

  #firstOf(key: unknown): number {
    let low = 0;
    let high = this.#items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareKeys(this.#items[middle]?.key, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Lists and objects are all alike as keys, and would keep whole documents in memory. */
function keyCopy(key: unknown): unknown {
  return Array.isArray(key) || (typeof key === 'object' && key?.constructor === Object) ? null : key;
}
