import { editMark } from '../ui/edit-mark.ts';
import { formatPhone, phoneHref } from '../ui/formats/phone.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import type { Settings } from './content.ts';

function responsible(dpo: Settings['dpo']): string | null {
  if (dpo.kind === 'canal') return null;
  return [dpo.company, dpo.name].filter(Boolean).join(', ') || null;
}

/** Who answers for personal data: identity and contact, public and in plain sight (Resolução CD/ANPD 18/2024). */
export function FooterPrivacy({ settings }: { settings: Pick<Settings, 'dpo' | 'privacyPath'> }) {
  const { dpo, privacyPath } = settings;
  const who = dpo ? responsible(dpo) : null;
  return (
    <>
      {dpo ? (
        <p {...editMark(settings, 'dpo')}>
          {who ? `Encarregado pelo tratamento de dados: ${who}` : 'Canal de privacidade e proteção de dados'}
          {dpo.email ? (
            <>
              , <a href={`mailto:${dpo.email}`}>{dpo.email}</a>
            </>
          ) : null}
          {dpo.phone ? (
            <>
              , <a href={phoneHref(dpo.phone)}>{formatPhone(dpo.phone)}</a>
            </>
          ) : null}
        </p>
      ) : null}
      {privacyPath ? (
        <p className="alone">
          <SmartLink href={privacyPath}>Política de Privacidade</SmartLink>
        </p>
      ) : null}
    </>
  );
}
