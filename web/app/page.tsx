import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { getHome, getProfessionals, getSettings } from '#web/content/documents.ts';
import { LivePage } from '#web/shell/live-page.tsx';
import { SectionList } from '#web/sections/section-list.tsx';
import { homeDescription, homeTitle } from '#web/seo/home-description.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [settings, home, people] = await Promise.all([getSettings(), getHome(), getProfessionals()]);
  return pageMetadata(settings.data, {
    path: '/',
    title: settings.data ? homeTitle(settings.data, home.data?.seo?.title) : home.data?.seo?.title,
    description: settings.data
      ? homeDescription(settings.data, people.data, home.data?.seo?.description)
      : home.data?.seo?.description,
    noindex: home.data?.seo?.noindex,
  });
}

export default async function HomePage() {
  const [{ data: home }, { isEnabled }] = await Promise.all([getHome(), draftMode()]);
  return (
    <>
      <LivePage path="/" />
      {home ? <SectionList sections={home.sections} preview={isEnabled} /> : <h1>Este site está em preparação</h1>}
    </>
  );
}
