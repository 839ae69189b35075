import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getPaths, getSettings } from '#web/content/documents.ts';
import { runGuards } from '#web/page-guards.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { ClosedView } from '#web/shell/closed-views.tsx';
import { ErrorView } from '#web/shell/error-view.tsx';
import { AwakeStyle } from '#web/ui/awake-style.tsx';

interface Props {
  readonly params: Promise<{ reason: string; slug: string[] }>;
}

/** Only web/proxy.ts leads here, with the page's own address in the address bar; none is known when the site is built. */
export const generateStaticParams = () => [];

const texts = {
  maintenance: {
    title: 'Página em manutenção',
    text: 'Estamos atualizando esta página. Se precisar de algo agora, fale com a clínica.',
  },
  'coming-soon': { title: 'Em breve', text: 'Esta página ainda não está aberta. Se precisar, fale com a clínica.' },
} as const;

export async function generateMetadata(): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, {
    title: 'Página indisponível',
    description: 'Esta página não pode ser vista agora.',
    noindex: true,
  });
}

/** In place of a page that one of its guards keeps back, or whose guard does not exist (E4). */
export default async function InterruptedPage({ params }: Props) {
  const { reason, slug } = await params;
  const [{ places }, { data: settings }] = await Promise.all([getPaths(), getSettings()]);
  const guards = places.find(({ path }) => path === `/${slug.join('/')}`)?.guards ?? [];
  if (reason === 'unknown') {
    const stopped = runGuards(guards, 0);
    if (stopped?.reason === 'unknown') {
      return (
        <>
          <AwakeStyle />
          <ErrorView status={stopped.status} reason={stopped.message} />
        </>
      );
    }
  }
  if (reason !== 'maintenance' && reason !== 'coming-soon') notFound();
  const guard = guards.find(({ name }) => name === (reason === 'maintenance' ? 'maintenance' : 'comingSoonUntil'));
  const { title, text } = texts[reason];
  return <ClosedView title={title} text={guard?.message ?? text} date={guard?.until} settings={settings} />;
}
