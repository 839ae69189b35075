import { EDGES, type MeasureName, type Report } from './report.ts';

/** Counts of one day. Keys of `counts`: measure, device and kind of page, with spaces between. */
export interface Day {
  readonly counts: Record<string, number[]>;
  /** How often each error was reported, by `source message`. */
  readonly errors: Record<string, number>;
  visits: number;
}

/** Everything that is kept: counts, and the groups they stand for, so that whoever reads them needs nothing else. */
export interface Tally {
  readonly format: 1;
  readonly edges: Readonly<Record<string, readonly number[]>>;
  /** By date (`YYYY-MM-DD`, UTC). */
  readonly days: Record<string, Day>;
}

/** Longer would be a history; this is for seeing whether it is well. */
const KEPT_DAYS = 28;
/** Strangers can report what they like, and must not decide how large this grows. */
const MOST_PAGES = 60;
const MOST_ERRORS = 100;
const REST = 'outras';

export function emptyTally(): Tally {
  return { format: 1, edges: EDGES, days: {} };
}

/** Adds what one visit reported on a day (`YYYY-MM-DD`), and drops days that are over. */
export function addReport(tally: Tally, report: Report, date: string): void {
  const day = (tally.days[date] ??= { counts: {}, errors: {}, visits: 0 });
  day.visits += 1;
  const page = pageIn(day, report.path);
  for (const [name, value] of Object.entries(report.measures)) {
    const edges: readonly number[] = EDGES[name as MeasureName];
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
    const place = isNew && Object.keys(day.errors).length >= MOST_ERRORS ? REST : key;
    day.errors[place] = (day.errors[place] ?? 0) + 1;
  }
  for (const old of Object.keys(tally.days).sort().slice(0, -KEPT_DAYS)) delete tally.days[old];
}

function pageIn({ counts }: Day, path: string): string {
  const known = new Set(Object.keys(counts).map((key) => key.split(' ').slice(2).join(' ')));
  return known.has(path) || known.size < MOST_PAGES ? path : REST;
}
