import type { Metadata } from 'next';
import { getProfessionals } from '#web/content/get-professionals.ts';
import { getSettings } from '#web/content/get-settings.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { ProfessionalList } from '#web/shell/professional-list.tsx';

interface Props {
  readonly params: Promise<{ words: string }>;
}

/** web/proxy.ts leads `/profissional?q=…` here: nobody knows the words when the site is built. */
export function generateStaticParams(): { words: string }[] {
  return [{ words: '_' }];
}

export async function generateMetadata(): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, { path: '/profissional', title: 'Profissionais', noindex: true });
}

/** The list as a search finds it, for browsers without script (R2). */
export default async function ProfessionalSearchPage({ params }: Props) {
  const { words } = await params;
  const { data: professionals } = await getProfessionals();
  return <ProfessionalList professionals={professionals} words={decodeURIComponent(words)} />;
}
