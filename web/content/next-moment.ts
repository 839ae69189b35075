import 'server-only';
import { NEXT_MOMENT_QUERY } from '#schemas/queries.ts';
import { client } from './client.ts';
import { firstMoment } from './first-moment.ts';

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
