import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import { MEASURE_BUCKETS, type MeasureName, type Report } from './report.ts';

/** Counts of one day. Keys of `counts`: measure, device and kind of page, with spaces between. */
interface Day {
  readonly counts: Record<string, number[]>;
  /** How often each error was reported, by `source message`. */
  readonly errors: Record<string, number>;
  visits: number;
}

/** Everything that is kept: counts, and the groups they stand for, so that whoever reads them needs nothing else. */
interface Tally {
  readonly format: 1;
  readonly edges: Readonly<Record<string, readonly number[]>>;
  /** By date (`YYYY-MM-DD`, UTC). */
  readonly days: Record<string, Day>;
}

/** Longer would be a history; this is for seeing whether it is well. */
const MAX_DAYS = 28;
/** Strangers can report what they like, and must not decide how large this grows. */
const MAX_PAGES = 60;
const MAX_ERRORS = 100;
const OTHERS = 'outras';

/** How often what is new is written down: a crash loses so much and no more. */
const SAVE_INTERVAL_MS = 10_000;
/** From everybody together; a clinic has no such crowd. */
const MAX_REPORTS_PER_MINUTE = 600;

export interface VisitorTally {
  /** False when there are too many just now. */
  add(report: Report): boolean;
  /** Writes what is new; also called by itself. @throws the file system's error */
  save(): void;
  readonly tally: Tally;
}

/** Counts in memory, with a copy on disk that the lake shows to administrators. */
export function openVisitorTally(file: string, now: () => number = Date.now): VisitorTally {
  const tally = readTally(file);
  let changed = false;
  let minute = 0;
  let inMinute = 0;
  return {
    tally,
    add(report) {
      const present = Math.floor(now() / 60_000);
      inMinute = present === minute ? inMinute + 1 : 1;
      minute = present;
      if (inMinute > MAX_REPORTS_PER_MINUTE) return false;
      addReport(tally, report, new Date(now()).toISOString().slice(0, 10));
      changed = true;
      return true;
    },
    save() {
      if (!changed) return;
      mkdirSync(dirname(file), { recursive: true });
      // In one step: who reads it must not find half of it.
      writeFileSync(`${file}.part`, JSON.stringify(tally));
      renameSync(`${file}.part`, file);
      changed = false;
    },
  };
}

function readTally(file: string): Tally {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Tally;
    // Counts of other groups cannot be added to.
    if (JSON.stringify(stored.edges) === JSON.stringify(emptyTally().edges)) return stored;
  } catch {
    // Not there yet, or damaged: counting begins anew.
  }
  return emptyTally();
}

function emptyTally(): Tally {
  return { format: 1, edges: MEASURE_BUCKETS, days: {} };
}

/** Adds what one visit reported on a day (`YYYY-MM-DD`), and drops days that are over. */
function addReport(tally: Tally, report: Report, date: string): void {
  const day = (tally.days[date] ??= { counts: {}, errors: {}, visits: 0 });
  day.visits += 1;
  const page = pageIn(day, report.path);
  for (const [name, value] of Object.entries(report.measures)) {
    const edges: readonly number[] = MEASURE_BUCKETS[name as MeasureName];
    const counts = (day.counts[`${name} ${report.device} ${page}`] ??= Array.from(
      { length: edges.length + 1 },
      () => 0,
    ));
    const scaled = name === 'CLS' ? value * 1000 : value;
    const group = edges.findIndex((edge) => scaled <= edge);
    const at = group === -1 ? edges.length : group;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  for (const { message, source } of report.errors) {
    const key = `${source} ${message}`;
    const isNew = day.errors[key] === undefined;
    const place = isNew && Object.keys(day.errors).length >= MAX_ERRORS ? OTHERS : key;
    day.errors[place] = (day.errors[place] ?? 0) + 1;
  }
  for (const old of Object.keys(tally.days).sort().slice(0, -MAX_DAYS)) delete tally.days[old];
}

function pageIn({ counts }: Day, path: string): string {
  const known = new Set(Object.keys(counts).map((key) => key.split(' ').slice(2).join(' ')));
  return known.has(path) || known.size < MAX_PAGES ? path : OTHERS;
}

declare global {
  // Pages, route handlers and the start of the server are bundled apart: a module variable would exist in each.
  var visitorTally: VisitorTally | undefined;
}

/** The one tally of this process. Instances that share a data folder have files of their own. */
export function visitorTally(): VisitorTally {
  globalThis.visitorTally ??= openOwnTally();
  return globalThis.visitorTally;
}

function openOwnTally(): VisitorTally {
  const name = `${hostname()}-${process.env.PORT || '3000'}.json`;
  const folder = resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || './.data', 'site', 'visitors');
  const own = openVisitorTally(resolve(folder, name));
  let reported = false;
  const save = () => {
    try {
      own.save();
      reported = false;
    } catch (error) {
      if (!reported) console.error('What visitors experience could not be written down.', error);
      reported = true;
    }
  };
  setInterval(save, SAVE_INTERVAL_MS).unref();
  process.once('exit', save);
  return own;
}
