import { styled } from 'styled-components';
import { whatsappHref } from '../ui/formats/phone.ts';
import { ContactFormLazy } from './contact-form-lazy.tsx';
import { contactFormStyle } from './contact-form-style.ts';

const Root = styled.div<{ $variant: 'solid' }>`
  ${contactFormStyle}
`;

/** Said when the settings say nothing else (LGPD, art. 5º II and 11: health data is sensitive). */
const HELPER = 'Não informe sintomas, diagnósticos ou documentos neste formulário.';

export interface ContactFormProps {
  readonly id: string;
  readonly helper: string | null | undefined;
  readonly privacyPath: string | null | undefined;
  readonly whatsapp: { readonly number?: string | null; readonly defaultMessage?: string | null } | null | undefined;
}

/** The contact form and its looks. */
export function ContactForm({ id, helper, privacyPath, whatsapp }: ContactFormProps) {
  return (
    <Root $variant="solid">
      <ContactFormLazy
        id={id}
        helper={helper || HELPER}
        privacyPath={privacyPath ?? null}
        whatsapp={whatsapp?.number ? whatsappHref(whatsapp.number, whatsapp.defaultMessage) : null}
      />
    </Root>
  );
}
