import { SectionList } from '#web/sections/section-list.tsx';
import type { Settings } from './content.ts';

/** The page for an address that leads nowhere (E1): the not-found section; it must stand without any settings, too. */
export function NotFoundView({ settings }: { settings: Settings | null }) {
  const { title, text } = settings?.notFound ?? {};
  return (
    <SectionList
      sections={[
        {
          _type: 'notFoundBanner',
          _key: 'not-found',
          anchorId: null,
          title: title || 'Página não encontrada',
          text: text || 'A página pode ter mudado de lugar. Confira o link ou volte ao início.',
          ctas: null,
          drawing: null,
        },
      ]}
    />
  );
}
