import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Report } from './report.ts';
import { addReport, emptyTally, type Tally } from './tally.ts';

/** Milliseconds between looks whether there is something to write down: a crash loses so much and no more. */
const EVERY = 10_000;
/** Reports in a minute, from everybody together; a clinic has no such crowd. */
const MOST_PER_MINUTE = 600;

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
      if (inMinute > MOST_PER_MINUTE) return false;
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
  setInterval(save, EVERY).unref();
  process.once('exit', save);
  return own;
}
