import type { Metadata } from 'next';
import { getSettings } from '#web/content/get-settings.ts';
import { getTopics } from '#web/content/get-topics.ts';
import { LivePage } from '#web/live/live-page.tsx';
import { pageMetadata } from '#web/seo/metadata.ts';
import { TopicsView } from '#web/shell/topics-view.tsx';

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
      <TopicsView index={index} timeZone={settings?.timeZone ?? undefined} />
    </>
  );
}
