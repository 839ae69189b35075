import type { Metadata } from 'next';
import { getSamples } from '#web/content/get-samples.ts';
import { getSettings } from '#web/content/get-settings.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Actions } from '#web/shell/style-guide/actions.tsx';
import { Forms } from '#web/shell/style-guide/forms.tsx';
import { GuideIndex } from '#web/shell/style-guide/guide-index.tsx';
import { HeaderSamples } from '#web/shell/style-guide/header-samples.tsx';
import { Messages } from '#web/shell/style-guide/messages.tsx';
import { SectionSamples } from '#web/shell/style-guide/section-samples.tsx';
import { TokensGuide } from '#web/shell/style-guide/tokens-guide.tsx';

const TITLE = 'Componentes';
const LEAD = 'Guia de estilo do site: cada cor, cada componente, o cabeçalho e cada tipo de seção.';

export async function generateMetadata(): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, { path: '/basic-components', title: TITLE, description: LEAD, noindex: true });
}

/** The living style guide: every token and component, the header, and every section (R5). Visual tests photograph it. */
export default async function BasicComponentsPage() {
  const samples = await getSamples();
  return (
    <>
      <PageHead title={TITLE} lead={LEAD}>
        <GuideIndex sections={samples.map(({ section }) => section._key)} />
      </PageHead>
      <TokensGuide />
      <Actions />
      <Messages />
      <Forms />
      <HeaderSamples />
      <SectionSamples samples={samples} />
    </>
  );
}
