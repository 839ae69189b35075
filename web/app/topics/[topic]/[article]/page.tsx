import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getSettings } from '#web/content/get-settings.ts';
import { getPost } from '#web/content/get-topics.ts';
import { staticPosts } from '#web/content/static-slugs.ts';
import { LivePage } from '#web/live/live-page.tsx';
import { breadcrumbNode } from '#web/seo/json-ld/breadcrumb.ts';
import { JsonLd } from '#web/seo/json-ld/json-ld.tsx';
import { postNode } from '#web/seo/json-ld/post.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { PostView } from '#web/shell/post-view.tsx';

interface Props {
  readonly params: Promise<{ topic: string; article: string }>;
}

export async function generateStaticParams(): Promise<{ topic: string; article: string }[]> {
  return (await staticPosts()).map(({ topic, slug }) => ({ topic, article: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { topic, article } = await params;
  const [settings, post] = await Promise.all([getSettings(), getPost(topic, article)]);
  if (!post.data) notFound();
  const { title, excerpt, seo, isDemo, publishedAt, _updatedAt } = post.data;
  return pageMetadata(settings.data, {
    path: `/topics/${topic}/${article}`,
    title: seo?.title ?? title,
    description: seo?.description ?? excerpt,
    noindex: seo?.noindex === true || isDemo === true,
    article: { publishedTime: publishedAt, modifiedTime: _updatedAt },
  });
}

export default async function ArticlePage({ params }: Props) {
  const { topic, article } = await params;
  const [{ data: post }, { data: settings }] = await Promise.all([getPost(topic, article), getSettings()]);
  if (!post) notFound();
  const path = `/topics/${topic}/${article}`;
  const steps = [
    { href: '/topics', label: 'Temas de saúde' },
    { href: `/topics/${topic}`, label: post.topic.title },
    { href: path, label: post.title },
  ];
  return (
    <>
      <LivePage path={path} />
      <JsonLd settings={settings} nodes={[postNode(post, path), breadcrumbNode(steps)]} />
      <PostView post={post} settings={settings} />
    </>
  );
}
