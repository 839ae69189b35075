import { PROFESSIONAL_QUERY, PROFESSIONALS_QUERY } from '#schemas/queries.ts';
import { readPlace } from './get-paths.ts';
import { read } from './read.ts';
import { readLinked } from './read-linked.ts';

/** Everybody who may be shown, by area and the clinic's own order. */
export function getProfessionals() {
  return read(PROFESSIONALS_QUERY);
}

/** @returns `null` data for a slug that nobody has, or whose person is no longer shown */
export function getProfessional(slug: string) {
  return readPlace(`/profissional/${slug}`, () => readLinked(PROFESSIONAL_QUERY, { slug }));
}
