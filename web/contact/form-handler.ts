import { dayOf } from '../ui/formats/dates.ts';
import { whatsappHref } from '../ui/formats/identifiers.ts';
import { askedForPath, REQUEST } from '../content/route-of.ts';
import { requestText } from '#schemas/objects/appointment-words.ts';
import { misfits } from './appointment.ts';
import type { Brakes } from './brakes.ts';
import {
  type FieldErrors,
  FILL_IN_MS,
  type FormState,
  type FormValues,
  NOT_SENT,
  type OpenForm,
  requestPath,
  TRAP_FIELD,
} from './form-state.ts';
import { askedFor, findErrors, kindOf, newMessage, newRequest, readValues, wantedIn } from './message.ts';
import type { Outbox } from './outbox.ts';
import type { StoredChoices } from './read-choices.ts';
import type { ReadNumber, RequestNumbers } from './request-number.ts';
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
  /** Where requests for an appointment go in place of the clinic's list: E.164. */
  readonly requestsTo?: string | undefined;
}

interface FormHandlerOptions {
  readonly stamps: Stamps;
  readonly brakes: Brakes;
  readonly numbers: RequestNumbers;
  readonly secret: string;
  readonly readTerms: () => Promise<Terms>;
  /** What a request may be about; undefined while it cannot be read. */
  readonly readChoices: () => Promise<StoredChoices | undefined>;
  readonly keep: Outbox['keep'];
  readonly remember: Outbox['remember'];
  readonly isWithdrawn: Outbox['isWithdrawn'];
  readonly now?: () => number;
  readonly log?: Pick<Console, 'error'>;
}

const MINUTE_MS = 60_000;

const ONCE_MORE = 'Confira os dados e toque no botão de enviar outra vez.';

/** What unasked-for advertising has and a question to a clinic does not. */
const ADVERTISING = /https?:|www\.|\[url|<a\s/i;

function askToWait({ ms, isForAll }: { readonly ms: number; readonly isForAll: boolean }): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const unit = minutes === 1 ? 'minuto' : 'minutos';
  const reason = isForAll
    ? 'Este formulário recebeu mensagens demais nos últimos minutos.'
    : 'Você enviou várias mensagens em pouco tempo.';
  return `${reason} Tente de novo em ${minutes} ${unit} ou fale pelo WhatsApp.`;
}

/** Written to staff by the site itself. */
const FLOODED =
  'O formulário do site recebeu mensagens demais em dez minutos, de vários lugares, e por isso deixou de aceitar mais por alguns minutos. ' +
  'Quem escreveu viu um aviso para tentar depois ou usar o WhatsApp. Se estas mensagens forem propaganda, apague-as; se continuar, avise quem cuida do servidor.';

/** The answer to a form that was sent: nothing in it depends on whether the browser has script. */
export function createFormHandler(options: FormHandlerOptions) {
  const {
    stamps,
    brakes,
    numbers,
    secret,
    readTerms,
    readChoices,
    keep,
    remember,
    isWithdrawn,
    now = Date.now,
    log = console,
  } = options;

  /**
   * Whether a program may have sent it. No message is thrown away for that: it is asked for once more, in a form with a
   * fresh stamp, where a person only has to press the button.
   */
  function looksAutomatic(form: FormData, values: FormValues, age: number | undefined): boolean {
    if (form.get(TRAP_FIELD)) return true;
    // On a page from the cache there is no telling how long somebody wrote; then it is what was written that counts.
    return age === undefined ? ADVERTISING.test(values.text + values.name) : age < FILL_IN_MS;
  }

  function tellStaff({ notify, timeZone, retentionDays }: Terms): void {
    const values = { name: 'Site da clínica', phone: '', email: '', subject: 'outro', text: FLOODED, consent: '' };
    const circumstances = { at: now(), retentionDays, privacyVersion: '', nonce: undefined, secret };
    const { consent: _consent, ...notice } = newMessage(values, circumstances);
    keep(notice, notify, timeZone);
  }

  /** Who withdrew a request and sends the same once more gets another number. */
  function numberFor(seed: string, day: string): ReadNumber {
    const issued = numbers.issue(seed, day);
    return isWithdrawn(issued.id) ? numberFor(`${seed} ${issued.number}`, day) : issued;
  }

  return async function handleForm(form: FormData, address: string): Promise<FormState> {
    const kind = kindOf(form);
    const values = readValues(form, kind);
    const given = form.get('stamp');
    const stamp = typeof given === 'string' ? stamps.read(given) : undefined;
    const choices = kind === 'request' ? await readChoices() : undefined;
    const hints = choices ? misfits(wantedIn(values), choices).map(({ words }) => words) : [];
    const again = (errors: FieldErrors, notice: string | null = null, fresh?: string): OpenForm => ({
      kind: 'open',
      values,
      errors,
      notice,
      stamp: fresh ?? (stamp && typeof given === 'string' ? given : stamps.issue()),
      ...(hints.length > 0 && { hints }),
    });

    const errors = findErrors(values, kind, choices);
    if (Object.keys(errors).length > 0) return again(errors);
    // Said once; whoever has read it may ask all the same.
    if (hints.length > 0 && form.get('read') !== hints.join(' ')) return again({});
    const terms = await readTerms();
    const asked = kind === 'request' ? askedFor(values, choices) : undefined;
    if (asked && terms.requestsTo) {
      const [about, ...rest] = requestText(asked).split('\n');
      const text = [asked.opening || about, ...rest, `Nome: ${values.name}`].join('\n');
      return { kind: 'written', text, href: whatsappHref(terms.requestsTo, text) };
    }
    // Nothing is waited for from here on: messages that come at the same moment are counted one after the other.
    try {
      const wait = brakes.waitFor(address);
      if (wait) {
        if (wait.isForAll && brakes.mayTellStaff()) tellStaff(terms);
        return again({}, askToWait(wait));
      }
      if (looksAutomatic(form, values, stamp?.age)) return again({}, ONCE_MORE);
      const { notify, timeZone, answerWithinDays, retentionDays, privacyVersion } = terms;
      const circumstances = { at: now(), retentionDays, privacyVersion, nonce: stamp?.nonce, secret };
      const day = dayOf(new Date(now()).toISOString(), timeZone);
      const message = asked
        ? newRequest(values, asked, numberFor(JSON.stringify([stamp?.nonce, values]), day), circumstances)
        : newMessage(values, circumstances);
      // In the answer is a fresh stamp: a person presses the button once more.
      if (stamp && !stamps.spend(stamp, message._id)) return again({}, ONCE_MORE, stamps.issue());
      const { _id: id, number } = keep(message, notify, timeZone);
      if (asked) {
        const { about, plan, terms, days, turns, modalities } = asked;
        const path = askedForPath(`${REQUEST}/${values.about}`);
        remember(id, { about, plan, terms, days, turns, modalities, path, ...(hints.length > 0 && { hints }) });
      }
      brakes.count(address);
      return { kind: 'sent', answerWithinDays, ...(number && { page: requestPath(number) }) };
    } catch (error) {
      log.error('A message of the contact form could not be kept:', error);
      return again({}, NOT_SENT);
    }
  };
}
