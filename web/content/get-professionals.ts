import { PROFESSIONAL_QUERY, PROFESSIONALS_QUERY } from '#schemas/queries.ts';
import type { PROFESSIONAL_QUERY_RESULT, PROFESSIONALS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { getPaths } from './get-paths.ts';
import type { Reading } from './reading.ts';
import { read } from './read.ts';
import { revisionOf } from './revision.ts';

/** Everybody who may be shown, by area and the clinic's own order. */
export function getProfessionals(): Promise<Reading<PROFESSIONALS_QUERY_RESULT>> {
  return read(PROFESSIONALS_QUERY);
}

/** @returns `null` data for a slug that nobody has, or whose person is no longer shown */
export async function getProfessional(slug: string): Promise<Reading<PROFESSIONAL_QUERY_RESULT>> {
  const paths = await getPaths();
  if (!paths.data.professionals.some((professional) => professional.slug === slug)) {
    return { data: null, tags: paths.tags, revision: revisionOf(null) };
  }
  return read(PROFESSIONAL_QUERY, { slug });
}

/**
 * Where a document id or a former slug leads.
 * @returns the present slug; undefined when nobody has or had that name
 */
export async function currentSlug(idOrOldSlug: string): Promise<string | undefined> {
  const { professionals } = (await getPaths()).data;
  const person = professionals.find(
    ({ _id, previousSlugs }) => _id === idOrOldSlug || previousSlugs?.includes(idOrOldSlug),
  );
  return person?.slug ?? undefined;
}
