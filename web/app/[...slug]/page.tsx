import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getPage } from '#web/content/get-page.ts';
import { getPaths } from '#web/content/get-paths.ts';
import { getSettings } from '#web/content/get-settings.ts';
import { LivePage } from '#web/live/live-page.tsx';
import { SectionList } from '#web/sections/section-list.tsx';
import { pageMetadata } from '#web/seo/metadata.ts';
import { NO_PATH } from '../no-path.ts';

interface Props {
  readonly params: Promise<{ slug: string[] }>;
}

export async function generateStaticParams(): Promise<{ slug: string[] }[]> {
  const { data } = await getPaths();
  const slugs = data.pages.flatMap(({ slug }) => (slug ? [{ slug: [slug] }] : []));
  return slugs.length > 0 ? slugs : [{ slug: [NO_PATH] }];
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
  const { data: page } = await getPage(slug);
  if (!page) notFound();
  return (
    <>
      <LivePage path={`/${slug}`} />
      <SectionList sections={page.sections} />
    </>
  );
}
