import { type ComponentType, createElement } from 'react';
import { sections as components } from '#schemas/generated/sections.ts';
import type { SectionProps, SectionType, SiteParts } from '#schemas/sections/index.ts';
import { ContactForm } from '#web/contact/contact-form.tsx';
import type { EditMark } from '#web/preview/edit-marks.ts';
import { Contained } from './contained.tsx';
import { SectionBoundary } from './section-boundary.tsx';
import { editMark } from '../ui/edit-mark.ts';

type AnySection = SectionProps<SectionType>;
type SectionComponent = ComponentType<AnySection & { readonly site?: SiteParts }>;

/** The component of a section; undefined for a type that this build does not know. */
async function loadComponent({ _type: type }: AnySection): Promise<SectionComponent | undefined> {
  // Content may be newer or older than this build, whatever the types say.
  if (!Object.hasOwn(components, type)) return undefined;
  return (await components[type]()).default as SectionComponent;
}

const site: SiteParts = { MessageForm: ContactForm };

interface SectionComponentProps {
  readonly section: AnySection;
  readonly component: SectionComponent;
}

function Section({ section, component }: SectionComponentProps) {
  return (
    <Contained name={`${section._type} (${section._key})`}>{createElement(component, { ...section, site })}</Contained>
  );
}

export interface SectionListProps {
  /** In a preview each says where it is edited (web/preview/edit-marks.ts). */
  readonly sections: readonly (AnySection & EditMark)[] | null;
  /** Whether staff look at a draft: they are told what visitors do not see. */
  readonly preview?: boolean;
}

/**
 * The sections of a page in order, each behind a boundary of its own. Sections of a type this build does not know are
 * left out and reported (S2).
 *
 * All components are there before the first is rendered: React would write a page otherwise that waited for one of them.
 */
export async function SectionList({ sections, preview = false }: SectionListProps) {
  const loaded = await Promise.all((sections ?? []).map(loadComponent));
  return sections?.map((section, index) => {
    const component = loaded[index];
    if (!component) {
      reportUnknownSection(section._type);
      return preview ? <UnknownSection key={section._key} type={section._type} /> : null;
    }
    const shown = (
      <SectionBoundary key={section._key}>
        <Section section={section} component={component} />
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
  console.warn(
    `Unknown section type "${type}": the content is newer or older than this build, which does not have it. It is left out.`,
  );
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
