import { editMark } from '#web/ui/edit-mark.ts';
import { formatPhone, phoneHref, whatsappHref } from '#web/ui/formats/phone.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Clinic } from './clinic.ts';

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
