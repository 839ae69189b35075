import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getSettings } from '#web/content/get-settings.ts';
import { getTopic } from '#web/content/get-topics.ts';
import { staticSlugs } from '#web/content/static-slugs.ts';
import { LivePage } from '#web/live/live-page.tsx';
import { breadcrumbNode } from '#web/seo/json-ld/breadcrumb.ts';
import { JsonLd } from '#web/seo/json-ld/json-ld.tsx';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { TopicView } from '#web/shell/topic-view.tsx';

interface Props {
  readonly params: Promise<{ topic: string }>;
}

export async function generateStaticParams(): Promise<{ topic: string }[]> {
  return (await staticSlugs('/topics/')).map((topic) => ({ topic }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { topic: slug } = await params;
  const [settings, topic] = await Promise.all([getSettings(), getTopic(slug)]);
  if (!topic.data) notFound();
  const { title, description, seo, isDemo } = topic.data;
  return pageMetadata(settings.data, {
    path: `/topics/${slug}`,
    title: seo?.title ?? title,
    description: seo?.description ?? description,
    noindex: seo?.noindex === true || isDemo === true,
  });
}

export default async function TopicPage({ params }: Props) {
  const { topic: slug } = await params;
  const [{ data: topic }, { data: settings }] = await Promise.all([getTopic(slug), getSettings()]);
  if (!topic) notFound();
  return (
    <>
      <LivePage path={`/topics/${slug}`} />
      <JsonLd
        settings={settings}
        nodes={[
          breadcrumbNode([
            { href: '/topics', label: 'Temas de saúde' },
            { href: `/topics/${slug}`, label: topic.title },
          ]),
        ]}
      />
      <TopicView topic={topic} timeZone={settings?.hours?.timeZone ?? undefined} />
    </>
  );
}
