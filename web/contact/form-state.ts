export const FIELDS = ['name', 'phone', 'email', 'subject', 'text', 'consent'] as const;
export type FieldName = (typeof FIELDS)[number];

/** What the visitor typed, as it was typed: given back with every error, so that nothing has to be typed twice. */
export type FormValues = Readonly<Record<FieldName, string>>;

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
}

/** What is shown in place of the form. It travels between server and browser, also without script: plain data only. */
export type FormState =
  | OpenForm
  | {
      readonly kind: 'sent';
      /** Working days within which the clinic answers. */
      readonly answerWithinDays: number;
    };

const EMPTY_VALUES: FormValues = { name: '', phone: '', email: '', subject: '', text: '', consent: '' };

export const EMPTY_FORM: OpenForm = { kind: 'open', values: EMPTY_VALUES, errors: {}, notice: null, stamp: '' };

/** Said while a message is on its way. */
export const SENDING = 'Enviando…';

/** Said when the message did not arrive, whichever side failed. */
export const NOT_SENT = 'Não foi possível enviar. Tente novamente ou fale pelo WhatsApp.';

/** Name of the field that people do not see and programs fill in. */
export const TRAP_FIELD = 'website';

/** Nobody fills in the form faster than this, counted from its stamp. */
export const FILL_IN_MS = 2_000;
