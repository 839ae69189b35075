import { styled } from 'styled-components';
import { buttonStyle } from '../ui/button.tsx';
import { fieldsStyle } from '../ui/field-style.ts';
import { whatsappHref } from '../ui/formats/identifiers.ts';
import { from, radius, space, theme, type, weight } from '../ui/tokens.ts';
import type { Choices } from './appointment.ts';
import { ContactFormLazy, RequestFormLazy } from './contact-form-lazy.tsx';

/** Said when the settings say nothing else (LGPD, art. 5º II and 11: health data is sensitive). */
const HELPER = 'Não informe sintomas, diagnósticos ou documentos neste formulário.';

interface ContactFormProps {
  readonly id: string;
  readonly clinic: {
    readonly formHelper?: string | null;
    readonly privacyPath?: string | null;
    readonly whatsapp?: { readonly number?: string | null; readonly defaultMessage?: string | null } | null;
  };
}

const shared = ({ id, clinic: { formHelper, privacyPath, whatsapp } }: ContactFormProps) => ({
  id,
  helper: formHelper || HELPER,
  privacyPath: privacyPath ?? null,
  whatsapp: whatsapp?.number ? whatsappHref(whatsapp.number, whatsapp.defaultMessage) : null,
});

/** The contact form and its looks: it is an island of plain elements. */
export function ContactForm(props: ContactFormProps) {
  return (
    <Root $variant="solid">
      <ContactFormLazy {...shared(props)} />
    </Root>
  );
}

interface RequestFormProps extends ContactFormProps, Choices {
  readonly about: string;
  readonly byWhatsApp: boolean;
}

/** The form with which an appointment is asked for, dressed alike. */
export function RequestForm({ about, byWhatsApp, offers, plans, days, ...props }: RequestFormProps) {
  return (
    <Root $variant="solid">
      <RequestFormLazy {...shared(props)} {...{ about, byWhatsApp, offers, plans, days }} />
    </Root>
  );
}

const Root = styled.div<{ $variant: 'solid' }>`
  ${fieldsStyle}
  form,
  .questions,
  .pair {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(12)};
  }
  .pair {
    ${from('md')} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .helper {
    color: ${theme.tone.inkSoft};
  }
  .trap {
    position: absolute;
    inset-inline-start: -100vw;
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  .send {
    ${buttonStyle}
    justify-self: start;
    min-width: min(12rem, 100%);
  }
  .send[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  /* Whoever is led to a field sees its label, too. */
  :is(input, select, textarea) {
    scroll-margin-block-start: 3.5rem;
  }
  /* Somewhere to lead to, without room. */
  .answer:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
  .answer {
    padding: ${space(8)} ${space(10)};
    border-inline-start: 4px solid ${theme.tone.error};
    border-radius: ${radius.control};
    background: ${theme.tone.errorTint};
    color: ${theme.tone.error};
    scroll-margin-block-start: 6rem;
  }
  .answer.sent {
    border-color: ${theme.tone.green};
    background: ${theme.tone.greenTint};
    color: ${theme.tone.green};
  }
  .answer a:not(.send) {
    color: inherit;
  }
  .answer ul {
    padding-inline-start: 1.25em;
  }
  .answer li a {
    display: inline-flex;
    padding-block: ${space(2)};
  }
  .boxes {
    min-inline-size: 0;
    margin: 0;
    border: 0;
    padding: 0;
  }
  .boxes legend {
    padding: 0;
    font-weight: ${weight.label};
  }
  .boxes .helper {
    font-size: ${type.small};
  }
  .attends {
    font-weight: ${weight.label};
  }
  .boxes .attends {
    margin-block-start: ${space(4)};
  }
  .boxes > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(clamp(8.5rem, 30%, 11rem), 1fr));
    gap: ${space(4)};
    padding-block-start: ${space(6)};
  }
  .boxes .choice-field {
    margin: 0;
  }
  .boxes .choice {
    align-items: center;
    min-height: 3rem;
    padding-inline: ${space(6)} ${space(8)};
    border: 1px solid ${theme.tone.edge};
    border-radius: ${radius.control};
    background: ${theme.tone.card};
    cursor: pointer;
  }
  .hints:empty {
    display: none;
  }
  .hints {
    display: grid;
    gap: ${space(3)};
    padding: ${space(8)} ${space(10)};
    border-inline-start: 4px solid ${theme.tone.warning};
    border-radius: ${radius.control};
    background: ${theme.tone.warningTint};
    color: ${theme.tone.warning};
  }
  .words {
    padding-block: ${space(6)};
    white-space: pre-line;
  }
  .another {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    font-weight: ${weight.label};
  }
  .title {
    color: inherit;
    font-size: inherit;
    line-height: inherit;
    font-weight: ${weight.title};
  }
`;
