'use client';

import { type MouseEvent, useActionState, useEffect, useRef } from 'react';
import { SmartLink } from '../ui/smart-link.tsx';
import { ContactFormFields } from './contact-form-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { EMPTY_FORM, TRAP_FIELD } from './form-state.ts';
import { sendMessage } from './send-message.ts';
import { useSending } from './use-sending.ts';

export interface ContactFormIslandProps {
  /** Id of the form in the page; the answer to a form sent without script is shown there. */
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
export function ContactFormIsland({ id, helper, privacyPath, whatsapp }: ContactFormIslandProps) {
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
  const { errors, notice, values } = state;
  const hasProblem = notice !== null || Object.keys(errors).length > 0;
  return (
    <form id={id} action={action} onSubmit={submit} ref={form} noValidate aria-label="Formulário de contato">
      <div className="answer" data-problem={hasProblem} ref={answer} tabIndex={-1}>
        {hasProblem ? <ErrorSummary id={id} errors={errors} notice={notice} whatsapp={whatsapp} /> : null}
      </div>
      <p className="helper" id={`${id}-helper`}>
        {helper}
      </p>
      <ContactFormFields id={id} values={values} errors={errors} privacyPath={privacyPath} />
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${id}-${TRAP_FIELD}`}>Deixe em branco</label>
        <input id={`${id}-${TRAP_FIELD}`} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="stamp" defaultValue={state.stamp} />
      <button type="submit" className="send" aria-disabled={isSending || undefined}>
        {isSending ? 'Enviando…' : 'Enviar mensagem'}
      </button>
    </form>
  );
}
