import type { SectionProps } from '../index.ts';

/** One plan as the section's query gives it. */
export type PlanItem = NonNullable<SectionProps<'healthPlans'>['items']>[number];
