import { editMark } from '#web/ui/edit-mark.ts';
import { formatPhone, phoneHref } from '#web/ui/formats/phone.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { SectionProps } from '../index.ts';

/** The button to the portal, what to have at hand, and whom to call. Without a portal, the reception helps. */
export function PortalEntry({ portal }: Pick<SectionProps<'resultsPortal'>, 'portal'>) {
  const { url, label, instructions, supportPhone } = portal ?? {};
  return (
    <div className="entry">
      {url ? (
        <>
          <LinkButton href={url}>
            <Icon name="document" size={20} /> {label || 'Acessar resultados'}
          </LinkButton>
          <p className="soft">{instructions || 'Você será direcionado ao portal de resultados.'}</p>
        </>
      ) : (
        <p className="soft">O resultado é entregue na recepção.</p>
      )}
      {supportPhone ? (
        <p className="soft" {...editMark(portal, 'supportPhone')}>
          Dúvidas: <a href={phoneHref(supportPhone)}>{formatPhone(supportPhone)}</a>
        </p>
      ) : null}
    </div>
  );
}
