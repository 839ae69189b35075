import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { COUNTED, listed } from './entry.ts';
import { once } from './once.ts';
import { costOf, expressionFor } from './index/terms.ts';
import { AFTER_ALL_KEYS, keyOf } from './index/sort-keys.ts';
import type { Entry, EntryList } from './entry.ts';
import type { SortedEntry, SortWalk, Source } from './source.ts';

/** Rows that are read at once, the first time and later. */
const FIRST_ROWS = 32;
const MOST_ROWS = 512;
/** Of so many documents with a word, each filter that stands beside it accepts enough soon. */
const MOST_FOUND = 100_000;
/** To compare the beginnings of words takes so much for each document there is. */
const UNITS_PER_PREFIX = 64;
const UNITS_PER_WORD = 8;
const UNITS_PER_ROW = 200;

type Row = Record<string, SQLOutputValue>;
type Key = string | number;

type Lists = Pick<
  Source,
  'everything' | 'ofTypeEntries' | 'ofGroupEntries' | 'withSlug' | 'inLayer' | 'naming' | 'count' | 'matching'
>;

/** Finds documents; lists are read in pieces, while they are walked. */
export interface Lookups extends Lists {
  readonly one: (id: string) => Entry | undefined;
  /** Ids of documents that hold a reference. */
  readonly referring: (id: string, strongOnly: boolean) => readonly string[];
  /** Number of the sort with this specification, when all documents are in it. */
  readonly numberOf: (spec: string) => number | undefined;
  readonly withText: (sort: number, text: string) => EntryList;
  readonly sorted: (sort: number, ...walk: Parameters<SortWalk>) => ReturnType<SortWalk>;
}

/** Every table that lists documents has them. */
const COLUMNS = 'id, grp, type';

/** @param text the document's JSON, where it was read with the row */
type MakeEntry = (id: string, group: string, type: string, text: string | undefined) => Entry;

