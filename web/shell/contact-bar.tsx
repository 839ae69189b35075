import { keyframes, styled } from 'styled-components';
import { phoneHref, whatsappHref } from '../ui/formats/identifiers.ts';
import { Icon } from '../ui/icon.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { bookingLink, takesRequests } from '../content/booking.ts';
import { from, radius, space, theme, type, weight, whereBarsFit } from '../ui/tokens.ts';
import type { Settings } from '#schemas/content.ts';
import { googleMapsHref } from '#schemas/documents/site-settings/address.ts';

const appear = keyframes`
  from {
    visibility: hidden;
    opacity: 0;
  }
`;

/** Below the footer, so that the bar covers nothing there. */
const Room = styled.div`
  ${whereBarsFit} {
    height: calc(3.5rem + env(safe-area-inset-bottom));
  }
  ${from('gridMd')} {
    display: none;
  }
`;

const Root = styled.nav`
  z-index: 10;
  border-block-start: 1px solid ${theme.tone.line};
  background: ${theme.tone.card};
  padding-block-end: env(safe-area-inset-bottom);

  ${whereBarsFit} {
    position: fixed;
    inset: auto 0 0;
    min-height: calc(3.5rem + env(safe-area-inset-bottom));
  }
  /* In a low window it would lie over half of the first buttons; where nothing scrolls there is no timeline, and it is shown. */
  @media (max-height: 42em) {
    @supports (animation-timeline: scroll()) {
      animation: ${appear} linear backwards;
      animation-timeline: scroll(root);
      animation-range: 0 4rem;
    }
  }
  ul {
    display: grid;
    gap: ${space(2)};
    padding: ${space(3)} ${space(4)};
    /* Large letters: each word on one line. */
    @media (max-width: 19em) {
      grid-template-columns: 1fr 1fr !important;
    }
  }
  a {
    display: grid;
    grid-template-rows: 1.5rem 1.2em;
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
  const phone = phones?.[0]?.number;
  const ways = [
    { label: 'Agendar', icon: 'calendar', href: takesRequests(settings) && bookingLink(settings).href },
    {
      label: 'WhatsApp',
      icon: 'whatsapp',
      href: whatsapp?.number && whatsappHref(whatsapp.number, whatsapp.defaultMessage),
    },
    { label: 'Resultados', icon: 'document', href: resultsPath },
    { label: 'Ligar', icon: 'phone', href: phone && phoneHref(phone) },
    { label: 'Rota', icon: 'location', href: address && !resultsPath && googleMapsHref(settings) },
  ] as const;
  const shown = ways.flatMap(({ href, ...way }) => (href ? [{ ...way, href }] : []));
  return (
    <Room>
      <Root className="contact-bar" aria-label="Contato rápido">
        {/* As many columns as there will be: on a slow line the last ways come later, and nothing moves then. */}
        <ul className="plain-list" style={{ gridTemplateColumns: `repeat(${shown.length}, 1fr)` }}>
          {shown.map(({ label, icon, href }) => (
            <li key={label}>
              <SmartLink href={href}>
                <Icon name={icon} />
                {label}
              </SmartLink>
            </li>
          ))}
        </ul>
      </Root>
    </Room>
  );
}
