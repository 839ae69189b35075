import { keyFor, parseSort, specOf } from './sort-keys.ts';
import type { IndexTask, IndexWork } from './index-work.ts';
import type { Sort } from './sort-keys.ts';
import type { StoredDocument } from '../types.ts';

/** For questions that come back, not for every one that somebody makes up. */
const ASKED_BEFORE_MADE = 2;
/** Each takes room on disk, and time of every write. */
const MOST_SORTS = 40;
/** More orders than there is room for would be made again and again. */
const LEAST_AGE_MS = 60 * 60 * 1000;
/** Of so many specifications it is known how often they were asked. */
const MOST_COUNTED = 1000;
const ROWS = 32;

/** Strangers may ask for so many, so that they leave room for the others. */
const MOST_OF_STRANGERS = 10;

/** Makes the sorts that queries ask for. @returns what is told that one would have helped */
export function createAskedSorts(work: IndexWork): (sort: Sort, isStranger?: boolean) => void {
  const { database } = work;
  const begin = database.prepare('INSERT OR IGNORE INTO asked (spec, is_ready) VALUES (?, 0)');
  const ready = database.prepare('UPDATE asked SET is_ready = 1 WHERE id = ?');
  const remove = database.prepare('DELETE FROM asked WHERE id = ?');
  const find = database.prepare('SELECT id FROM asked WHERE spec = ?');
  const addKey = database.prepare('INSERT OR IGNORE INTO sort (asked, value, grp, id, type) VALUES (?, ?, ?, ?, ?)');
  const removeKeys = database.prepare(
    `DELETE FROM sort WHERE (asked, value, grp, id) IN
     (SELECT asked, value, grp, id FROM sort WHERE asked = ? LIMIT ${ROWS * 10})`,
  );
  const page = 'SELECT id, grp, json FROM doc WHERE (grp, id) > (?, ?)';
  const next = database.prepare(`${page} ORDER BY grp, id LIMIT ${ROWS}`);
  const nextOfType = database.prepare(`${page} AND type = ? ORDER BY grp, id LIMIT ${ROWS}`);

  const counts = new Map<string, number>();
  /** When each was begun, by the clock of this process. */
  const begun = new Map<string, number>();

  /** What is written meanwhile comes into the sort by itself. */
  function* filling(sort: Sort): IndexTask {
    const spec = specOf(sort);
    begin.run(spec);
    const asked = Number(find.get(spec)?.id);
    let [group, id] = ['', ''];
    for (;;) {
      const rows = sort.type === undefined ? next.all(group, id) : nextOfType.all(group, id, sort.type);
      for (const row of rows) {
        [group, id] = [String(row.grp), String(row.id)];
        const document = JSON.parse(String(row.json)) as StoredDocument;
        const key = keyFor(sort, document);
        if (key !== undefined) addKey.run(asked, key, group, id, document._type);
      }
      if (rows.length < ROWS) break;
      yield undefined;
    }
    ready.run(asked);
    return undefined;
  }

  function* removing(spec: string): IndexTask {
    const id = Number(find.get(spec)?.id);
    remove.run(id);
    while (Number(removeKeys.run(id).changes) > 0) yield undefined;
    return undefined;
  }

  function make(sort: Sort): void {
    const spec = specOf(sort);
    begun.set(spec, performance.now());
    // Whoever asks again begins it again.
    work.add(filling(sort), () => begun.delete(spec));
  }

  function hasRoom(): boolean {
    if (begun.size < MOST_SORTS) return true;
    const [oldest, time = 0] = [...begun].sort((a, b) => a[1] - b[1])[0] ?? [];
    if (oldest === undefined || performance.now() - time < LEAST_AGE_MS) return false;
    begun.delete(oldest);
    work.add(removing(oldest), () => undefined);
    return true;
  }

  for (const { spec, is_ready: isReady } of database.prepare('SELECT spec, is_ready FROM asked').all()) {
    if (isReady === 0) make(parseSort(String(spec)));
    else begun.set(String(spec), performance.now());
  }

  return (sort, isStranger = false) => {
    if (isStranger && begun.size >= MOST_OF_STRANGERS) return;
    const spec = specOf(sort);
    if (begun.has(spec)) return;
    const times = (counts.get(spec) ?? 0) + 1;
    if (counts.size > MOST_COUNTED) counts.clear();
    counts.set(spec, times);
    if (times >= ASKED_BEFORE_MADE && hasRoom()) make(sort);
  };
}
