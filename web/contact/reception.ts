import { errorsIn, readValues } from './check-message.ts';
import { FASTEST, type FieldErrors, type FormState, type FormValues, NOT_SENT, TRAP_FIELD } from './form-state.ts';
import { newMessage, type NewMessage } from './new-message.ts';
import type { RateLimit } from '../rate-limit.ts';
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

interface ReceptionOptions {
  readonly stamps: Stamps;
  readonly limit: RateLimit;
  readonly secret: string;
  readonly readTerms: () => Promise<Terms>;
  /** Resolves when the message cannot be lost any more. */
  readonly keep: (message: NewMessage, notify: string, timeZone?: string) => Promise<void>;
  readonly now?: () => number;
  readonly log?: Pick<Console, 'error'>;
}

const MINUTE = 60_000;

const ONCE_MORE = 'Confira os dados e toque em “Enviar mensagem” outra vez.';

/** What unasked-for advertising has and a question to a clinic does not. */
const ADVERTISING = /https?:|www\.|\[url|<a\s/i;

function tooMany(wait: number): string {
  const minutes = Math.max(1, Math.ceil(wait / MINUTE));
  const unit = minutes === 1 ? 'minuto' : 'minutos';
  return `Você enviou várias mensagens em pouco tempo. Tente de novo em ${minutes} ${unit} ou fale pelo WhatsApp.`;
}

/** The answer to a form that was sent: nothing in it depends on whether the browser has script. */
export function createReception(options: ReceptionOptions) {
  const { stamps, limit, secret, readTerms, keep, now = Date.now, log = console } = options;

  /**
   * Whether a program may have sent it. No message is thrown away for that: it is asked for once more, in a form with a
   * fresh stamp, where a person only has to press the button.
   */
  function looksAutomatic(form: FormData, values: FormValues, age: number | undefined): boolean {
    if (form.get(TRAP_FIELD)) return true;
    // On a page from the cache there is no telling how long somebody wrote; then it is what was written that counts.
    return age === undefined ? ADVERTISING.test(values.text + values.name) : age < FASTEST;
  }

  return async function receive(form: FormData, address: string): Promise<FormState> {
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

    const errors = errorsIn(values);
    if (Object.keys(errors).length > 0) return again(errors);
    const wait = limit.wait(address);
    if (wait > 0) return again({}, tooMany(wait));
    if (looksAutomatic(form, values, stamp?.age)) return again({}, ONCE_MORE);
    try {
      const { notify, timeZone, answerWithinDays, retentionDays, privacyVersion } = await readTerms();
      const message = newMessage(values, { at: now(), retentionDays, privacyVersion, nonce: stamp?.nonce, secret });
      await keep(message, notify, timeZone);
      limit.count(address);
      return { kind: 'sent', answerWithinDays };
    } catch (error) {
      log.error('A message of the contact form could not be kept:', error);
      return again({}, NOT_SENT);
    }
  };
}
