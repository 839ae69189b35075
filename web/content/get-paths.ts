import { PATHS_QUERY } from '#schemas/queries.ts';
import type { PATHS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import type { Reading } from './reading.ts';
import { read } from './read.ts';

/**
 * Every address that exists. Other readers look here first: an invented address then costs no question to the lake and
 * leaves nothing behind, and stays "not found" while the lake is away.
 */
export function getPaths(): Promise<Reading<PATHS_QUERY_RESULT>> {
  return read(PATHS_QUERY);
}
