import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import { getPage } from '#web/content/get-page.ts';
import { staticSlugs } from '#web/content/static-slugs.ts';
import { getSettings } from '#web/content/get-settings.ts';
import { LivePage } from '#web/live/live-page.tsx';
import { SectionList } from '#web/sections/section-list.tsx';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { LegalLine } from '#web/shell/legal-line.tsx';

interface Props {
  readonly params: Promise<{ slug: string[] }>;
}

export async function generateStaticParams(): Promise<{ slug: string[] }[]> {
  return (await staticSlugs('/')).map((slug) => ({ slug: [slug] }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slug = (await params).slug.join('/');
  const [settings, page] = await Promise.all([getSettings(), getPage(slug)]);
  if (!page.data) notFound();
  const { title, seo } = page.data;
  return pageMetadata(settings.data, {
    path: `/${slug}`,
    title: seo?.title ?? title,
    description: seo?.description,
    noindex: seo?.noindex,
  });
}

export default async function ContentPage({ params }: Props) {
  const slug = (await params).slug.join('/');
  const [{ data: page }, { isEnabled }] = await Promise.all([getPage(slug), draftMode()]);
  if (!page) notFound();
  return (
    <>
      <LivePage path={`/${slug}`} />
      <SectionList sections={page.sections} preview={isEnabled} />
      <LegalLine legal={page.legal} />
    </>
  );
}
