import { EXAM_QUERY, SERVICE_QUERY } from '#schemas/queries.ts';
import type { EXAM_QUERY_RESULT, SERVICE_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { readPlace } from './get-paths.ts';
import type { Reading } from './reading.ts';
import { readLinked } from './read-linked.ts';

/** @returns `null` data for a slug that no service has */
export function getService(slug: string): Promise<Reading<SERVICE_QUERY_RESULT>> {
  return readPlace(`/servicos/${slug}`, () => readLinked<SERVICE_QUERY_RESULT>(SERVICE_QUERY, { slug }));
}

/** @returns `null` data for a slug that no exam has */
export function getExam(slug: string): Promise<Reading<EXAM_QUERY_RESULT>> {
  return readPlace(`/exames/${slug}`, () => readLinked<EXAM_QUERY_RESULT>(EXAM_QUERY, { slug }));
}
