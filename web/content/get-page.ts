import { HOME_QUERY, PAGE_QUERY } from '#schemas/queries.ts';
import type { HOME_QUERY_RESULT, PAGE_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { readPlace } from './get-paths.ts';
import type { Reading } from './reading.ts';
import { readLinked } from './read-linked.ts';

/** The home page; `null` until somebody has published it. */
export function getHome(): Promise<Reading<HOME_QUERY_RESULT>> {
  return readLinked(HOME_QUERY);
}

/**
 * A page that staff built.
 * @param slug path below the root, without slashes around it
 * @returns `null` data when there is none
 */
export function getPage(slug: string): Promise<Reading<PAGE_QUERY_RESULT>> {
  return readPlace(`/${slug}`, () => readLinked<PAGE_QUERY_RESULT>(PAGE_QUERY, { slug }));
}
