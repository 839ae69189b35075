/** The forms of the site, with their fields in the order of the page. */
export const FIELDS = {
  contact: ['name', 'phone', 'email', 'subject', 'text', 'consent'],
  request: ['about', 'plan', 'days', 'turns', 'modalities', 'name', 'phone', 'consent'],
} as const;
export type FormKind = keyof typeof FIELDS;
type FieldOf<Kind extends FormKind> = (typeof FIELDS)[Kind][number];
export type FieldName = FieldOf<FormKind>;

/**
 * What the visitor typed, as it was typed: given back with every error, so that nothing has to be typed twice. Several boxes of one name
 * stand with spaces between.
 */
export type FormValues = Readonly<Record<FieldOf<'contact'>, string> & Partial<Record<FieldOf<'request'>, string>>>;
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** The form, to be filled in or mended. */
export interface OpenForm {
  readonly kind: 'open';
  readonly values: FormValues;
  readonly errors: FieldErrors;
  /** A problem that belongs to no field, or a request to send once more. */
  readonly notice: string | null;
  /** Proves when this form was handed out (see stamp.ts); empty on a page from the cache. */
  readonly stamp: string;
  /** What does not go together in a request; sent once more, it is taken as it is. */
  readonly hints?: readonly string[];
}

/** What is shown in place of the form. It travels between server and browser, also without script: plain data only. */
export type FormState =
  | OpenForm
  | {
      readonly kind: 'sent';
      /** Working days within which the clinic answers. */
      readonly answerWithinDays: number;
      /** Of a request for an appointment: its page, which is next. */
      readonly page?: string;
    }
  | {
      /** Nothing is kept: the clinic wants it by WhatsApp. */
      readonly kind: 'written';
      readonly text: string;
      readonly href: string;
    };

/** Where the patient's page of a request is: people pass its address on, so it says nothing of what was asked for. */
export const requestPath = (number: string) => `/agendar/pedido/${number}`;

export const EMPTY_VALUES: FormValues = { name: '', phone: '', email: '', subject: '', text: '', consent: '' };

export const EMPTY_FORM: OpenForm = { kind: 'open', values: EMPTY_VALUES, errors: {}, notice: null, stamp: '' };

/** Said of a telephone number with too few digits, or too many. */
export const WRONG_PHONE = 'Use 10 ou 11 números, com o DDD, como (66) 90000-0000';

/** Said while a message is on its way. */
export const SENDING = 'Enviando…';

/** Said when the message did not arrive, whichever side failed. */
export const NOT_SENT = 'Não foi possível enviar. Tente novamente ou fale pelo WhatsApp.';

/** Name of the field that people do not see and programs fill in. */
export const TRAP_FIELD = 'website';

/** Nobody fills in the form faster than this, counted from its stamp. */
export const FILL_IN_MS = 2_000;
