import { SOCIAL_NETWORKS, titleOf } from '#schemas/objects/choices.ts';
import { editMark } from '../ui/edit-mark.ts';
import { formatPhone, phoneHref, whatsappHref } from '../ui/formats/phone.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import type { Settings } from './content.ts';
import { addressLines } from './places.ts';

/** Address, phones, e-mail and social networks as the footer's column; styled by the footer. */
export function FooterContact({ settings }: { settings: Settings }) {
  const { address, phones, whatsapp, email, socials } = settings;
  return (
    <div>
      <h2>Contato</h2>
      {address ? (
        <address {...editMark(address)}>
          {addressLines(address).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
      ) : null}
      <ul className="plain-list">
        {(phones ?? []).map((phone) => (
          <li key={phone._key} {...editMark(phone)}>
            <a href={phoneHref(phone.number)}>
              {phone.label}: {formatPhone(phone.number)}
            </a>
          </li>
        ))}
        {whatsapp?.number ? (
          <li {...editMark(whatsapp)}>
            <SmartLink href={whatsappHref(whatsapp.number, whatsapp.defaultMessage)}>
              WhatsApp: {formatPhone(whatsapp.number)}
            </SmartLink>
          </li>
        ) : null}
        {email ? (
          <li {...editMark(settings, 'email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ) : null}
        {(socials ?? []).map((social) => (
          <li key={social._key} {...editMark(social, 'url')}>
            <SmartLink href={social.url}>{titleOf(SOCIAL_NETWORKS, social.network)}</SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
