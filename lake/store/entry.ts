import type { StoredDocument } from './types.ts';

/** One stored document as it stands in a list: what is known of it without reading it. */
export interface Entry {
  readonly id: string;
  /** The id shared with its published document, draft and versions. */
  readonly group: string;
  readonly type: string;
  /** Characters of JSON that `document` has to parse. */
  readonly unparsed: number;
  document(): StoredDocument;
}

/** Entries in the order of `compareEntries`, without doubles. */
export interface EntryList {
  /** How many there are; `Infinity` where they are more than is worth counting. */
  readonly most: number;
  /** Read in pieces, while they are walked. */
  entries(): Iterable<Entry>;
}

/** Enough to tell a short list from a long one; to count a long one would take as long as to walk it. */
export const COUNTED = 200;

export function listed(entries: readonly Entry[]): EntryList {
  return { most: entries.length, entries: () => entries };
}

/** Order of every list: by group, and within a group by id. */
export function compareEntries(one: Entry, other: Entry): number {
  if (one.group !== other.group) return compareAsStored(one.group, other.group);
  return compareAsStored(one.id, other.id);
}

/** SQLite compares texts as UTF-8. It is the order of JavaScript, but for characters of two units. */
function compareAsStored(one: string, other: string): number {
  if (one === other) return 0;
  if (!TWO_UNITS.test(one + other)) return one < other ? -1 : 1;
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

const TWO_UNITS = /[\ud800-\udfff]/;

/** All entries of lists, in order, each once. */
export function union(lists: readonly EntryList[]): EntryList {
  const filled = lists.filter(({ most }) => most > 0);
  const [only] = filled;
  if (!only) return listed([]);
  if (filled.length === 1) return only;
  const most = filled.reduce((sum, list) => sum + list.most, 0);
  // Long lists are walked together: most of them would be read for nothing.
  return { most, entries: () => (filled.some((list) => list.most >= COUNTED) ? merged(filled) : sorted(filled)) };
}

function sorted(lists: readonly EntryList[]): readonly Entry[] {
  const entries = new Map(lists.flatMap((list) => [...list.entries()].map((entry) => [entry.id, entry])));
  return [...entries.values()].sort(compareEntries);
}

function* merged(lists: readonly EntryList[]): Generator<Entry, undefined> {
  const heads = lists.map((list) => {
    const rest = list.entries()[Symbol.iterator]();
    return { rest, next: rest.next().value as Entry | undefined };
  });
  for (;;) {
    let least: Entry | undefined;
    for (const { next } of heads) if (next && (!least || compareEntries(next, least) < 0)) least = next;
    if (!least) return undefined;
    yield least;
    for (const head of heads) if (head.next?.id === least.id) head.next = head.rest.next().value as Entry | undefined;
  }
}
