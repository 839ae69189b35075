import type { NEXT_MOMENT_QUERY_RESULT } from '#schemas/generated/content-types.ts';

interface ContentClockOptions {
  /** The first moment after `since` from which pages show something else; both in milliseconds since the epoch. */
  readonly nextMoment: (since: number) => number;
  /** Has everything looked at that depends on the time. */
  readonly refresh: () => void;
}

/** How often it is looked what staff planned meanwhile, in milliseconds: as late may a moment be that was published just before. */
const LOOK_MS = 5_000;

/**
 * Calls at the moments that staff gave to sections and articles, and when a day begins at the clinic. What fell due while the process
 * was held up, or the clock was set, is caught up at the next look.
 * @returns stops the clock
 */
export function startContentClock({ nextMoment, refresh }: ContentClockOptions): () => void {
  let seen = Date.now();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    let wait = LOOK_MS;
    try {
      const now = Date.now();
      let moment = nextMoment(seen);
      if (moment <= now || now < seen) {
        refresh();
        moment = nextMoment(now);
      }
      seen = now;
      wait = Math.min(LOOK_MS, Math.max(0, moment - now));
    } catch (error) {
      // The next look catches up.
      console.error(error);
    }
    timer = setTimeout(look, wait).unref();
  }

  look();
  return () => clearTimeout(timer);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When pages next show something else by themselves: a section or notice appears or goes, an article reaches its date, a guard
 * lets pass or closes, somebody's hours end, or a day begins at the clinic. Prices, plans and special dates end with a day, so one moment is enough for all of them.
 * @param since milliseconds since the epoch; only later moments count
 * @returns milliseconds since the epoch
 */
export function firstMoment(
  { behindUtc, moments, notices, guards, posts, closings, visitClosings }: NEXT_MOMENT_QUERY_RESULT,
  since: number,
): number {
  const planned = [
    ...[...moments, ...notices].flatMap((visibility) => [visibility?.from, visibility?.until]),
    ...posts.map((post) => post.publishedAt),
    ...(guards ?? []),
  ];
  const later = planned.flatMap((moment) => (moment ? [Date.parse(moment)] : [])).filter((moment) => moment > since);
  const midnight = midnightAfter(since, behindUtc * 1000);
  const ends = [...(closings ?? []), ...(visitClosings ?? [])].map(
    (time) => midnight - DAY_MS + Date.parse(`1970-01-01T${time}Z`),
  );
  return Math.min(...later, ...ends.filter((moment) => moment > since), midnight);
}

/** @param behindUtc milliseconds */
function midnightAfter(since: number, behindUtc: number): number {
  return (Math.floor((since - behindUtc) / DAY_MS) + 1) * DAY_MS + behindUtc;
}
