import type { EXAMS_QUERY_RESULT, OPENING_HOURS_QUERY_RESULT, PRICES_QUERY_RESULT } from './generated/content-types.ts';
import type { Notice } from './documents/notice/notices-at.ts';
import type { ProfessionalEntry } from './documents/professional/professional-entry.ts';
import type { PlanEntry } from './sections/health-plans/plan-entry.ts';

/** Null in an empty dataset; with the clinic's clock in minutes from UTC. */
export type ReadHours = (NonNullable<OPENING_HOURS_QUERY_RESULT> & { readonly utcOffset: number }) | null;

declare module '#web/live/content-map.ts' {
  interface ContentMap {
    readonly exams: EXAMS_QUERY_RESULT;
    readonly 'health-plans': readonly PlanEntry[];
    readonly hours: ReadHours;
    readonly notices: readonly Notice[];
    readonly prices: PRICES_QUERY_RESULT;
    readonly professionals: readonly ProfessionalEntry[];
  }
}
