import type { ComponentType } from 'react';
import { sections as components } from '#schemas/generated/sections.ts';
import type { SectionProps, SectionType } from '#schemas/sections/index.ts';
import { Contained } from './contained.tsx';
import { SectionBoundary } from './section-boundary.tsx';
import { reportUnknownSection } from './unknown-section.ts';

type AnySection = SectionProps<SectionType>;

/** The component of a section; TypeScript follows the pair through the registry by its one type parameter. */
function componentOf<Type extends SectionType>(
  section: SectionProps<Type> & { readonly _type: Type },
): ComponentType<SectionProps<Type>> | undefined {
  // Content may be newer than this build, whatever the types say.
  return Object.hasOwn(components, section._type) ? components[section._type] : undefined;
}

/**
 * The sections of a page in order, each behind a boundary of its own. Sections of a type this build does not know are
 * left out and reported.
 */
export function SectionList({ sections }: { sections: readonly AnySection[] | null }) {
  return sections?.map((section) => {
    const Section = componentOf(section);
    if (!Section) return reportUnknownSection(section._type);
    return (
      <SectionBoundary key={section._key}>
        <Contained name={`${section._type} (${section._key})`}>
          <Section {...section} />
        </Contained>
      </SectionBoundary>
    );
  });
}
