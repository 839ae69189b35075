import type { Metadata } from 'next';
import { getSettings } from '#web/content/documents.ts';
import { readProfessionals } from '#web/content/live-content.ts';
import { LivePage } from '#web/shell/live-page.tsx';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { ProfessionalList } from '#web/app/profissional/professional-list.tsx';

interface Props {
  readonly params: Promise<{ words: string }>;
}

/**
 * web/proxy.ts leads `/profissional?q=…` here: nobody knows the words when the site is built, and web/cache/page-cache.ts keeps
 * none of these pages.
 */
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, { path: '/profissional', title: 'Profissionais', noindex: true });
}

/** The list as a search finds it, for browsers without script and for links that were shared (R2). */
export default async function ProfessionalSearchPage({ params }: Props) {
  const { words } = await params;
  const [{ data: professionals }, { data: settings }] = await Promise.all([readProfessionals(), getSettings()]);
  return (
    <>
      {/* A refresh would bring the page of the list itself, in place of this one. */}
      <LivePage path="/profissional" refreshes={false} />
      <ProfessionalList
        professionals={professionals}
        asked={Object.fromEntries(new URLSearchParams(decodeURIComponent(words)))}
        specialDates={settings?.hours?.specialDates ?? null}
      />
    </>
  );
}
