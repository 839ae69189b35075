import { addressLines, googleMapsHref, wazeHref } from '../../documents/site-settings/address.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { formatPhone, phoneHref, whatsappHref } from '#web/ui/formats/identifiers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { ACCESSIBILITY_FEATURES, titleOf } from '../../objects/choices.ts';
import type { SectionProps } from '../index.ts';

/** The clinic as the section's query gives it. */
export type Clinic = NonNullable<SectionProps<'contact'>['clinic']>;

/** WhatsApp first, then phones and e-mail. */
export function ContactPhones({ clinic }: { clinic: Clinic }) {
  const { whatsapp, phones, email, ouvidoriaEmail } = clinic;
  return (
    <div className="block">
      <h3>
        <Icon name="phone" /> Fale com a clínica
      </h3>
      {whatsapp?.number ? (
        <LinkButton href={whatsappHref(whatsapp.number, whatsapp.defaultMessage)}>
          <Icon name="whatsapp" size={20} />
          Fale no WhatsApp
        </LinkButton>
      ) : null}
      {whatsapp?.hoursNote ? <p className="soft">{whatsapp.hoursNote}</p> : null}
      <ul className="plain-list phones">
        {(phones ?? []).map((phone) => (
          <li key={phone._key} {...editMark(phone)}>
            <span className="soft">{phone.label}</span>
            <a href={phoneHref(phone.number)}>{formatPhone(phone.number)}</a>
          </li>
        ))}
        {email ? (
          <li {...editMark(clinic, 'email')}>
            <span className="soft">E-mail</span>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ) : null}
        {ouvidoriaEmail ? (
          <li {...editMark(clinic, 'ouvidoriaEmail')}>
            <span className="soft">Ouvidoria: elogios, sugestões e reclamações</span>
            <a href={`mailto:${ouvidoriaEmail}`}>{ouvidoriaEmail}</a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** As a part of a sentence: only the first letter changes, "Libras" keeps its capital. */
function featureName(value: string): string {
  const title = titleOf(ACCESSIBILITY_FEATURES, value);
  return title.charAt(0).toLocaleLowerCase('pt-BR') + title.slice(1);
}

/** Address, routes, parking and accessibility of the place. */
export function ContactPlace({ clinic }: { clinic: Clinic }) {
  const { address, parking, accessibilityFeatures } = clinic;
  if (!address) return null;
  const features = (accessibilityFeatures ?? []).map(featureName).filter(Boolean);
  return (
    <div className="block">
      <h3>
        <Icon name="location" /> Endereço
      </h3>
      <address {...editMark(address)}>
        {addressLines(address).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {address.referencePoint ? <p className="soft">{address.referencePoint}</p> : null}
      </address>
      <div className="links">
        <SmartLink href={googleMapsHref(clinic)}>Traçar rota no Google Maps</SmartLink>
        <SmartLink href={wazeHref(clinic)}>Abrir no Waze</SmartLink>
      </div>
      {parking ? <p className="soft">Estacionamento: {parking}</p> : null}
      {features.length > 0 ? <p className="soft">Acessibilidade: {features.join(', ')}.</p> : null}
    </div>
  );
}
