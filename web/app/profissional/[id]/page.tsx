import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import type { PROFESSIONAL_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { getPaths } from '#web/content/get-paths.ts';
import { currentSlug, getProfessional } from '#web/content/get-professionals.ts';
import { getSettings } from '#web/content/get-settings.ts';
import { isSlug } from '#web/content/slug.ts';
import { LivePage } from '#web/live/live-page.tsx';
import { pageMetadata } from '#web/seo/metadata.ts';
import { ProfessionalProfile } from '#web/shell/professional-profile.tsx';
import { NO_PATH } from '../../no-path.ts';

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateStaticParams(): Promise<{ id: string }[]> {
  const { data } = await getPaths();
  const ids = data.professionals.flatMap(({ slug }) => (slug ? [{ id: slug }] : []));
  return ids.length > 0 ? ids : [{ id: NO_PATH }];
}

/** The person at a slug. A document id or an old slug leads on to the present address; anything else is not found. */
async function professionalAt(id: string): Promise<NonNullable<PROFESSIONAL_QUERY_RESULT>> {
  if (isSlug(id)) {
    const { data: professional } = await getProfessional(id);
    if (professional) return professional;
  }
  const slug = await currentSlug(id);
  if (slug && slug !== id) permanentRedirect(`/profissional/${slug}`);
  return notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const [settings, professional] = await Promise.all([getSettings(), professionalAt(id)]);
  return pageMetadata(settings.data, {
    path: `/profissional/${id}`,
    title: professional.seo?.title ?? professional.displayName ?? professional.fullName,
    description: professional.seo?.description,
    noindex: professional.seo?.noindex === true || professional.isDemo === true,
  });
}

export default async function ProfessionalPage({ params }: Props) {
  const { id } = await params;
  const [settings, professional] = await Promise.all([getSettings(), professionalAt(id)]);
  return (
    <>
      <LivePage path={`/profissional/${id}`} />
      <ProfessionalProfile professional={professional} settings={settings.data} />
    </>
  );
}
