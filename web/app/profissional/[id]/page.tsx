import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getProfessional } from '#web/content/get-professionals.ts';
import { getSettings } from '#web/content/get-settings.ts';
import { staticSlugs } from '#web/content/static-slugs.ts';
import { LivePage } from '#web/live/live-page.tsx';
import { breadcrumbNode } from '#web/seo/json-ld/breadcrumb.ts';
import { JsonLd } from '#web/seo/json-ld/json-ld.tsx';
import { profileNode } from '#web/seo/json-ld/person.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { profileDescription } from '#web/seo/profile-description.ts';
import { shownName } from '#web/shell/identification.ts';
import { ProfessionalProfile } from '#web/shell/professional-profile.tsx';

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateStaticParams(): Promise<{ id: string }[]> {
  return (await staticSlugs('/profissional/')).map((id) => ({ id }));
}

/** The person at a slug. Ids and former slugs never come here: web/proxy.ts leads them on (R2). */
async function professionalAt(id: string) {
  return (await getProfessional(id)).data ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const [settings, professional] = await Promise.all([getSettings(), professionalAt(id)]);
  return pageMetadata(settings.data, {
    path: `/profissional/${id}`,
    title: professional.seo?.title ?? professional.displayName ?? professional.fullName,
    description: professional.seo?.description ?? profileDescription(professional, settings.data),
    noindex: professional.seo?.noindex === true || professional.isDemo === true,
  });
}

export default async function ProfessionalPage({ params }: Props) {
  const { id } = await params;
  const [settings, professional] = await Promise.all([getSettings(), professionalAt(id)]);
  const path = `/profissional/${id}`;
  const steps = [
    { href: '/profissional', label: 'Profissionais' },
    { href: path, label: shownName(professional) },
  ];
  return (
    <>
      <LivePage path={path} />
      <JsonLd settings={settings.data} nodes={[profileNode(professional, path), breadcrumbNode(steps)]} />
      <ProfessionalProfile professional={professional} settings={settings.data} />
    </>
  );
}
