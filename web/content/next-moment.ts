import 'server-only';
import type { NEXT_MOMENT_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { NEXT_MOMENT_QUERY } from '#schemas/queries.ts';
import { client } from './client.ts';

/**
 * When pages next show something else by themselves: a section appears or goes, an article reaches its date.
 * @param since milliseconds since the epoch; only later moments count
 * @returns milliseconds since the epoch; undefined when nothing is planned
 */
export async function nextMoment(since: number): Promise<number | undefined> {
  // Not through read(): nothing here may be older than now.
  const { moments, posts } = await client.fetch<NEXT_MOMENT_QUERY_RESULT>(
    NEXT_MOMENT_QUERY,
    { since: new Date(since).toISOString() },
    { cache: 'no-store' },
  );
  const planned = [
    ...moments.flatMap((visibility) => [visibility?.from, visibility?.until]),
    ...posts.map((post) => post.publishedAt),
  ];
  const later = planned.flatMap((moment) => (moment ? [Date.parse(moment)] : [])).filter((moment) => moment > since);
  return later.length > 0 ? Math.min(...later) : undefined;
}
