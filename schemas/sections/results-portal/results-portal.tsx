import { styled } from 'styled-components';
import { LinkButton } from '#web/ui/button.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { formatPhone, phoneHref, whatsappHref } from '#web/ui/formats/identifiers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { from, radius, space, theme, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

/** What a conversation about a result begins with: nothing about anybody's health. */
const MESSAGE = 'Olá! Preciso de ajuda para ver o resultado de um exame.';

/** The button to the portal, what to have at hand, and who helps. Without a portal, the reception does. */
function PortalEntry({ portal, whatsapp }: Pick<SectionProps<'resultsPortal'>, 'portal' | 'whatsapp'>) {
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
      {whatsapp ? (
        <p className="soft">
          Sem o protocolo? <SmartLink href={whatsappHref(whatsapp, MESSAGE)}>Peça pelo WhatsApp</SmartLink>
        </p>
      ) : null}
      {supportPhone ? (
        <p className="soft" {...editMark(portal, 'supportPhone')}>
          Dúvidas:{' '}
          <a className="whole" href={phoneHref(supportPhone)}>
            {formatPhone(supportPhone)}
          </a>
        </p>
      ) : null}
    </div>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(16)} clamp(2rem, 6vw, 6rem);
  ${from('gridLg')} {
    grid-template-columns: 5fr 7fr;
  }
  header {
    margin-block-end: ${space(12)};
  }
  .entry {
    display: grid;
    gap: ${space(6)};
    justify-items: start;
  }
  .soft {
    max-width: 44ch;
    color: ${theme.tone.inkSoft};
  }
  ol {
    display: grid;
    align-content: center;
    counter-reset: step;
  }
  li {
    display: grid;
    grid-template-columns: 3rem 1fr;
    gap: ${space(8)};
    align-items: center;
    padding-block: ${space(9)};
    border-block-start: 1px solid ${theme.tone.line};
    counter-increment: step;
  }
  li::before {
    display: grid;
    width: 3rem;
    height: 3rem;
    border-radius: ${radius.pill};
    background: ${theme.tone.tint};
    color: ${theme.tone.tintInk};
    font-weight: ${weight.title};
    content: counter(step);
    place-items: center;
  }
  &[data-variant='cartao'] {
    align-items: center;
    padding: clamp(1.5rem, 1rem + 2.4vw, 3rem);
    border-radius: 24px;
    background: ${theme.tone.tint};
    ${from('gridLg')} {
      grid-template-columns: 7fr 5fr;
    }
  }
  &[data-variant='cartao'] header {
    margin: 0;
  }
`;

/** The way to an exam's result, which lives in a portal of its own: this site holds no login. */
export default function ResultsPortal({
  _key,
  anchorId,
  variant,
  surface,
  header,
  steps,
  portal,
  whatsapp,
}: SectionProps<'resultsPortal'>) {
  const titleId = `titulo-${_key}`;
  const isCard = variant === 'cartao';
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <Root data-variant={variant}>
        <div>
          <SectionHeader id={titleId} {...header} />
          {isCard ? null : <PortalEntry portal={portal} whatsapp={whatsapp} />}
        </div>
        {isCard ? <PortalEntry portal={portal} whatsapp={whatsapp} /> : null}
        {!isCard && steps?.length ? (
          <ol className="plain-list">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ) : null}
      </Root>
    </SectionFrame>
  );
}
