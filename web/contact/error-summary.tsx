'use client';

import { LABELS } from './contact-form-fields.tsx';
import { type FieldErrors, FIELDS } from './form-state.ts';

interface ErrorSummaryProps {
  /** Of the form, which starts the ids of its fields. */
  readonly id: string;
  readonly errors: FieldErrors;
  readonly notice: string | null;
  readonly whatsapp: string | null;
}

/** What keeps the form from being sent, said at its top, with a link to each field. */
export function ErrorSummary({ id, errors, notice, whatsapp }: ErrorSummaryProps) {
  const wrong = FIELDS.filter((name) => errors[name]);
  if (wrong.length === 0) {
    return (
      <p className="title">
        {notice}
        {whatsapp && notice?.includes('WhatsApp') ? (
          <>
            {' '}
            <a href={whatsapp} target="_blank" rel="noopener noreferrer">
              Abrir o WhatsApp<span className="visually-hidden"> (abre em nova aba)</span>
            </a>
          </>
        ) : null}
      </p>
    );
  }
  return (
    <>
      <p className="title">
        {wrong.length === 1 ? 'Há 1 erro no formulário' : `Há ${wrong.length} erros no formulário`}
      </p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${id}-${name}`}>
              {LABELS[name]}: {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
