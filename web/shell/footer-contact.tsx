import { SOCIAL_NETWORKS, titleOf } from '#schemas/objects/choices.ts';
import type { Settings } from '#schemas/content.ts';
import { addressLines, googleMapsHref } from '#schemas/documents/site-settings/address.ts';
import { editMark } from '../ui/edit-mark.ts';
import { formatPhone, phoneHref, whatsappHref } from '../ui/formats/identifiers.ts';
import { Icon } from '../ui/icon.tsx';
import { SmartLink } from '../ui/smart-link.tsx';

/** Address, phones, e-mail and social networks as the footer's column; styled by the footer. */
export function FooterContact({ settings }: { settings: Settings }) {
  const { address, phones, whatsapp, email, socials } = settings;
  return (
    <div>
      <h2>Contato</h2>
      {address ? (
        <address {...editMark(address)}>
          <SmartLink href={googleMapsHref(settings)}>
            <Icon name="location" size={20} />
            <div>
              {addressLines(address).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </SmartLink>
        </address>
      ) : null}
      <ul className="plain-list">
        {(phones ?? []).map((phone) => (
          <li key={phone._key} {...editMark(phone)}>
            <a href={phoneHref(phone.number)}>
              <Icon name="phone" size={20} />
              {`${phone.label}: ${formatPhone(phone.number)}`}
            </a>
          </li>
        ))}
        {whatsapp?.number ? (
          <li {...editMark(whatsapp)}>
            <SmartLink href={whatsappHref(whatsapp.number, whatsapp.defaultMessage)}>
              <Icon name="whatsapp" size={20} />
              WhatsApp: {formatPhone(whatsapp.number)}
            </SmartLink>
          </li>
        ) : null}
        {email ? (
          <li {...editMark(settings, 'email')}>
            <a href={`mailto:${email}`}>
              <Icon name="mail" size={20} />
              {email}
            </a>
          </li>
        ) : null}
        {(socials ?? []).map((social) => (
          <li key={social._key} {...editMark(social, 'url')}>
            <SmartLink href={social.url}>
              <Icon name="globe" size={20} />
              {titleOf(SOCIAL_NETWORKS, social.network)}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
