import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getExam } from '#web/content/get-services.ts';
import { getSettings } from '#web/content/get-settings.ts';
import { staticSlugs } from '#web/content/static-slugs.ts';
import { LivePage } from '#web/live/live-page.tsx';
import { breadcrumbNode } from '#web/seo/json-ld/breadcrumb.ts';
import { examNode } from '#web/seo/json-ld/exam.ts';
import { JsonLd } from '#web/seo/json-ld/json-ld.tsx';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { ExamView } from '#web/shell/exam-view.tsx';

interface Props {
  readonly params: Promise<{ slug: string }>;
}

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  return (await staticSlugs('/exames/')).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [settings, exam] = await Promise.all([getSettings(), getExam(slug)]);
  if (!exam.data) notFound();
  const { title, summary, seo, isDemo } = exam.data;
  return pageMetadata(settings.data, {
    path: `/exames/${slug}`,
    title: seo?.title ?? title,
    description: seo?.description ?? summary,
    noindex: seo?.noindex === true || isDemo === true,
  });
}

export default async function ExamPage({ params }: Props) {
  const { slug } = await params;
  const [{ data: exam }, { data: settings }] = await Promise.all([getExam(slug), getSettings()]);
  if (!exam) notFound();
  const path = `/exames/${slug}`;
  const steps = [
    { href: '/exames', label: 'Exames' },
    { href: path, label: exam.title },
  ];
  return (
    <>
      <LivePage path={path} />
      <JsonLd settings={settings} nodes={[examNode(exam, path), breadcrumbNode(steps)]} />
      <ExamView exam={exam} settings={settings} />
    </>
  );
}
