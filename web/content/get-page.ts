import { HOME_QUERY, PAGE_QUERY } from '#schemas/queries.ts';
import { readPlace } from './get-paths.ts';
import { readLinked } from './read-linked.ts';

/** The home page; `null` until somebody has published it. */
export function getHome() {
  return readLinked(HOME_QUERY);
}

/**
 * A page that staff built.
 * @param slug path below the root, without slashes around it
 * @returns `null` data when there is none
 */
export function getPage(slug: string) {
  return readPlace(`/${slug}`, () => readLinked(PAGE_QUERY, { slug }));
}
