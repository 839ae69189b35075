import type { ComponentType } from 'react';
import { sections as components } from '#schemas/generated/sections.ts';
import type { SectionProps, SectionType } from '#schemas/sections/index.ts';
import type { EditMark } from '#web/preview/edit-marks.ts';
import { Contained } from './contained.tsx';
import { SectionBoundary } from './section-boundary.tsx';
import { editMark } from '../ui/edit-mark.ts';

type AnySection = SectionProps<SectionType>;

/** The component of a section; TypeScript follows the pair through the registry by its one type parameter. */
function componentOf<Type extends SectionType>(
  section: SectionProps<Type> & { readonly _type: Type },
): ComponentType<SectionProps<Type>> | undefined {
  // Content may be newer than this build, whatever the types say.
  return Object.hasOwn(components, section._type) ? components[section._type] : undefined;
}

interface SectionListProps {
  /** In a preview each says where it is edited (web/preview/edit-marks.ts). */
  readonly sections: readonly (AnySection & EditMark)[] | null;
  /** Whether staff look at a draft: they are told what visitors do not see. */
  readonly preview?: boolean;
}

/**
 * The sections of a page in order, each behind a boundary of its own. Sections of a type this build does not know are
 * left out and reported (S2).
 */
export function SectionList({ sections, preview = false }: SectionListProps) {
  return sections?.map((section) => {
    const Section = componentOf(section);
    if (!Section) {
      reportUnknownSection(section._type);
      return preview ? <UnknownSection key={section._key} type={section._type} /> : null;
    }
    const shown = (
      <SectionBoundary key={section._key}>
        <Contained name={`${section._type} (${section._key})`}>
          <Section {...section} />
        </Contained>
      </SectionBoundary>
    );
    if (!section.editMark) return shown;
    return (
      <div key={section._key} {...editMark(section)}>
        {shown}
      </div>
    );
  });
}

const reported = new Set<string>();

/** Says once per type in the log that a section was left out. */
function reportUnknownSection(type: string): void {
  if (reported.has(type)) return;
  reported.add(type);
  console.warn(`Unknown section type "${type}": the content is newer than this build. It is left out.`);
}

/** For staff in the preview only; visitors see nothing in its place (S2). */
function UnknownSection({ type }: { type: string }) {
  return (
    <div className="section-error" role="note">
      <p>
        Esta seção (“{type}”) não é conhecida por esta versão do site. Os visitantes não a veem; o resto da página
        continua no ar.
      </p>
    </div>
  );
}
