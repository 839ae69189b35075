import { keyframes, styled } from 'styled-components';
import { phoneHref, whatsappHref } from '../ui/formats/identifiers.ts';
import { Icon } from '../ui/icon.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { bookingLink, takesRequests } from '../content/booking.ts';
import { from, radius, space, theme, type, weight } from '../ui/tokens.ts';
import type { Settings } from '#schemas/content.ts';
import { googleMapsHref } from '#schemas/documents/site-settings/address.ts';

const appear = keyframes`
  from {
    visibility: hidden;
    opacity: 0;
  }
`;

// Sticky and last in the page, not fixed: it takes its own room below the footer, so it covers nothing there.
const Root = styled.nav`
  z-index: 10;
  border-block-start: 1px solid ${theme.tone.line};
  background: ${theme.tone.card};
  padding-block-end: env(safe-area-inset-bottom);

  @media (min-height: 24em) {
    position: sticky;
    inset-block-end: 0;
  }
  /* In a low window it would lie over half of the first buttons; where nothing scrolls there is no timeline, and it is shown. */
  @media (max-height: 42em) {
    @supports (animation-timeline: scroll()) {
      animation: ${appear} linear backwards;
      animation-timeline: scroll(root);
      animation-range: 0 4rem;
    }
  }
  ${from('gridMd')} {
    display: none;
  }
  ul {
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    gap: ${space(2)};
    padding: ${space(3)} ${space(4)};
  }
  a {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${space(1)};
    min-height: 2.5rem;
    border-radius: ${radius.control};
    color: ${theme.tone.ink};
    font-size: ${type.small};
    font-weight: ${weight.label};
    line-height: 1.2;
    text-decoration: none;
  }
  a:active {
    background: ${theme.tone.tint};
  }
  svg {
    color: ${theme.tone.link};
  }
`;

/** On phones: what people came for, within reach of the thumb. The way to the clinic is in the header, too: results come before it. */
export function ContactBar({ settings }: { settings: Settings }) {
  const { whatsapp, phones, address, resultsPath } = settings;
  const phone = phones?.[0];
  return (
    <Root className="contact-bar" aria-label="Contato rápido">
      <ul className="plain-list">
        {takesRequests(settings) ? (
          <li>
            <SmartLink href={bookingLink(settings).href}>
              <Icon name="calendar" />
              Agendar
            </SmartLink>
          </li>
        ) : null}
        {whatsapp?.number ? (
          <li>
            <SmartLink href={whatsappHref(whatsapp.number, whatsapp.defaultMessage)}>
              <Icon name="whatsapp" />
              WhatsApp
            </SmartLink>
          </li>
        ) : null}
        {resultsPath ? (
          <li>
            <SmartLink href={resultsPath}>
              <Icon name="document" />
              Resultados
            </SmartLink>
          </li>
        ) : null}
        {phone ? (
          <li>
            <SmartLink href={phoneHref(phone.number)}>
              <Icon name="phone" />
              Ligar
            </SmartLink>
          </li>
        ) : null}
        {address && !resultsPath ? (
          <li>
            <SmartLink href={googleMapsHref(settings)}>
              <Icon name="location" />
              Rota
            </SmartLink>
          </li>
        ) : null}
      </ul>
    </Root>
  );
}
