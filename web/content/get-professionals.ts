import { PROFESSIONAL_QUERY, PROFESSIONALS_QUERY } from '#schemas/queries.ts';
import type { PROFESSIONAL_QUERY_RESULT, PROFESSIONALS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { readPlace } from './get-paths.ts';
import type { Reading } from './reading.ts';
import { read } from './read.ts';
import { readLinked } from './read-linked.ts';

/** Everybody who may be shown, by area and the clinic's own order. */
export function getProfessionals(): Promise<Reading<PROFESSIONALS_QUERY_RESULT>> {
  return read(PROFESSIONALS_QUERY);
}

/** @returns `null` data for a slug that nobody has, or whose person is no longer shown */
export function getProfessional(slug: string): Promise<Reading<PROFESSIONAL_QUERY_RESULT>> {
  return readPlace(`/profissional/${slug}`, () => readLinked<PROFESSIONAL_QUERY_RESULT>(PROFESSIONAL_QUERY, { slug }));
}
