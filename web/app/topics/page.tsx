import type { Metadata } from 'next';
import { getSettings, getTopics } from '#web/content/documents.ts';
import { LivePage } from '#web/shell/live-page.tsx';
import { breadcrumbNode, JsonLd } from '#web/seo/json-ld/json-ld.tsx';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { TopicsView } from '#web/app/topics/topics-view.tsx';

const path = '/topics';

export async function generateMetadata(): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, {
    path,
    title: 'Temas de saúde',
    description: settings ? `Artigos da equipe da ${settings.tradeName}, por tema.` : undefined,
  });
}

export default async function TopicsPage() {
  const [{ data: index }, { data: settings }] = await Promise.all([getTopics(), getSettings()]);
  return (
    <>
      <LivePage path={path} />
      <JsonLd settings={settings} nodes={[breadcrumbNode([{ href: path, label: 'Temas de saúde' }])]} />
      <TopicsView index={index} timeZone={settings?.hours?.timeZone ?? undefined} />
    </>
  );
}
