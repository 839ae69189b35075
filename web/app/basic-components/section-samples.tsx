import { SectionList } from '#web/sections/section-list.tsx';
import { sectionTitles } from '#schemas/generated/section-titles.ts';
import type { Sample as SectionSample } from '#web/content/get-samples.ts';
import { Sample } from './guide-part.tsx';

/** "Banner: marca", as Studio and its staff call them. */
export function sampleTitle({ name, section }: SectionSample): string {
  return `${sectionTitles[section._type]}: ${name}`;
}

/** Every section type in every variant. */
export function SectionSamples({ samples }: { samples: readonly SectionSample[] }) {
  return samples.map((sample) => (
    <Sample key={sample.section._key} id={sample.section._key} name={sampleTitle(sample)}>
      <SectionList sections={[sample.section]} />
    </Sample>
  ));
}
