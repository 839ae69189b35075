import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { SectionProps } from '../index.ts';

/** The portal of results. Protocol and birth date are typed there, never here. */
export function ResultsEntry({ portal }: Pick<SectionProps<'formBanner'>, 'portal'>) {
  if (!portal?.url) return <p className="soft">O resultado é entregue na recepção.</p>;
  return (
    <>
      <LinkButton href={portal.url}>
        <Icon name="document" size={20} /> {portal.label || 'Acessar resultados'}
      </LinkButton>
      <p className="soft">{portal.instructions || 'Você será direcionado ao portal de resultados.'}</p>
    </>
  );
}
