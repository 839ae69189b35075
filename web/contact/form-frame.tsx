'use client';

import { type FormEvent, type MouseEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { Choice, describedBy } from '../ui/field.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import {
  EMPTY_FORM,
  type FieldName,
  FIELDS,
  type FormKind,
  type FormState,
  type OpenForm,
  SENDING,
  TRAP_FIELD,
} from './form-state.ts';
import { sendMessage } from './send-message.ts';
import { useSending } from './use-sending.ts';

export interface FormProps {
  /** Id of the form in the page, which starts those of its fields and of its answer. */
  readonly id: string;
  readonly helper: string;
  readonly privacyPath: string | null;
  /** Where to write when sending does not work. */
  readonly whatsapp: string | null;
}

/** Ten digits or more, however they are set apart; the server looks closer (message.ts). */
export const PHONE = String.raw`(\D*\d){10,13}\D*`;

interface Mended {
  /** The answer that named what was wrong. */
  readonly state: FormState;
  readonly names: readonly string[];
}

type Labels = Readonly<Partial<Record<FieldName, string>>>;

interface FrameProps extends FormProps {
  readonly kind: FormKind;
  /** What the form is called. */
  readonly name: string;
  readonly labels: Labels;
  /** Its questions, and its button below them. */
  readonly children: (state: OpenForm, renderButton: (label: string) => ReactNode) => ReactNode;
  /** In place of the form when it was sent. */
  readonly renderAnswer: (state: Exclude<FormState, OpenForm>) => ReactNode;
  /** Leads to an empty form after that. */
  readonly another: string;
}

/**
 * What every form of the site has. It is in the page from the start and needs no script: then the browser sends it to the server action
 * and gets the page with the answer. With script the same action is called, and nothing typed is lost when it fails.
 * It renders plain elements only, dressed by FormRoot.
 */
export function FormFrame({ kind, name, labels, children, renderAnswer, another, ...props }: FrameProps) {
  const { id, helper } = props;
  const answerId = `${id}-answer`;
  // A form sent without script leads to its answer, which so has the focus.
  const [posted, action] = useActionState(sendMessage, EMPTY_FORM, `#${answerId}`);
  const { state, isSending, form, submit, restart } = useSending(posted, kind);
  const [mended, setMended] = useState<Mended>({ state, names: [] });
  const isAnother = useRef(false);
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Only what this visit brought: a page must not take the focus when it opens.
    if (state !== posted) answer.current?.focus();
    if (isAnother.current) form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus();
    isAnother.current = false;
  }, [state, posted, form]);

  function writeAnother(event: MouseEvent): void {
    event.preventDefault();
    isAnother.current = true;
    restart();
  }

  if (state.kind !== 'open') {
    return (
      <div className="answer sent" id={answerId} ref={answer} tabIndex={-1}>
        {renderAnswer(state)}
        {/* Without script: the page again, with an empty form. */}
        <SmartLink className="another" href="?" onClick={writeAnother}>
          {another}
        </SmartLink>
      </div>
    );
  }
  const names = mended.state === state ? mended.names : [];
  const errors = Object.fromEntries(Object.entries(state.errors).filter(([field]) => !names.includes(field)));
  const open = { ...state, errors };
  const hasProblem = open.notice !== null || Object.keys(errors).length > 0;

  /** What was wrong is not said any more of a field that was filled in since. */
  function forgive({ target }: FormEvent): void {
    if (
      !(
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement
      )
    )
      return;
    if (target.name in errors && target.checkValidity()) setMended({ state, names: [...names, target.name] });
  }

  return (
    <form id={id} action={action} onSubmit={submit} onInput={forgive} ref={form} noValidate aria-label={name}>
      <div
        className="answer"
        id={answerId}
        data-problem={hasProblem}
        ref={answer}
        {...(hasProblem ? { role: 'group', 'aria-labelledby': `${answerId}-title`, tabIndex: -1 } : {})}
      >
        {hasProblem ? (
          <ErrorSummary titleId={`${answerId}-title`} fields={FIELDS[kind]} labels={labels} {...props} {...open} />
        ) : null}
      </div>
      <p className="helper" id={`${id}-helper`}>
        {helper}
      </p>
      {children(open, (label) => (
        <button type="submit" className="send" aria-disabled={isSending || undefined}>
          {isSending ? SENDING : label}
        </button>
      ))}
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${id}-${TRAP_FIELD}`}>Deixe em branco</label>
        <input id={`${id}-${TRAP_FIELD}`} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="stamp" defaultValue={state.stamp} />
    </form>
  );
}

/** Attributes of a field and of its control, each with its error in words beside it. */
export function fieldsOf(id: string, labels: Labels, { values, errors }: OpenForm) {
  return {
    place: (name: FieldName) => ({ id: `${id}-${name}`, label: labels[name] ?? '', error: errors[name] }),
    control: (name: FieldName) => ({
      id: `${id}-${name}`,
      name,
      'aria-invalid': errors[name] ? true : undefined,
      'aria-describedby': describedBy(`${id}-${name}`, { error: errors[name] }),
      defaultValue: values[name],
    }),
  };
}

/** The box that stands last in each form. */
export function Consent({ id, privacyPath, ...state }: Pick<FormProps, 'id' | 'privacyPath'> & OpenForm) {
  const { defaultValue: consent, ...checkbox } = fieldsOf(id, {}, state).control('consent');
  return (
    <Choice
      id={checkbox.id}
      error={state.errors.consent}
      control={<input {...checkbox} type="checkbox" value="sim" required defaultChecked={consent === 'sim'} />}
    >
      Li a {privacyPath ? <a href={privacyPath}>Política de Privacidade</a> : 'Política de Privacidade'}.
    </Choice>
  );
}

interface SummaryProps extends FormProps, OpenForm {
  readonly titleId: string;
  readonly fields: readonly FieldName[];
  readonly labels: Labels;
}

/**
 * What keeps the form from being sent, said at its top, with a link to each field. It is a group with its title as its name, and no
 * alert: it has the focus, so it would be said twice.
 */
function ErrorSummary({ id, titleId, fields, labels, errors, notice, whatsapp }: SummaryProps) {
  const wrong = fields.filter((name) => errors[name]);
  if (wrong.length === 0) {
    return (
      <p className="title" id={titleId}>
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
      <h2 className="title" id={titleId}>
        {wrong.length === 1 ? 'Há 1 erro no formulário' : `Há ${wrong.length} erros no formulário`}
      </h2>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${id}-${name}`}>
              {labels[name]?.replace('?', '')}: {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
