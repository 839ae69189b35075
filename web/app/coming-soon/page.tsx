import type { Metadata } from 'next';
import { getSettings } from '#web/content/documents.ts';
import { LivePage } from '#web/shell/live-page.tsx';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { ClosedView } from '#web/shell/closed-views.tsx';

const path = '/coming-soon';

const TITLE = 'Em breve';
const TEXT = 'Site em construção. Enquanto isso, fale com a clínica pelos contatos abaixo.';

export async function generateMetadata(): Promise<Metadata> {
  const { data: settings } = await getSettings();
  const { title, text } = settings?.comingSoon ?? {};
  return pageMetadata(settings, { path, title: title ?? TITLE, description: text ?? TEXT, noindex: true });
}

/** For the time before the clinic, or a part of it, opens (R4). */
export default async function ComingSoonPage() {
  const { data: settings } = await getSettings();
  const { title, text, date } = settings?.comingSoon ?? {};
  return (
    <>
      <LivePage path={path} />
      <ClosedView title={title ?? TITLE} text={text ?? TEXT} date={date} settings={settings} />
    </>
  );
}
