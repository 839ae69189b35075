import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { stegaClean } from 'next-sanity';
import { homeHead } from '#schemas/documents/page/home-head.ts';
import { getHome, getProfessionals, getSettings } from '#web/content/documents.ts';
import { LivePage } from '#web/shell/live-page.tsx';
import { SectionList } from '#web/sections/section-list.tsx';
import { pageMetadata } from '#web/seo/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [settings, home, people] = await Promise.all([getSettings(), getHome(), getProfessionals()]);
  // A preview's texts carry notes of where they are edited.
  const head = homeHead(stegaClean(settings.data), stegaClean(people.data), stegaClean(home.data?.seo));
  return pageMetadata(settings.data, { path: '/', noindex: home.data?.seo?.noindex, ...head });
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
