'use client';

import { MESSAGE_SUBJECTS } from '#schemas/objects/choices.ts';
import type { FieldErrors, FieldName, FormValues } from './form-state.ts';

/** Labels, in the order of the form. */
export const LABELS = {
  name: 'Nome completo',
  phone: 'Telefone com DDD',
  email: 'E-mail',
  subject: 'Assunto',
  text: 'Mensagem',
  consent: 'Política de Privacidade',
} as const satisfies Record<FieldName, string>;

interface FieldsProps {
  /** Starts the ids of the fields: a page may have two forms. */
  readonly id: string;
  readonly values: FormValues;
  readonly errors: FieldErrors;
  readonly privacyPath: string | null;
}

/** The fields of the contact form, each with its error in words beside it. No field asks for health data (L1). */
export function ContactFormFields({ id, values, errors, privacyPath }: FieldsProps) {
  const about = (name: FieldName, hint?: string) => ({
    id: `${id}-${name}`,
    name,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': [errors[name] && `${id}-${name}-error`, hint].filter(Boolean).join(' ') || undefined,
  });
  const label = (name: FieldName, optional = false) => (
    <label htmlFor={`${id}-${name}`}>
      {LABELS[name]}
      {optional ? <span className="optional"> (opcional)</span> : null}
    </label>
  );
  const error = (name: FieldName) =>
    errors[name] ? (
      <p className="error" id={`${id}-${name}-error`}>
        {errors[name]}
      </p>
    ) : null;

  return (
    <>
      <div className="field across">
        {label('name')}
        <input {...about('name')} type="text" autoComplete="name" required defaultValue={values.name} />
        {error('name')}
      </div>
      <div className="field">
        {label('phone')}
        <input {...about('phone')} type="tel" autoComplete="tel" required defaultValue={values.phone} />
        {error('phone')}
      </div>
      <div className="field">
        {label('email', true)}
        <input {...about('email')} type="email" autoComplete="email" defaultValue={values.email} />
        {error('email')}
      </div>
      <div className="field across">
        {label('subject')}
        <select {...about('subject')} required defaultValue={values.subject}>
          <option value="">Escolha um assunto</option>
          {MESSAGE_SUBJECTS.map(({ title, value }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
        {error('subject')}
      </div>
      <div className="field across">
        {label('text')}
        <textarea {...about('text', `${id}-helper`)} rows={6} maxLength={2000} required defaultValue={values.text} />
        {error('text')}
      </div>
      <div className="field across">
        <div className="choice">
          <input {...about('consent')} type="checkbox" value="sim" required defaultChecked={values.consent === 'sim'} />
          <label htmlFor={`${id}-consent`}>
            Li a {privacyPath ? <a href={privacyPath}>Política de Privacidade</a> : 'Política de Privacidade'}.
          </label>
        </div>
        {error('consent')}
      </div>
    </>
  );
}
