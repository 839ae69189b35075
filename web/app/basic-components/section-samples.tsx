import { SectionList } from '#web/sections/section-list.tsx';
import { sectionTitles } from '#schemas/generated/section-titles.ts';
import type { SectionType } from '#schemas/sections/index.ts';
import type { Sample as SectionSample } from '#web/content/get-samples.ts';
import { Sample } from './guide-part.tsx';

/** "Banner: marca", as Studio and its staff call them. */
export function sampleTitle(type: SectionType, name: string): string {
  return `${sectionTitles[type]}: ${name}`;
}

/** A section type in every variant. */
export function SectionSamples({ samples }: { samples: readonly SectionSample[] }) {
  return samples.map(({ name, section }) => (
    <Sample key={section._key} id={section._key} name={sampleTitle(section._type, name)}>
      <SectionList sections={[section]} />
    </Sample>
  ));
}
