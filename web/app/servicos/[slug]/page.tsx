import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getService } from '#web/content/get-services.ts';
import { getSettings } from '#web/content/get-settings.ts';
import { staticSlugs } from '#web/content/static-slugs.ts';
import { LivePage } from '#web/live/live-page.tsx';
import { breadcrumbNode } from '#web/seo/json-ld/breadcrumb.ts';
import { JsonLd } from '#web/seo/json-ld/json-ld.tsx';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { ServiceView } from '#web/shell/service-view.tsx';

interface Props {
  readonly params: Promise<{ slug: string }>;
}

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  return (await staticSlugs('/servicos/')).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [settings, service] = await Promise.all([getSettings(), getService(slug)]);
  if (!service.data) notFound();
  const { title, summary, seo, isDemo } = service.data;
  return pageMetadata(settings.data, {
    path: `/servicos/${slug}`,
    title: seo?.title ?? title,
    description: seo?.description ?? summary,
    noindex: seo?.noindex === true || isDemo === true,
  });
}

export default async function ServicePage({ params }: Props) {
  const { slug } = await params;
  const [{ data: service }, { data: settings }] = await Promise.all([getService(slug), getSettings()]);
  if (!service) notFound();
  const path = `/servicos/${slug}`;
  const steps = [
    { href: '/servicos', label: 'Serviços' },
    { href: path, label: service.title },
  ];
  return (
    <>
      <LivePage path={path} />
      <JsonLd settings={settings} nodes={[breadcrumbNode(steps)]} />
      <ServiceView service={service} settings={settings} />
    </>
  );
}
