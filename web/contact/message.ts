import { createHmac } from 'node:crypto';
import type { Message } from '#schemas/generated/content-types.ts';
import { MESSAGE_SUBJECTS, MODALITIES, TURNS, WEEKDAYS } from '#schemas/objects/choices.ts';
import { OTHER_PLAN, PRIVATE, requestText } from '#schemas/objects/appointment-words.ts';
import { phoneProblem } from '#schemas/rules/formats.ts';
import { formatPhone } from '../ui/formats/identifiers.ts';
import type { Choices, Wanted } from './appointment.ts';
import {
  EMPTY_VALUES,
  type FieldErrors,
  type FieldName,
  FIELDS,
  type FormKind,
  type FormValues,
  WRONG_PHONE,
} from './form-state.ts';
import type { StoredChoices } from './read-choices.ts';
import { messageId, type ReadNumber } from './request-number.ts';

const MAX_LENGTH: Readonly<Partial<Record<FieldName, number>>> = {
  name: 120,
  phone: 30,
  email: 254,
  subject: 30,
  text: 2_000,
  consent: 10,
};

/** As the mail systems in use accept it; whether it arrives, only a message shows. */
const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/;

/** What is asked of whoever left a field empty that has to be filled in. */
const EMPTY: Readonly<Partial<Record<FieldName, string>>> = {
  name: 'Escreva o seu nome completo',
  phone: 'Escreva o telefone com DDD',
  subject: 'Escolha um assunto',
  text: 'Escreva a mensagem',
  about: 'Escolha o que deseja agendar',
  plan: 'Escolha o convênio ou particular',
};

/** Everything but tabs and line ends that is not meant to be seen. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** The form that was sent; the contact form has no word for itself. */
export function kindOf(form: FormData): FormKind {
  return form.get('kind') === 'request' ? 'request' : 'contact';
}

/** Reads the fields as they were typed; what is not text (a file in place of it) counts as nothing. */
export function readValues(form: FormData, kind: FormKind = 'contact'): FormValues {
  const read = (name: string) =>
    form
      .getAll(name)
      .flatMap((value) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n').replace(CONTROL, '').trim() : []))
      .join(' ');
  return { ...EMPTY_VALUES, ...Object.fromEntries(FIELDS[kind].map((name) => [name, read(name)])) };
}

/** A phone with area code in E.164, however it was typed; undefined when it is none. */
export function parsePhone(typed: string): string | undefined {
  if (/[^\d\s()+.-]/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^0(?=\d{10,11}$)/, '');
  const e164 = digits.length > 11 ? `+${digits}` : `+55${digits}`;
  return digits !== '' && phoneProblem(e164) === true ? e164 : undefined;
}

/**
 * What is wrong, field by field, in words for the visitor. Empty when the message can be sent.
 * @param choices of a request: what can be asked for; undefined while that cannot be read, which must keep nobody from asking
 */
export function findErrors(values: FormValues, kind: FormKind = 'contact', choices?: Choices): FieldErrors {
  const found: [string, string][] = [];
  for (const name of FIELDS[kind]) {
    const empty = EMPTY[name];
    if (!values[name] && empty) found.push([name, empty]);
    const most = MAX_LENGTH[name] ?? 200;
    if ((values[name]?.length ?? 0) > most) {
      found.push([name, `Use no máximo ${most.toLocaleString('pt-BR')} caracteres`]);
    }
  }
  if (values.about && choices && !choices.offers.some(({ value }) => value === values.about)) {
    found.push(['about', 'Escolha um item da lista']);
  }
  const isPlan = ({ id }: { readonly id: string }) => id === values.plan;
  const isOther = [PRIVATE, OTHER_PLAN].some(({ value }) => value === values.plan);
  if (values.plan && choices && !isOther && !choices.plans.some(isPlan)) {
    found.push(['plan', 'Escolha um item da lista']);
  }
  if (values.phone !== '' && !parsePhone(values.phone)) found.push(['phone', WRONG_PHONE]);
  if (values.email !== '' && !EMAIL.test(values.email)) found.push(['email', 'Informe um e-mail válido']);
  if (values.subject !== '' && !MESSAGE_SUBJECTS.some(({ value }) => value === values.subject)) {
    found.push(['subject', 'Escolha um assunto da lista']);
  }
  if (values.consent !== 'sim') found.push(['consent', 'Para enviar, confirme que leu a Política de Privacidade']);
  // The first thing that is wrong with a field is the one to say.
  return Object.fromEntries(found.toReversed());
}

/** The values in the form in which they are kept. */
export function normalizeValues({ name, phone, email, subject, text }: FormValues) {
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

/** What a request asks for, in words as they are kept. */
export interface AskedFor {
  readonly about: string;
  readonly aboutId: string;
  readonly plan: string;
  /** What the plan asks for it. */
  readonly terms: string;
  readonly days: string[];
  readonly turns: string[];
  readonly modalities: string[];
  /** How a message by WhatsApp begins. */
  readonly opening: string;
}

/** @returns the choices of a form, without those that no form offers */
export function wantedIn({ about = '', plan = '', days = '', turns = '', modalities = '' }: FormValues): Wanted {
  const of = (list: readonly { readonly value: string }[], chosen: string) =>
    list.map(({ value }) => value).filter((value) => chosen.split(' ').includes(value));
  return {
    about,
    plan,
    days: of(WEEKDAYS, days),
    turns: of(TURNS, turns),
    modalities: of(MODALITIES, modalities),
  };
}

/** @param choices undefined while they cannot be read: then it is kept as it was sent, for staff to read */
export function askedFor(values: FormValues, choices: StoredChoices | undefined): AskedFor {
  const { about, plan, days, turns, modalities } = wantedIn(values);
  const offer = choices?.offers.find(({ value }) => value === about);
  const known = [PRIVATE, OTHER_PLAN].find(({ value }) => value === plan)?.title;
  return {
    about: offer?.title ?? about,
    aboutId: offer?.id ?? '',
    plan: known ?? choices?.plans.find(({ id }) => id === plan)?.name ?? plan,
    terms: offer?.terms[plan] ?? '',
    days: [...days],
    turns: [...turns],
    modalities: [...modalities],
    opening: offer?.opening ?? '',
  };
}

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
 * that is repeated make one message. Forms from the cache have no number: there the day stands for it.
 */
function idOf(values: object, { nonce, at, secret }: Circumstances): string {
  const form = nonce ?? new Date(at).toISOString().slice(0, 10);
  return messageId(
    createHmac('sha256', secret)
      .update(`contact-message ${form} ${JSON.stringify(values)}`)
      .digest('hex'),
  );
}

/** The document for a request that was checked: a message whose words are the request, and what the board of Studio sorts by. */
export function newRequest(
  values: FormValues,
  asked: AskedFor,
  { number, id }: ReadNumber,
  circumstances: Circumstances,
): NewMessage {
  const { opening: _opening, terms: _terms, aboutId, days, turns, modalities, ...words } = asked;
  const message = newMessage({ ...values, subject: 'agendamento', text: requestText(asked) }, circumstances);
  return {
    ...message,
    _id: id,
    number,
    ...words,
    ...(aboutId && { aboutId }),
    ...(days.length > 0 && { days }),
    ...(turns.length > 0 && { turns }),
    ...(modalities.length > 0 && { modalities }),
  };
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
