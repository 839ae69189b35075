import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import { documentHead } from '#schemas/documents/head.ts';
import { pageRoute } from '#schemas/documents/page/page.route.ts';
import { getSettings, readDocument } from '#web/content/documents.ts';
import { LivePage } from '#web/shell/live-page.tsx';
import { SectionList } from '#web/sections/section-list.tsx';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { LegalLine } from '#web/app/[...slug]/legal-line.tsx';

interface Props {
  readonly params: Promise<{ slug: string[] }>;
}

/** A build knows no address: each page is made when it is asked for. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slug = (await params).slug.join('/');
  const [settings, page] = await Promise.all([getSettings(), readDocument(pageRoute, { slug })]);
  if (!page.data) notFound();
  const head = documentHead(pageRoute, page.data, settings.data);
  return pageMetadata(settings.data, { path: `/${slug}`, noindex: page.data.seo?.noindex, ...head });
}

export default async function ContentPage({ params }: Props) {
  const slug = (await params).slug.join('/');
  const [{ data: page }, { isEnabled }] = await Promise.all([readDocument(pageRoute, { slug }), draftMode()]);
  if (!page) notFound();
  return (
    <>
      <LivePage path={`/${slug}`} />
      <SectionList sections={page.sections} preview={isEnabled} />
      <LegalLine legal={page.legal} />
    </>
  );
}
