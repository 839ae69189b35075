import type {
  EXAMS_QUERY_RESULT,
  NOTICES_QUERY_RESULT,
  OPENING_HOURS_QUERY_RESULT,
  PRICES_QUERY_RESULT,
} from '#schemas/generated/content-types.ts';
import type { PlanEntry } from '#schemas/sections/health-plans/plan-entry.ts';
import type { ProfessionalEntry } from '../shell/professional-entry.ts';

/** Start of the addresses that browsers read content from; what follows names the content. */
export const CONTENT_PATH = '/api/content/';

/** What is read there, by the names of the route handlers below `web/app/api/content`. */
export interface ContentData {
  readonly exams: EXAMS_QUERY_RESULT;
  readonly 'health-plans': readonly PlanEntry[];
  readonly hours: OPENING_HOURS_QUERY_RESULT;
  readonly notices: NOTICES_QUERY_RESULT;
  readonly prices: PRICES_QUERY_RESULT;
  readonly professionals: readonly ProfessionalEntry[];
}

export type ContentName = keyof ContentData;

/** An answer of such a route. */
export interface ContentAnswer<Data> {
  readonly data: Data;
  /** The lake's tags of the data: it can only change when one of them does. Empty while they are not known. */
  readonly tags: readonly string[];
}

/** Which content a path is about; undefined for other paths of the site. */
export function contentNameOf(path: unknown): string | undefined {
  return typeof path === 'string' && path.startsWith(CONTENT_PATH) ? path.slice(CONTENT_PATH.length) : undefined;
}
