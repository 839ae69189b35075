import type { Metadata } from 'next';
import { getSettings } from '#web/content/get-settings.ts';
import { NotFoundView } from '#web/shell/not-found-view.tsx';

export const metadata: Metadata = { title: { absolute: 'Página não encontrada' } };

export default async function NotFound() {
  const { data: settings } = await getSettings();
  return <NotFoundView settings={settings} />;
}
