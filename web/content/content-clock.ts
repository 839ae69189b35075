import 'server-only';
import type { NEXT_MOMENT_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { NEXT_MOMENT_QUERY } from '#schemas/queries.ts';
import { client } from './client.ts';

interface ContentClockOptions {
  /** The first moment after `since` from which pages show something else; both in milliseconds since the epoch. */
  readonly nextMoment: (since: number) => Promise<number | undefined>;
  /** Drops what is cached. */
  readonly refresh: () => Promise<void>;
}

/** How often it is asked what staff planned meanwhile: as late may a moment be that was published just before. */
const LOOK = 30_000;

/**
 * Drops cached pages at the moments that staff gave to sections and articles, and when a day begins. Caches alone would keep the old page until
 * somebody asks for it after five minutes, and show it to that visitor once more.
 *
 * A lake that is away is asked again at the next look; what fell due meanwhile is caught up, since the time looked at
 * moves on only after an answer.
 * @returns stops the clock
 */
export function startContentClock({ nextMoment, refresh }: ContentClockOptions): () => void {
  let seen = Date.now();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    let wait = LOOK;
    try {
      const now = Date.now();
      let moment = await nextMoment(seen);
      if (moment !== undefined && moment <= now) {
        await refresh();
        moment = await nextMoment(now);
      }
      seen = now;
      if (moment !== undefined) wait = Math.min(LOOK, Math.max(0, moment - now));
    } catch {
      // The readers of pages report a lake that is away.
    }
    if (stopped) return;
    timer = setTimeout(() => void look(), wait);
  }

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When pages next show something else by themselves: a section or notice appears or goes, an article reaches its date, or a day
 * begins at the clinic. Prices, plans and special dates end with a day, so one moment is enough for all of them.
 * @param since milliseconds since the epoch; only later moments count
 * @returns milliseconds since the epoch
 */
export function firstMoment({ behindUtc, moments, notices, posts }: NEXT_MOMENT_QUERY_RESULT, since: number): number {
  const planned = [
    ...[...moments, ...notices].flatMap((visibility) => [visibility?.from, visibility?.until]),
    ...posts.map((post) => post.publishedAt),
  ];
  const later = planned.flatMap((moment) => (moment ? [Date.parse(moment)] : [])).filter((moment) => moment > since);
  return Math.min(...later, midnightAfter(since, behindUtc * 1000));
}

/** @param behindUtc milliseconds */
function midnightAfter(since: number, behindUtc: number): number {
  return (Math.floor((since - behindUtc) / DAY_MS) + 1) * DAY_MS + behindUtc;
}

/**
 * Asks the lake when pages next show something else by themselves.
 * @param since milliseconds since the epoch; only later moments count
 * @returns milliseconds since the epoch
 */
export async function nextMoment(since: number): Promise<number> {
  // Not through read(): nothing here may be older than now.
  const moments = await client.fetch(
    NEXT_MOMENT_QUERY,
    { since: new Date(since).toISOString() },
    { cache: 'no-store' },
  );
  return firstMoment(moments, since);
}
