import type { ArrayOptions, StringOptions } from '@sanity/types';
import { formatTime } from '#web/ui/formats/hours.ts';

declare module '@sanity/types' {
  interface ArrayOptions {
    /** Studio draws who accepts a plan as ticks (`studio/plans/`), or lists special dates by their days (`studio/hours/`). */
    readonly input?: 'planMatrix' | 'datesInOrder';
  }
  interface StringOptions {
    /**
     * In place of the field, which stores nothing, Studio shows which plans name the document (`studio/plans/`), or offers to
     * copy another exam's preparation (`studio/preparation/`). Beside it stand the departments that the clinic's hours name;
     * or it offers only the professions of the council that is chosen in the same object; or it says what visitors will read of
     * a special date (`studio/hours/`); or a colour is picked, a font is seen, with what becomes of the site (`studio/look/`); or it notes
     * who answered a message (`studio/messages/`).
     */
    readonly input?:
      | 'acceptedPlans'
      | 'copyPreparation'
      | 'department'
      | 'councilCategory'
      | 'dayOutcome'
      | 'brandColor'
      | 'font'
      | 'messageState'
      | 'agreedTime';
    /** Studio shows the value with punctuation and accepts it in any writing; what is stored stays canonical. */
    readonly mask?: MaskName;
    /** Fields beside it at which the visitor can be answered: Studio offers buttons for them. */
    readonly replyAt?: readonly string[];
  }
  interface NumberOptions {
    /** The date beside it that moves to today when the amount changes. */
    readonly movesDate?: string;
    /** Studio shows and takes an amount as people write it, in reais; what is stored are whole centavos. */
    readonly mask?: 'money';
  }
}

/** What a form looks like where Studio's own input would not do. Named by `options.input`. */
export type StudioInputName = NonNullable<ArrayOptions['input'] | StringOptions['input']>;

/** Kinds of number that people write in more ways than content stores. */
export type MaskName = 'phone' | 'cep' | 'cnpj' | 'digits' | 'time';

interface Mask {
  /** What is stored, from whatever was typed or pasted; empty for nothing. */
  readonly stored: (typed: string) => string;
  /** What people read; a value that is not canonical is shown as it is. */
  readonly shown: (stored: string) => string;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** National digits of a phone: `+55`, and the zeros that people dial before the area code, are not among them. */
function nationalDigits(typed: string): string {
  const plain = digitsOf(typed);
  const local =
    typed.trim().startsWith('+55') || (plain.startsWith('55') && plain.length > 11) ? plain.slice(2) : plain;
  return local.replace(/^0+/, '');
}

/** An hour of the day as content stores it, which sorts as it is: `07:30`. */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** “7h30”, “12h”, “7:30”, “7”, “0730”; what is no hour, or not yet, stays as it was typed. */
function timeOf(typed: string): string {
  const text = typed.trim();
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?: ?[h:.]? ?(\d{2}))? ?(?:h|min)?$/i.exec(text) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return hour && TIME.test(time) ? time : text;
}

/** Canonical forms: E.164 for phones, `HH:MM` for hours, bare digits or capitals for the rest. */
export const MASKS: Readonly<Record<MaskName, Mask>> = {
  phone: {
    stored: (typed) => (nationalDigits(typed) ? `+55${nationalDigits(typed)}` : ''),
    shown: (stored) => stored.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3'),
  },
  cep: { stored: digitsOf, shown: (stored) => stored.replace(/^(\d{5})(\d{3})$/, '$1-$2') },
  cnpj: {
    stored: (typed) => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''),
    shown: (stored) => stored.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5'),
  },
  digits: { stored: digitsOf, shown: (stored) => stored },
  time: { stored: timeOf, shown: (stored) => (TIME.test(stored) ? formatTime(stored) : stored) },
};

/** For a field of digits; whether one is empty is another rule's matter, and said once. */
export function atMostDigits(count: number): (typed: string | undefined) => true | string {
  const pattern = new RegExp(`^\\d{1,${count}}$`);
  return (typed) => !typed || pattern.test(typed) || `Escreva só os números, até ${count}.`;
}

/** Groups of three with dots, or none, then a comma or a dot with the centavos: “1.250,50”, “1250”, “1250.5”; a comma may still wait for them. */
const AMOUNT = /^(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:[,.](\d{0,2}))?$/;

/** What an amount in reais is in centavos; undefined for what is no amount. */
export function centavosOf(typed: string): number | undefined {
  const [, reais, rest = ''] = AMOUNT.exec(typed.trim()) ?? [];
  if (reais === undefined) return undefined;
  return Number(reais.replaceAll('.', '')) * 100 + Number(rest.padEnd(2, '0'));
}

const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Centavos as people write them: 125050 is “1.250,50”. */
export function reaisOf(centavos: number | undefined): string {
  return centavos === undefined ? '' : amount.format(centavos / 100);
}

/** A way to answer a visitor. */
export interface Reply {
  readonly kind: 'call' | 'whatsapp' | 'mail';
  /** On the button. */
  readonly text: string;
  readonly href: string;
}

/**
 * How somebody can be answered who left this.
 * @param left a telephone number of Brazil as people write it, with area code, or an e-mail address; anything else: no way
 * @param words what the answer begins with; empty for nothing
 */
export function repliesTo(left: string, words = ''): readonly Reply[] {
  const address = left.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
    const body = words && `?body=${encodeURIComponent(words.replaceAll('\n', '\r\n'))}`;
    return [{ kind: 'mail', text: 'Responder por e-mail', href: `mailto:${encodeURIComponent(address)}${body}` }];
  }
  const digits = address.replaceAll(/\D/g, '').replace(/^(?:0+|55(?=\d{10,11}$))/, '');
  if (!/^[1-9][1-9](9\d{8}|[2-5]\d{7})$/.test(digits)) return [];
  const number = `+55${digits}`;
  const call: Reply = { kind: 'call', text: `Ligar para ${MASKS.phone.shown(number)}`, href: `tel:${number}` };
  // Landlines have eight digits; some have WhatsApp, most do not.
  if (digits.length === 10) return [call];
  const text = words && `?text=${encodeURIComponent(words)}`;
  return [call, { kind: 'whatsapp', text: 'WhatsApp', href: `https://wa.me/55${digits}${text}` }];
}
