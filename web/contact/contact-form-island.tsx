'use client';

import { type MouseEvent, useActionState, useEffect, useRef } from 'react';
import { MESSAGE_SUBJECTS } from '#schemas/objects/choices.ts';
import { Choice, describedBy, Field } from '../ui/field.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { EMPTY_FORM, FIELDS, type FieldName, type OpenForm, SENDING, TRAP_FIELD } from './form-state.ts';
import { sendMessage } from './send-message.ts';
import { useSending } from './use-sending.ts';

export interface ContactFormIslandProps {
  /** Id of the form in the page, which starts those of its fields; the answer to a form sent without script is shown there. */
  readonly id: string;
  readonly helper: string;
  readonly privacyPath: string | null;
  /** Where to write when sending does not work. */
  readonly whatsapp: string | null;
}

/**
 * The contact form. It is in the page from the start and needs no script: then the browser sends it to the server action
 * and gets the page with the answer. With script the same action is called, and nothing typed is lost when it fails.
 * It renders plain elements only, dressed by ContactForm.
 */
export function ContactFormIsland(props: ContactFormIslandProps) {
  const { id, helper } = props;
  const [posted, action] = useActionState(sendMessage, EMPTY_FORM, `#${id}`);
  const { state, isSending, form, submit, restart } = useSending(posted);
  const isAnother = useRef(false);
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Only what this visit brought: a page must not take the focus when it opens.
    if (state !== posted) answer.current?.focus();
    if (isAnother.current) form.current?.querySelector('input')?.focus();
    isAnother.current = false;
  }, [state, posted, form]);

  function writeAnother(event: MouseEvent): void {
    event.preventDefault();
    isAnother.current = true;
    restart();
  }

  if (state.kind === 'sent') {
    const days = state.answerWithinDays;
    return (
      <div className="answer sent" id={id} ref={answer} tabIndex={-1}>
        <p className="title">Mensagem enviada.</p>
        <p>
          Responderemos em até {days} {days === 1 ? 'dia útil' : 'dias úteis'}.
        </p>
        {/* Without script: the page again, with an empty form. */}
        <SmartLink className="another" href="?" onClick={writeAnother}>
          Escrever outra
        </SmartLink>
      </div>
    );
  }
  const hasProblem = state.notice !== null || Object.keys(state.errors).length > 0;
  return (
    <form id={id} action={action} onSubmit={submit} ref={form} noValidate aria-label="Formulário de contato">
      <div className="answer" data-problem={hasProblem} ref={answer} tabIndex={-1}>
        {hasProblem ? <ErrorSummary {...props} {...state} /> : null}
      </div>
      <p className="helper" id={`${id}-helper`}>
        {helper}
      </p>
      <FormFields {...props} {...state} />
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${id}-${TRAP_FIELD}`}>Deixe em branco</label>
        <input id={`${id}-${TRAP_FIELD}`} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="stamp" defaultValue={state.stamp} />
      <button type="submit" className="send" aria-disabled={isSending || undefined}>
        {isSending ? SENDING : 'Enviar mensagem'}
      </button>
    </form>
  );
}

const LABELS = {
  name: 'Nome completo',
  phone: 'Telefone com DDD',
  email: 'E-mail',
  subject: 'Assunto',
  text: 'Mensagem',
  consent: 'Política de Privacidade',
} as const satisfies Record<FieldName, string>;

type PartProps = ContactFormIslandProps & OpenForm;

/** Each with its error in words beside it. No field asks for health data (L1). */
function FormFields({ id, values, errors, privacyPath }: PartProps) {
  const place = (name: FieldName) => ({ id: `${id}-${name}`, label: LABELS[name], error: errors[name] });
  const control = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': describedBy(`${id}-${name}`, { error: errors[name] }),
    defaultValue: values[name],
  });
  const text = control('text');
  const { defaultValue: consent, ...checkbox } = control('consent');
  return (
    <>
      <Field {...place('name')}>
        <input {...control('name')} type="text" autoComplete="name" required />
      </Field>
      <div className="pair">
        <Field {...place('phone')}>
          <input {...control('phone')} type="tel" autoComplete="tel" required />
        </Field>
        <Field {...place('email')} optional>
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
      <Choice
        id={checkbox.id}
        error={errors.consent}
        control={<input {...checkbox} type="checkbox" value="sim" required defaultChecked={consent === 'sim'} />}
      >
        Li a {privacyPath ? <a href={privacyPath}>Política de Privacidade</a> : 'Política de Privacidade'}.
      </Choice>
    </>
  );
}

/** What keeps the form from being sent, said at its top, with a link to each field. */
function ErrorSummary({ id, errors, notice, whatsapp }: PartProps) {
  const wrong = FIELDS.filter((name) => errors[name]);
  if (wrong.length === 0) {
    return (
      <p className="title">
        {notice}
        {whatsapp && notice?.includes('WhatsApp') ? (
          <>
            {' '}
            <a href={whatsapp} target="_blank" rel="noreferrer">
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
