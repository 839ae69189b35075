import type { SectionProps } from '../index.ts';

/** The clinic as the section's query gives it. */
export type Clinic = NonNullable<SectionProps<'hoursLocation'>['clinic']>;
