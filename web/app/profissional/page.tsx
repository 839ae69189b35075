import type { Metadata } from 'next';
import { getSettings } from '#web/content/documents.ts';
import { readProfessionals } from '#web/content/live-content.ts';
import { ProfessionalList } from '#web/app/profissional/professional-list.tsx';
import { LivePage } from '#web/shell/live-page.tsx';
import { breadcrumbNode, JsonLd } from '#web/seo/json-ld/json-ld.tsx';
import { pageMetadata } from '#web/seo/page-metadata.ts';

const path = '/profissional';

export async function generateMetadata(): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, {
    path,
    title: 'Profissionais',
    description: settings ? `Quem atende na ${settings.tradeName}, por área de atendimento.` : undefined,
  });
}

export default async function ProfessionalsPage() {
  const [{ data: professionals }, { data: settings }] = await Promise.all([readProfessionals(), getSettings()]);
  return (
    <>
      <LivePage path={path} />
      <JsonLd settings={settings} nodes={[breadcrumbNode([{ href: path, label: 'Profissionais' }])]} />
      <ProfessionalList professionals={professionals} specialDates={settings?.hours?.specialDates ?? null} />
    </>
  );
}
