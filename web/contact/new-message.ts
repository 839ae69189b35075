import { createHmac } from 'node:crypto';
import type { Message } from '#schemas/generated/content-types.ts';
import { MESSAGE_SUBJECTS } from '#schemas/objects/choices.ts';
import { tidy } from './check-message.ts';
import type { FormValues } from './form-state.ts';

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

const DAY = 24 * 60 * 60 * 1000;

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
  const { email, subject, ...rest } = tidy(values);
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
    retentionUntil: new Date(at + retentionDays * DAY).toISOString().slice(0, 10),
  };
}
