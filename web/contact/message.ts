import { createHmac } from 'node:crypto';
import type { Message } from '#schemas/generated/content-types.ts';
import { MESSAGE_SUBJECTS } from '#schemas/objects/choices.ts';
import { phoneProblem } from '#schemas/rules/formats.ts';
import { formatPhone } from '../ui/formats/identifiers.ts';
import { type FieldErrors, FIELDS, type FormValues } from './form-state.ts';

const MAX_LENGTH = { name: 120, phone: 30, email: 254, subject: 30, text: 2_000, consent: 10 } as const;

/** As the mail systems in use accept it; whether it arrives, only a message shows. */
const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/;

const REQUIRED = 'Campo obrigatório';

/** Everything but tabs and line ends that is not meant to be seen. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** Reads the fields as they were typed; what is not text (a file in place of it) counts as nothing. */
export function readValues(form: FormData): FormValues {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replace(CONTROL, '').trim() : '';
  };
  return Object.fromEntries(FIELDS.map((name) => [name, read(name)])) as unknown as FormValues;
}

/** A phone with area code in E.164, however it was typed; undefined when it is none. */
export function parsePhone(typed: string): string | undefined {
  if (/[^\d\s()+.-]/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^0(?=\d{10,11}$)/, '');
  const e164 = digits.length > 11 ? `+${digits}` : `+55${digits}`;
  return digits !== '' && phoneProblem(e164) === true ? e164 : undefined;
}

/** What is wrong, field by field, in words for the visitor. Empty when the message can be sent. */
export function findErrors(values: FormValues): FieldErrors {
  const found: [string, string][] = [];
  for (const name of ['name', 'phone', 'subject', 'text'] as const) {
    if (values[name] === '') found.push([name, REQUIRED]);
  }
  for (const name of FIELDS) {
    const most = MAX_LENGTH[name];
    if (values[name].length > most) found.push([name, `Use no máximo ${most.toLocaleString('pt-BR')} caracteres`]);
  }
  if (values.phone !== '' && !parsePhone(values.phone)) found.push(['phone', 'Informe um telefone válido com DDD']);
  if (values.email !== '' && !EMAIL.test(values.email)) found.push(['email', 'Informe um e-mail válido']);
  if (values.subject !== '' && !MESSAGE_SUBJECTS.some(({ value }) => value === values.subject)) {
    found.push(['subject', 'Escolha um assunto da lista']);
  }
  if (values.consent !== 'sim') found.push(['consent', 'Para enviar, confirme que leu a Política de Privacidade']);
  // The first thing that is wrong with a field is the one to say.
  return Object.fromEntries(found.toReversed());
}

/** The values in the form in which they are kept. */
export function normalizeValues({ name, phone, email, subject, text }: FormValues): Omit<FormValues, 'consent'> {
  return {
    name: name.replace(/\s+/g, ' '),
    phone: formatPhone(parsePhone(phone) ?? phone),
    email: email.toLowerCase(),
    subject,
    text,
  };
}

/** A message as it is created; the lake adds the dates and the revision itself. */
export type NewMessage = Omit<Message, '_createdAt' | '_updatedAt' | '_rev'>;

interface Circumstances {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Days until it is to be erased. */
  readonly retentionDays: number;
  /** The privacy policy in force; empty when it has no version. */
  readonly privacyVersion: string;
  /** Of the form that was handed out; undefined for one from the cache. */
  readonly nonce: string | undefined;
  readonly secret: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Id of a message, the same for the same text from the same form: a double click, a reload of the answer or a delivery
 * that is repeated make one message. Forms from the cache have no number: there the day stands for it. Ids with a dot are
 * never read by the public.
 */
function idOf(values: object, { nonce, at, secret }: Circumstances): string {
  const form = nonce ?? new Date(at).toISOString().slice(0, 10);
  const hash = createHmac('sha256', secret)
    .update(`contact-message ${form} ${JSON.stringify(values)}`)
    .digest('hex');
  return `messages.${hash.slice(0, 8)}-${hash.slice(8, 12)}-${hash.slice(12, 16)}-${hash.slice(16, 20)}-${hash.slice(20, 32)}`;
}

/** The document for a message that was checked. */
export function newMessage(values: FormValues, circumstances: Circumstances): NewMessage {
  const { email, subject, ...rest } = normalizeValues(values);
  const { at, retentionDays, privacyVersion } = circumstances;
  const receivedAt = new Date(at).toISOString();
  const choice = MESSAGE_SUBJECTS.find(({ value }) => value === subject);
  return {
    _id: idOf({ ...rest, email, subject }, circumstances),
    _type: 'message',
    state: 'novo',
    ...rest,
    ...(email !== '' && { email }),
    ...(choice && { subject: choice.value }),
    receivedAt,
    consent: { at: receivedAt, ...(privacyVersion !== '' && { textVersion: privacyVersion }) },
    retentionUntil: new Date(at + retentionDays * DAY_MS).toISOString().slice(0, 10),
  };
}
