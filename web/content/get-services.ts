import { EXAM_QUERY, SERVICE_QUERY } from '#schemas/queries.ts';
import { readPlace } from './get-paths.ts';
import { readLinked } from './read-linked.ts';

/** @returns `null` data for a slug that no service has */
export function getService(slug: string) {
  return readPlace(`/servicos/${slug}`, () => readLinked(SERVICE_QUERY, { slug }));
}

/** @returns `null` data for a slug that no exam has */
export function getExam(slug: string) {
  return readPlace(`/exames/${slug}`, () => readLinked(EXAM_QUERY, { slug }));
}