export function createLookups(database: DatabaseSync, makeEntry: MakeEntry): Lookups {
  const entryOf = ({ id, grp, type, json }: Row) =>
    makeEntry(String(id), String(grp), String(type), json === undefined ? undefined : String(json));
  const one = database.prepare(`SELECT ${COLUMNS}, json FROM doc WHERE id = ?`);
  const group = database.prepare(`SELECT ${COLUMNS} FROM doc WHERE grp = ? ORDER BY id`);
  const referring = database.prepare('SELECT id FROM ref WHERE target = ? AND strength >= ? ORDER BY grp, id');
  const found = database.prepare(
    `SELECT ${COLUMNS} FROM doc WHERE n IN (SELECT rowid FROM words WHERE words MATCH ? UNION SELECT n FROM unread)
     ORDER BY grp, id`,
  );
  const countFound = database.prepare(
    `SELECT count(*) AS count FROM (
       SELECT 1 FROM unread UNION ALL SELECT 1 FROM words WHERE words MATCH ? LIMIT ${MOST_FOUND + 1})`,
  );
  const last = database.prepare('SELECT max(n) AS n FROM doc');
  const countType = {
    all: database.prepare('SELECT count(*) AS count FROM doc WHERE type = ?'),
    published: database.prepare('SELECT count(*) AS count FROM doc WHERE type = ? AND id = grp'),
  };
  const sort = database.prepare('SELECT id FROM asked WHERE spec = ? AND is_ready = 1');
  const sorted = {
    asc: database.prepare(
      `SELECT value, ${COLUMNS} FROM sort WHERE asked = ? AND (value, grp, id) > (?, ?, ?)
       ORDER BY value, grp, id LIMIT ?`,
    ),
    desc: database.prepare(
      `SELECT value, ${COLUMNS} FROM sort WHERE asked = ? AND (value, grp, id) < (?, ?, ?)
       ORDER BY value DESC, grp DESC, id DESC LIMIT ?`,
    ),
  };

  function listing(from: string): (...place: Key[]) => EntryList {
    const page = database.prepare(`SELECT ${COLUMNS} FROM ${from} AND (grp, id) > (?, ?) ORDER BY grp, id LIMIT ?`);
    const count = database.prepare(`SELECT count(*) AS count FROM (SELECT 1 FROM ${from} LIMIT ${COUNTED})`);
    return (...place) =>
      listOf(
        (after, rows) => page.all(...place, after?.group ?? '', after?.id ?? '', rows).map(entryOf),
        () => count.get(...place),
      );
  }

  const texts = listing('sort WHERE asked = ? AND value = ?');
  const layer = database.prepare(`SELECT ${COLUMNS} FROM doc WHERE id > ? AND id < ? ORDER BY id LIMIT ?`);
  const countLayer = database.prepare(
    `SELECT count(*) AS count FROM (SELECT 1 FROM doc WHERE id > ? AND id < ? LIMIT ${COUNTED})`,
  );

  return {
    one(id) {
      const row = one.get(id);
      return row && entryOf(row);
    },
    everything: listing('doc WHERE true'),
    ofTypeEntries: listing('doc WHERE type = ?'),
    ofGroupEntries: (id) => listed(group.all(id).map(entryOf)),
    withSlug: listing('doc WHERE slug = ?'),
    // `/` is the character after `.`, and within a layer ids come in the order of their groups.
    inLayer: (name) =>
      listOf(
        (after, rows) => layer.all(after?.id ?? `${name}.`, `${name}/`, rows).map(entryOf),
        () => countLayer.get(`${name}.`, `${name}/`),
      ),
    naming: listing('ref WHERE target = ?'),
    count: (type, which) => Number(countType[which].get(type)?.count),
    referring: (id, strongOnly) => referring.all(id, strongOnly ? 2 : 1).map((row) => String(row.id)),
    matching(pattern, parts, note) {
      const expression = expressionFor(pattern, parts);
      if (expression === undefined) return undefined;
      if (expression === null) return listed([]);
      const { prefixes, words } = costOf(expression);
      // A single word is counted as far as it is found; several are compared with each other.
      const perDocument = prefixes * UNITS_PER_PREFIX + (words > 2 ? words * UNITS_PER_WORD : 0);
      note(Number(last.get()?.n ?? 0) * perDocument);
      const most = Number(countFound.get(expression)?.count);
      note(most * UNITS_PER_WORD);
      if (most > MOST_FOUND) return undefined;
      const entries = () => {
        note(most * UNITS_PER_ROW);
        return found.all(expression).map(entryOf);
      };
      return { most, entries };
    },
    withText: (number, text) => texts(number, keyOf(text)),
    sorted(number, direction, first) {
      const read = (after: SortedEntry | undefined, rows: number) => {
        const { group: afterGroup = '', id = '' } = after?.entry ?? {};
        const key = after?.key ?? (direction === 'asc' ? '' : AFTER_ALL_KEYS);
        const found = sorted[direction].all(number, key, afterGroup, id, rows);
        return found.map((row) => ({ key: String(row.value), entry: entryOf(row) }));
      };
      return pages(read, Math.min(first, MOST_ROWS));
    },
    numberOf(spec) {
      const row = sort.get(spec);
      return row && Number(row.id);
    },
  };
}

function listOf(
  read: (after: Entry | undefined, rows: number) => readonly Entry[],
  count: () => Row | undefined,
): EntryList {
  const first = once(() => read(undefined, FIRST_ROWS));
  const counted = once(() => Number(count()?.count));
  return {
    get most() {
      // Most lists are short, and read with their first piece.
      if (first().length < FIRST_ROWS) return first().length;
      return counted() < COUNTED ? counted() : Infinity;
    },
    entries: () => pages((after: Entry | undefined, rows) => (after ? read(after, rows) : first())),
  };
}

/** Nothing of the database stays open between two pieces: a walk may be left at any place, or begin within another one. */
function* pages<Item>(
  read: (after: Item | undefined, rows: number) => readonly Item[],
  first = FIRST_ROWS,
): Generator<Item, undefined> {
  let rows = first;
  for (let after: Item | undefined; ; rows = Math.min(rows * 4, MOST_ROWS)) {
    const page = read(after, rows);
    yield* page;
    if (page.length < rows) return undefined;
    after = page.at(-1);
  }
}
