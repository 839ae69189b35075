import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { searchable } from '#web/ui/search-words.ts';
import type { Lead, Origin } from './visit-report.ts';

/** What is kept of one week: numbers, and nothing about a person (LGPD, art. 6 III). */
interface Week {
  readonly from: Partial<Record<Origin, number>>;
  readonly leads: Partial<Record<Lead, number>>;
  /** By address of the page. */
  readonly pages: Record<string, number>;
  /** By words: searches of the site that found nothing. */
  missed?: Record<string, number>;
}

interface Counts {
  readonly format: 1;
  /** By the week's Monday (`YYYY-MM-DD`). */
  readonly weeks: Record<string, Week>;
}

/** A plot of twelve weeks, and the one that has begun. */
const MAX_WEEKS = 13;
/** Anybody can send reports, and must not decide how large this grows. */
const MAX_PAGES = 500;
/** Words that were searched in vain are kept when they were in so many different hours: then they are no single person's. */
const MISSED_HOURS = 3;
const MAX_MISSED = 500;
const MAX_MISSED_CHARACTERS = 40;
const MAX_PER_MINUTE = 600;
/** A crash loses so much and no more. */
const SAVE_INTERVAL_MS = 10_000;
/** Of the clinics that this is made for; an hour at a week's edge more or less is no matter. */
const TIME_ZONE = 'America/Cuiaba';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface VisitCounts {
  /** A page of the site was looked at. */
  view(path: string, from: Origin): void;
  lead(lead: Lead): void;
  /** A search found nothing. Nothing with a number or an address in it is counted. */
  miss(words: string): void;
  /** Writes what is new. @throws the file system's error */
  save(): void;
  readonly counts: Counts;
}

/** Counts in memory, with a copy on disk that the lake reads. */
export function openVisitCounts(file: string, now: () => number = Date.now): VisitCounts {
  const counts = readCounts(file);
  let isNew = false;
  /** In how many hours words were searched, and in which last; until there are enough of these nowhere but here. */
  const hours = new LRUCache<string, { readonly count: number; readonly last: number }>({ max: MAX_MISSED });
  let minute = 0;
  let inMinute = 0;
  const week = (): Week | undefined => {
    const present = Math.floor(now() / 60_000);
    inMinute = present === minute ? inMinute + 1 : 1;
    minute = present;
    if (inMinute > MAX_PER_MINUTE) return undefined;
    isNew = true;
    const monday = mondayOf(now());
    counts.weeks[monday] ??= { from: {}, leads: {}, pages: {} };
    for (const old of Object.keys(counts.weeks).sort().slice(0, -MAX_WEEKS)) delete counts.weeks[old];
    return counts.weeks[monday];
  };
  return {
    counts,
    view(path, from) {
      const present = week();
      if (!present) return;
      add(present.from, from);
      if (path in present.pages || Object.keys(present.pages).length < MAX_PAGES) add(present.pages, path);
    },
    lead(lead) {
      const present = week();
      if (present) add(present.leads, lead);
    },
    miss(typed) {
      const words = searchable(typed);
      if (/\d|@/.test(typed) || words === '' || words.length > MAX_MISSED_CHARACTERS) return;
      const last = Math.floor(now() / HOUR_MS);
      const before = hours.get(words);
      if (before?.last === last) return;
      const count = (before?.count ?? 0) + 1;
      hours.set(words, { count, last });
      const present = count < MISSED_HOURS ? undefined : week();
      if (!present) return;
      const missed = new Map(Object.entries(present.missed ?? {}));
      if (!missed.has(words) && missed.size >= MAX_MISSED) return;
      missed.set(words, (missed.get(words) ?? (count === MISSED_HOURS ? count - 1 : 0)) + 1);
      present.missed = Object.fromEntries(missed);
    },
    save() {
      if (!isNew) return;
      mkdirSync(dirname(file), { recursive: true });
      // In one step: who reads it must not find half of it.
      writeFileSync(`${file}.part`, JSON.stringify(counts));
      renameSync(`${file}.part`, file);
      isNew = false;
    },
  };
}

function add<Key extends string>(numbers: Partial<Record<Key, number>>, key: Key): void {
  numbers[key] = (numbers[key] ?? 0) + 1;
}

function mondayOf(time: number): string {
  const today = new Date(new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(time));
  return new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}

function readCounts(file: string): Counts {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Counts;
    if (stored.format === 1 && Object.values(stored.weeks).every(({ from, leads, pages }) => from && leads && pages)) {
      return stored;
    }
  } catch {
    // Not there yet, or damaged: counting begins anew.
  }
  return { format: 1, weeks: {} };
}

declare global {
  // Route handlers and the start of the server are bundled apart: a module variable would exist in each.
  var visitCounts: VisitCounts | undefined;
}

/** Those of this process. Instances that share a data folder have files of their own. */
export function visitCounts(): VisitCounts {
  return (globalThis.visitCounts ??= openOwnCounts());
}

function openOwnCounts(): VisitCounts {
  const name = `${hostname()}-${process.env.PORT || '3000'}.json`;
  const own = openVisitCounts(
    resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || './.data', 'site', 'visits', name),
  );
  let isTold = false;
  const save = () => {
    try {
      own.save();
      isTold = false;
    } catch (error) {
      if (!isTold) console.error('Visits could not be written down.', error);
      isTold = true;
    }
  };
  setInterval(save, SAVE_INTERVAL_MS).unref();
  process.once('exit', save);
  return own;
}
