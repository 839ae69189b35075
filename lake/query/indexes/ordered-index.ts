import { DateTime } from 'groq-js';
import { Evaluator } from '../../groq/evaluator.ts';
import { attributePath, someNode } from '../../groq/syntax-tree.ts';
import { isConstant } from '../../groq/computed-nodes.ts';
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

const PURE = new Set(['lower', 'upper', 'string', 'coalesce', 'length', 'defined', 'dateTime']);

const GIVEN_BY_VIEW = new Set(['_id', '_originalId']);

/** Whether the expression depends on nothing but the stored content of the document. Views give documents other ids. */
export function isOrderKey(key: ExprNode): boolean {
  return !someNode(key, (node) => {
    if (node.type === 'AccessAttribute') return node.base === undefined && GIVEN_BY_VIEW.has(node.name);
    if (node.type === 'FuncCall') return !PURE.has(node.name);
    return !isConstant(node) && node.type !== 'Group';
  });
}

export function orderKey(key: ExprNode): OrderKey {
  const path = attributePath(key);
  if (path) return (document) => valueAt(document, path);
  const evaluator = new Evaluator();
  const tree = evaluator.guard(key);
  // Its functions take time with the length of the document, which must be indexed in any case.
  const budget = { milliseconds: Infinity };
  return (document) => evaluator.during(budget, { ...NOWHERE, root: document }, () => evaluator.evaluate(tree));
}

const NOWHERE = {
  documents: [],
  dereference: () => undefined,
  identity: '',
  now: new Date(0),
  project: { projectId: '', dataset: '' },
};

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
