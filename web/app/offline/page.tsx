import type { Metadata } from 'next';
import Contact from '#schemas/sections/contact/contact.tsx';
import { getSettings } from '#web/content/documents.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { PageHead } from '#web/shell/page-head.tsx';

const TITLE = 'Sem conexão';
const LEAD =
  'Esta página ainda não foi aberta neste aparelho e não há conexão para buscá-la. As páginas que você já viu continuam disponíveis, e aqui estão os contatos da clínica.';

export async function generateMetadata(): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, { path: '/offline', title: TITLE, description: LEAD, noindex: true });
}

/** What the service worker shows in place of a page the visitor has not seen before, when there is no connection. */
export default async function OfflinePage() {
  const { data: settings } = await getSettings();
  return (
    <>
      <PageHead title={TITLE} lead={LEAD} />
      {settings ? (
        <Contact
          _key="offline"
          _type="contact"
          anchorId={null}
          variant="dados"
          surface="branco"
          header={{ eyebrow: null, title: 'Telefone, endereço e horários', lead: null, align: null, titleHidden: null }}
          clinic={{ ...settings, formHelper: null }}
        />
      ) : null}
    </>
  );
}
