import { DateTime } from 'groq-js';
import { attributePath } from '../../groq/syntax-tree.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { Entry } from '../../store/entry.ts';
import type { EntryIndex } from '../../store/keyed-index.ts';
import type { StoredDocument } from '../../store/types.ts';

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

/** What a document is ordered by: groq-js's value, dates as `DateTime`. */
type OrderKey = (document: StoredDocument) => unknown;

const GIVEN_BY_VIEW = new Set(['_id', '_originalId']);

/** What an index may make of an attribute; any other order is asked of every document. */
const FUNCTIONS: Readonly<Record<string, (value: unknown) => unknown>> = {
  lower: (value) => (typeof value === 'string' ? value.toLowerCase() : null),
  upper: (value) => (typeof value === 'string' ? value.toUpperCase() : null),
  dateTime: (value) => (typeof value === 'string' && RFC3339.test(value) ? new DateTime(new Date(value)) : null),
};
/** What groq-js takes for a date. */
const RFC3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|([-+]\d{2}:\d{2}))$/;

interface KeyParts {
  readonly path: readonly string[];
  readonly make: (value: unknown) => unknown;
}

/** The attribute that the expression is about, if it is about one. Views give documents other ids. */
function partsOf(key: ExprNode): KeyParts | undefined {
  const [attribute = key, ...others] = key.type === 'FuncCall' ? key.args : [];
  const make = key.type === 'FuncCall' ? FUNCTIONS[key.name] : (value: unknown) => value;
  const path = attributePath(attribute);
  if (!path || !make || others.length > 0 || GIVEN_BY_VIEW.has(path[0] ?? '')) return undefined;
  return { path, make };
}

/** Whether there may be an index for an order by this expression. */
export function isOrderKey(key: ExprNode): boolean {
  return partsOf(key) !== undefined;
}

export function orderKey(key: ExprNode): OrderKey {
  const parts = partsOf(key);
  if (!parts) throw new Error('There is no index for this order.');
  return (document) => beginningOf(parts.make(beginningOf(valueAt(document, parts.path), 2 * KEY_CHARACTERS)));
}

/** Texts are compared by their beginning: whoever walks the index takes all that share a key, and orders them in the end. */
const KEY_CHARACTERS = 256;

/** A copy: a part of a text would keep all of it in memory. */
function beginningOf(value: unknown, characters = KEY_CHARACTERS): unknown {
  if (typeof value !== 'string' || value.length <= characters) return value;
  return Buffer.from(value.slice(0, characters), 'utf16le').toString('utf16le');
}

function valueAt(document: StoredDocument, path: readonly string[]): unknown {
  let value: unknown = document;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name)) return null;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

const RANKS: Readonly<Record<string, number>> = { number: 2, string: 3, boolean: 4 };
const LAST = 100;

function rankOf(key: unknown): number {
  return key instanceof DateTime ? 1 : (RANKS[typeof key] ?? LAST);
}

function numberOf(key: unknown): number {
  return key instanceof DateTime ? Date.parse(String(key)) : Number(key);
}

/** The order of groq-js: dates, numbers, texts, booleans, and everything else after them, all alike. */
export function compareKeys(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  const rank = rankOf(one);
  const difference = rank - rankOf(other);
  if (difference !== 0 || rank === LAST) return difference;
  return numberOf(one) - numberOf(other);
}
