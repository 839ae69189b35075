import type { StoredDocument } from '../types.ts';

/** What documents are ordered by, or compared with: an attribute, or what a function makes of it. */
export interface Sort {
  /** Documents of this type alone. */
  readonly type?: string | undefined;
  readonly path: readonly string[];
  /** `text` leaves out documents that have no text there: it finds, and does not order. */
  readonly by: keyof typeof MAKERS | 'text';
}

export function parseSort(spec: string): Sort {
  return JSON.parse(spec) as Sort;
}

/** The same text for the same sort. */
export function specOf({ type, path, by }: Sort): string {
  return JSON.stringify({ type, path, by });
}

export function isSortOf({ type }: Sort, document: StoredDocument): boolean {
  return type === undefined || document._type === type;
}

/** Texts are compared by their beginning: whoever walks them takes all that share a key, and orders them in the end. */
const KEY_CHARACTERS = 64;

/** One character each, and beyond all of them. */
const RANKS = { date: '1', number: '2', string: '3', boolean: '4', other: '9' } as const;
export const AFTER_ALL_KEYS = ':';

/** What groq-js takes for a date. */
const RFC3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|([-+]\d{2}:\d{2}))$/;

/** Functions that an order may have around its attribute; each gives a key of what it makes. */
const MAKERS = {
  value: keyOf,
  lower: (value: unknown) => keyOf(typeof value === 'string' ? value.toLowerCase() : null),
  upper: (value: unknown) => keyOf(typeof value === 'string' ? value.toUpperCase() : null),
  dateTime: (value: unknown) => {
    const time = typeof value === 'string' && RFC3339.test(value) ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? keyOf(null) : RANKS.date + orderedHex(time);
  },
};

/** The text by which a document stands in a sort, as SQLite compares texts; undefined when it does not. */
export function keyFor({ path, by }: Sort, document: StoredDocument): string | undefined {
  const value = valueAt(document, path);
  // Twice as long, since what is made of a text may be shorter.
  const beginning = typeof value === 'string' ? value.slice(0, 2 * KEY_CHARACTERS) : value;
  if (by !== 'text') return MAKERS[by](beginning);
  return typeof value === 'string' ? keyOf(beginning) : undefined;
}

/** The order of groq-js: dates, numbers, texts, booleans, and everything else after them, all alike. */
export function keyOf(value: unknown): string {
  if (typeof value === 'number') return RANKS.number + orderedHex(value);
  if (typeof value === 'boolean') return RANKS.boolean + Number(value);
  return typeof value === 'string' ? RANKS.string + orderedText(value.slice(0, KEY_CHARACTERS)) : RANKS.other;
}

/** JavaScript compares units of sixteen bits, and those of pairs before `\ue000`; SQLite compares whole characters. */
function orderedText(text: string): string {
  return text.replace(/[\ud800-\uffff]/g, (unit) =>
    unit < '\ue000' ? `\ue000${String.fromCharCode(unit.charCodeAt(0) - 0xd000)}` : `\ue001${unit}`,
  );
}

/** IEEE 754 compares as bytes when the sign is turned, and all of a negative number. */
function orderedHex(value: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  const turn = (bytes[0] ?? 0) >= 128 ? 0xff : 0;
  for (let at = 0; at < 8; at += 1) bytes[at] = (bytes[at] ?? 0) ^ turn;
  if (turn === 0) bytes[0] = (bytes[0] ?? 0) ^ 128;
  return bytes.toString('hex');
}

function valueAt(document: StoredDocument, path: readonly string[]): unknown {
  let value: unknown = document;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name)) return null;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}
