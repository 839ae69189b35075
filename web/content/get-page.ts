import { HOME_QUERY, PAGE_QUERY } from '#schemas/queries.ts';
import type { HOME_QUERY_RESULT, PAGE_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { getPaths } from './get-paths.ts';
import type { Reading } from './reading.ts';
import { read } from './read.ts';
import { revisionOf } from './revision.ts';

/** The home page; `null` until somebody has published it. */
export function getHome(): Promise<Reading<HOME_QUERY_RESULT>> {
  return read(HOME_QUERY);
}

/**
 * A page that staff built.
 * @param slug path below the root, without slashes around it
 * @returns `null` data when there is none
 */
export async function getPage(slug: string): Promise<Reading<PAGE_QUERY_RESULT>> {
  const paths = await getPaths();
  if (!paths.data.pages.some((page) => page.slug === slug)) {
    return { data: null, tags: paths.tags, revision: revisionOf(null) };
  }
  return read(PAGE_QUERY, { slug });
}
