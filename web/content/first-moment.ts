import type { NEXT_MOMENT_QUERY_RESULT } from '#schemas/generated/content-types.ts';

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
