import type { SectionProps } from '../index.ts';

/** One item of the section, as its query gives it. */
export type FeatureItem = SectionProps<'features'>['items'][number];

export type FeatureItems = { items: readonly FeatureItem[] };
