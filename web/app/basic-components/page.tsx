import type { Metadata } from 'next';
import { getSettings } from '#web/content/documents.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { siteLook } from '#web/shell/site-look.ts';
import { fonts } from '#web/ui/fonts.ts';
import { Actions } from '#web/app/basic-components/actions.tsx';
import { Forms } from '#web/app/basic-components/forms.tsx';
import { GuideIndex } from '#web/app/basic-components/guide-index.tsx';
import { HeaderSamples } from '#web/app/basic-components/header-samples.tsx';
import { Messages } from '#web/app/basic-components/messages.tsx';
import { TokensGuide } from '#web/app/basic-components/tokens-guide.tsx';

const TITLE = 'Componentes';
const LEAD = 'Guia de estilo do site: cada cor, cada componente, o cabeçalho e cada tipo de seção.';

export async function generateMetadata(): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, { path: '/basic-components', title: TITLE, description: LEAD, noindex: true });
}

/** The living style guide: every token and component, and the header (R5); each section type has a page of its own below. */
export default async function BasicComponentsPage() {
  const { font } = siteLook((await getSettings()).data);
  return (
    <>
      <PageHead title={TITLE} lead={LEAD}>
        <GuideIndex />
      </PageHead>
      <TokensGuide font={fonts[font].family} />
      <Actions />
      <Messages />
      <Forms />
      <HeaderSamples />
    </>
  );
}
