import type { SectionProps } from '../index.ts';

/** One service as the section's query gives it. */
export type ServiceItem = NonNullable<SectionProps<'services'>['items']>[number];
