import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeStateFile } from '../store/state-file.ts';

/** Whether to believe the machine's clock before something is erased by it. */
export interface Clock {
  /** Looks at a time of the clock, in milliseconds since 1970. Belongs where something is erased, at least once a day. */
  isPlausible(now: number): boolean;
}

interface Options {
  readonly dataDir: string;
  /** When the lake is known to have run, for a folder that does not say it yet; ISO 8601. */
  readonly known: string | undefined;
  /** Told of a clock that is doubted, once for each jump. */
  readonly report: (message: string) => void;
}

/** Name of the file in the data folder that says when the lake ran. */
const CLOCK_FILE = 'clock.json';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A machine may be off over a long weekend. */
const LONGEST_GAP_MS = 4 * DAY_MS;
/** What shows wrong dates for so long would have been noticed. */
const DAYS_OF_DOUBT = 7;

const stateSchema = z.object({
  seen: z.number(),
  /** A time that does not follow from it: since when it is told, and when it was told last. */
  doubted: z.object({ since: z.number(), last: z.number() }).optional(),
});
type State = z.infer<typeof stateSchema>;

/**
 * A clock that starts years ahead (an empty battery, a typing error) must not erase what is not over. A time is believed when
 * it follows the one at which the lake last ran; after a jump, ahead or back, when it has gone on from there for a week.
 */
export function openClock({ dataDir, known, report }: Options): Clock {
  const file = join(dataDir, CLOCK_FILE);
  let state = readState(file);

  function look(now: number): boolean {
    const { seen, doubted } = (state ??= { seen: known === undefined ? now : Date.parse(known), doubted: undefined });
    if (follows(now, seen)) {
      state = { seen: now };
      return true;
    }
    if (!doubted || !follows(now, doubted.last)) {
      report(
        `The clock says ${iso(now)}, and the lake ran last at ${iso(seen)}. Nothing is erased for being over until the clock is set right, or has gone on from there for ${DAYS_OF_DOUBT} days.`,
      );
      state = { seen, doubted: { since: now, last: now } };
      return false;
    }
    const isOver = now - doubted.since >= DAYS_OF_DOUBT * DAY_MS;
    state = isOver ? { seen: now } : { seen, doubted: { since: doubted.since, last: now } };
    return isOver;
  }

  return {
    isPlausible(now) {
      const isBelieved = look(now);
      writeStateFile(file, JSON.stringify(state));
      return isBelieved;
    },
  };
}

/** A clock is set back by seconds when it is corrected, and by an hour where it is local time that is taken for it. */
function follows(now: number, before: number): boolean {
  return now >= before - HOUR_MS && now <= before + LONGEST_GAP_MS;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

function readState(file: string): State | undefined {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
