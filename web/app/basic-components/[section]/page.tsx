import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { sectionTitles } from '#schemas/generated/section-titles.ts';
import { SectionSamples } from '#web/app/basic-components/section-samples.tsx';
import { getSettings } from '#web/content/documents.ts';
import { getSamples } from '#web/content/get-samples.ts';
import { GUIDE, guideSections } from '#web/content/route-of.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { PageHead } from '#web/shell/page-head.tsx';

interface Props {
  readonly params: Promise<{ section: string }>;
}

async function find({ params }: Props) {
  const path = `${GUIDE}/${(await params).section}`;
  const type = guideSections.get(path) ?? notFound();
  return { path, type, title: sectionTitles[type] };
}

export function generateStaticParams(): { section: string }[] {
  return [...guideSections.keys()].map((path) => ({ section: path.slice(GUIDE.length + 1) }));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ path, title }, { data: settings }] = await Promise.all([find(props), getSettings()]);
  // Some are also the title of a page of the clinic.
  return pageMetadata(settings, {
    path,
    title: `Seção ${title}`,
    description: `Componentes do site: ${title}, em cada uma das suas formas.`,
    noindex: true,
  });
}

/** A section type in every variant (R5). Visual tests photograph it. */
export default async function GuideSectionPage(props: Props) {
  const { type, title } = await find(props);
  return (
    <>
      <PageHead
        steps={[{ href: GUIDE, label: 'Componentes' }]}
        title={title}
        lead="Esta seção em cada uma das suas formas."
      />
      <SectionSamples samples={await getSamples(type)} />
    </>
  );
}
