'use client';

import { MESSAGE_SUBJECTS } from '#schemas/objects/choices.ts';
import { Field } from '../ui/field.tsx';
import { Consent, fieldsOf, FormFrame, type FormProps, PHONE } from './form-frame.tsx';
import { type OpenForm, WRONG_PHONE } from './form-state.ts';

const LABELS = {
  name: 'Nome completo',
  phone: 'Telefone com DDD',
  email: 'E-mail',
  subject: 'Assunto',
  text: 'Mensagem',
  consent: 'Política de Privacidade',
} as const;

/** The contact form. */
export function ContactFormIsland(props: FormProps) {
  return (
    <FormFrame
      {...props}
      kind="contact"
      name="Formulário de contato"
      labels={LABELS}
      another="Escrever outra"
      renderAnswer={(state) => (
        <>
          <p className="title">Mensagem enviada.</p>
          {state.kind === 'sent' ? (
            <p>
              Responderemos em até {state.answerWithinDays} {state.answerWithinDays === 1 ? 'dia útil' : 'dias úteis'}.
            </p>
          ) : null}
        </>
      )}
    >
      {(state, renderButton) => (
        <>
          <FormFields {...props} {...state} />
          {renderButton('Enviar mensagem')}
        </>
      )}
    </FormFrame>
  );
}

/** No field asks for health data (L1). */
function FormFields({ id, privacyPath, ...state }: FormProps & OpenForm) {
  const { place, control } = fieldsOf(id, LABELS, state);
  const text = control('text');
  return (
    <>
      <Field {...place('name')} wrong="Escreva o seu nome completo">
        <input {...control('name')} type="text" autoComplete="name" required />
      </Field>
      <div className="pair">
        <Field {...place('phone')} wrong={WRONG_PHONE}>
          <input {...control('phone')} type="tel" autoComplete="tel" pattern={PHONE} required />
        </Field>
        <Field {...place('email')} wrong="Informe um e-mail válido" optional>
          <input {...control('email')} type="email" autoComplete="email" />
        </Field>
      </div>
      <Field {...place('subject')}>
        <select {...control('subject')} required>
          <option value="">Escolha um assunto</option>
          {MESSAGE_SUBJECTS.map(({ title, value }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </Field>
      <Field {...place('text')}>
        <textarea
          {...text}
          aria-describedby={[text['aria-describedby'], `${id}-helper`].filter(Boolean).join(' ')}
          rows={6}
          maxLength={2000}
          required
        />
      </Field>
      <Consent id={id} privacyPath={privacyPath} {...state} />
    </>
  );
}
