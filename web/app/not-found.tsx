import type { Metadata } from 'next';
import { getSettings } from '#web/content/documents.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { NotFoundView } from '#web/shell/closed-views.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, {
    title: 'Página não encontrada',
    description: 'Não há página neste link.',
    noindex: true,
  });
}

export default async function NotFound() {
  const { data: settings } = await getSettings();
  return <NotFoundView settings={settings} />;
}
