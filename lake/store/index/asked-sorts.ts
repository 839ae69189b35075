import type { DatabaseSync } from 'node:sqlite';
import { keyFor, parseSort, specOf } from './sort-keys.ts';
import type { Sort } from './sort-keys.ts';
import type { StoredDocument } from '../types.ts';

/** Makes the sorts that queries ask for: each is filled a few milliseconds at a time, and then followed by every write. */
export interface AskedSorts {
  /** Notes that a sort would have helped. */
  ask(sort: Sort): void;
  /** Makes a sort at once. */
  make(sort: Sort): void;
  stop(): void;
}

/** For questions that come back, not for every one that somebody makes up. */
const ASKED_BEFORE_MADE = 2;
/** Each takes room on disk, and time of every write. */
const MOST_SORTS = 40;
const LEAST_AGE_MS = 60 * 60 * 1000;
/** Of so many specifications it is known how often they were asked. */
const MOST_COUNTED = 1000;
/** Other requests wait no longer than for one slice. */
const SLICE_MS = 5;
const SLICE_ROWS = 32;

interface Task {
  readonly spec: string;
  readonly steps: Generator<undefined, undefined>;
}

interface SortsOptions {
  readonly database: DatabaseSync;
  readonly inTransaction: (work: () => void) => void;
  readonly report: (message: string, error: unknown) => void;
}

export function createAskedSorts({ database, inTransaction, report }: SortsOptions): AskedSorts {
  const all = database.prepare('SELECT id, spec, is_ready FROM asked ORDER BY id');
  const begin = database.prepare('INSERT OR IGNORE INTO asked (spec, is_ready) VALUES (?, 0)');
  const finish = database.prepare('UPDATE asked SET is_ready = 1 WHERE spec = ?');
  const remove = database.prepare('DELETE FROM asked WHERE id = ?');
  const find = database.prepare('SELECT id FROM asked WHERE spec = ?');
  const addKey = database.prepare('INSERT OR IGNORE INTO sort (asked, value, grp, id) VALUES (?, ?, ?, ?)');
  const removeKeys = database.prepare(
    'DELETE FROM sort WHERE (asked, value, grp, id) IN (SELECT asked, value, grp, id FROM sort WHERE asked = ? LIMIT ?)',
  );
  const page = 'SELECT id, grp, json FROM doc WHERE (grp, id) > (?, ?)';
  const next = database.prepare(`${page} ORDER BY grp, id LIMIT ${SLICE_ROWS}`);
  const nextOfType = database.prepare(`${page} AND type = ? ORDER BY grp, id LIMIT ${SLICE_ROWS}`);

  const counts = new Map<string, number>();
  /** When each was begun, in milliseconds of this process; those found on disk when it was. */
  const begun = new Map<string, number>(all.all().map(({ spec }) => [String(spec), performance.now()]));
  let tasks: Task[] = [];
  let timer: NodeJS.Immediate | undefined;

  /** What is written meanwhile comes into the sort by itself. */
  function* filling(sort: Sort): Generator<undefined, undefined> {
    const spec = specOf(sort);
    begin.run(spec);
    const asked = Number(find.get(spec)?.id);
    let [group, id] = ['', ''];
    for (;;) {
      const rows = sort.type === undefined ? next.all(group, id) : nextOfType.all(group, id, sort.type);
      for (const row of rows) {
        [group, id] = [String(row.grp), String(row.id)];
        const key = keyFor(sort, JSON.parse(String(row.json)) as StoredDocument);
        if (key) addKey.run(asked, key, group, id);
      }
      if (rows.length < SLICE_ROWS) break;
      yield undefined;
    }
    finish.run(spec);
    return undefined;
  }

  function* removing(spec: string): Generator<undefined, undefined> {
    const id = Number(find.get(spec)?.id);
    remove.run(id);
    while (Number(removeKeys.run(id, SLICE_ROWS * 10).changes) > 0) yield undefined;
    return undefined;
  }

  function work(): void {
    timer = undefined;
    const end = performance.now() + SLICE_MS;
    try {
      inTransaction(() => {
        for (let task = tasks[0]; task && performance.now() < end; task = tasks[0]) {
          if (task.steps.next().done) tasks.shift();
        }
      });
    } catch (error) {
      // Whoever asks again begins it again.
      for (const { spec } of tasks) begun.delete(spec);
      tasks = [];
      report('What queries are ordered by could not be written.', error);
    }
    later();
  }

  function later(): void {
    if (tasks.length > 0) timer ??= setImmediate(work);
  }

  /** The oldest makes room, but not before its time: more orders than there is room for would be made again and again. */
  function hasRoom(): boolean {
    if (begun.size < MOST_SORTS) return true;
    const [oldest, time = 0] = [...begun].sort((a, b) => a[1] - b[1])[0] ?? [];
    if (oldest === undefined || performance.now() - time < LEAST_AGE_MS) return false;
    begun.delete(oldest);
    tasks.push({ spec: oldest, steps: removing(oldest) });
    return true;
  }

  for (const { spec, is_ready: isReady } of all.all()) {
    if (isReady === 0) tasks.push({ spec: String(spec), steps: filling(parseSort(String(spec))) });
  }
  later();

  return {
    ask(sort) {
      const spec = specOf(sort);
      if (begun.has(spec)) return;
      const times = (counts.get(spec) ?? 0) + 1;
      if (counts.size > MOST_COUNTED) counts.clear();
      counts.set(spec, times);
      if (times < ASKED_BEFORE_MADE || !hasRoom()) return;
      begun.set(spec, performance.now());
      tasks.push({ spec, steps: filling(sort) });
      later();
    },
    make(sort) {
      begun.set(specOf(sort), performance.now());
      inTransaction(() => void [...filling(sort)]);
    },
    stop() {
      if (timer) clearImmediate(timer);
      tasks = [];
    },
  };
}
