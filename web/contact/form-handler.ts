import type { RateLimit } from '../rate-limit.ts';
import { type FieldErrors, FILL_IN_MS, type FormState, type FormValues, NOT_SENT, TRAP_FIELD } from './form-state.ts';
import { findErrors, newMessage, readValues } from './message.ts';
import type { Outbox } from './outbox.ts';
import type { Stamps } from './stamp.ts';

/** What the clinic's settings say about messages. */
export interface Terms {
  readonly answerWithinDays: number;
  readonly retentionDays: number;
  readonly privacyVersion: string;
  /** Who is told by e-mail; empty for nobody. */
  readonly notify: string;
  /** Where the clinic is: an IANA name. */
  readonly timeZone: string | undefined;
}

interface FormHandlerOptions {
  readonly stamps: Stamps;
  readonly limit: RateLimit;
  readonly secret: string;
  readonly readTerms: () => Promise<Terms>;
  readonly keep: Outbox['keep'];
  readonly now?: () => number;
  readonly log?: Pick<Console, 'error'>;
}

const MINUTE_MS = 60_000;

const ONCE_MORE = 'Confira os dados e toque em “Enviar mensagem” outra vez.';

/** What unasked-for advertising has and a question to a clinic does not. */
const ADVERTISING = /https?:|www\.|\[url|<a\s/i;

function askToWait(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  const unit = minutes === 1 ? 'minuto' : 'minutos';
  return `Você enviou várias mensagens em pouco tempo. Tente de novo em ${minutes} ${unit} ou fale pelo WhatsApp.`;
}

/** The answer to a form that was sent: nothing in it depends on whether the browser has script. */
export function createFormHandler(options: FormHandlerOptions) {
  const { stamps, limit, secret, readTerms, keep, now = Date.now, log = console } = options;

  /**
   * Whether a program may have sent it. No message is thrown away for that: it is asked for once more, in a form with a
   * fresh stamp, where a person only has to press the button.
   */
  function looksAutomatic(form: FormData, values: FormValues, age: number | undefined): boolean {
    if (form.get(TRAP_FIELD)) return true;
    // On a page from the cache there is no telling how long somebody wrote; then it is what was written that counts.
    return age === undefined ? ADVERTISING.test(values.text + values.name) : age < FILL_IN_MS;
  }

  return async function handleForm(form: FormData, address: string): Promise<FormState> {
    const values = readValues(form);
    const given = form.get('stamp');
    const stamp = typeof given === 'string' ? stamps.read(given) : undefined;
    const again = (errors: FieldErrors, notice: string | null = null): FormState => ({
      kind: 'open',
      values,
      errors,
      notice,
      stamp: stamp && typeof given === 'string' ? given : stamps.issue(),
    });

    const errors = findErrors(values);
    if (Object.keys(errors).length > 0) return again(errors);
    const waitMs = limit.wait(address);
    if (waitMs > 0) return again({}, askToWait(waitMs));
    if (looksAutomatic(form, values, stamp?.age)) return again({}, ONCE_MORE);
    try {
      const { notify, timeZone, answerWithinDays, retentionDays, privacyVersion } = await readTerms();
      const message = newMessage(values, { at: now(), retentionDays, privacyVersion, nonce: stamp?.nonce, secret });
      keep(message, notify, timeZone);
      limit.count(address);
      return { kind: 'sent', answerWithinDays };
    } catch (error) {
      log.error('A message of the contact form could not be kept:', error);
      return again({}, NOT_SENT);
    }
  };
}
