import { SectionList } from '#web/sections/section-list.tsx';
import type { SectionProps, SectionType } from '#schemas/sections/index.ts';
import { Sample } from './sample.tsx';

interface SectionSample {
  readonly name: string;
  readonly section: SectionProps<SectionType>;
}

/** Every section type in every variant. */
export function SectionSamples({ samples }: { samples: readonly SectionSample[] }) {
  return samples.map(({ name, section }) => (
    <Sample key={section._key} id={section._key} name={`${section._type} · ${name}`}>
      <SectionList sections={[section]} />
    </Sample>
  ));
}
