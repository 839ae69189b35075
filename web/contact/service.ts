import 'server-only';
import { randomBytes } from 'node:crypto';
import { ANSWER_WITHIN_DAYS } from '#schemas/rules/holidays.ts';
import { getSettings } from '../content/documents.ts';
import { type Brakes, createBrakes } from './brakes.ts';
import { createFormHandler, type Terms } from './form-handler.ts';
import type { FormState } from './form-state.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { readChoices } from './read-choices.ts';
import { createRequestNumbers, type ReadNumber, type RequestNumbers } from './request-number.ts';
import { createStamps, type Stamps } from './stamp.ts';
import { visitCounts } from '../visits/visit-counts.ts';

interface ContactService {
  readonly outbox: Outbox;
  readonly stamps: Stamps;
  readonly brakes: Brakes;
  readonly numbers: RequestNumbers;
  readonly secret: string;
}

/** What the content model proposes, as ANSWER_WITHIN_DAYS, for settings that were never written. */
const RETENTION_DAYS = 180;

declare global {
  // Actions, routes and the start of the server are bundled apart: a module variable would exist once in each.
  var contactService: ContactService | undefined;
}

/** What the contact form needs of this process. The first call begins to deliver what waits on disk. */
export function contactService(): ContactService {
  return (globalThis.contactService ??= openService());
}

function openService(): ContactService {
  // Shared with the lake, so it outlives a restart; a random one only costs the forms that are open then a second click.
  const secret = process.env.LAKE_WEBHOOK_SECRET || randomBytes(32).toString('base64url');
  return {
    outbox: openOutbox(process.env),
    stamps: createStamps(secret),
    brakes: createBrakes(),
    numbers: createRequestNumbers(secret),
    secret,
  };
}

/** The answer to a form that was sent from an address. */
export async function handleContactForm(form: FormData, address: string): Promise<FormState> {
  const { outbox, ...service } = contactService();
  const state = await createFormHandler({ ...service, ...outbox, readTerms, readChoices: choicesNow })(form, address);
  if (state.kind === 'sent') visitCounts().lead('sent');
  return state;
}

/** Withdraws the request of a number. @returns undefined for a number that this site has never given out */
export function withdrawRequest(typed: string): ReadNumber | undefined {
  const { numbers, outbox } = contactService();
  const known = numbers.read(typed);
  if (known && !outbox.isWithdrawn(known.id)) outbox.withdraw(known.id);
  return known;
}

/** What can be asked for. A request must not be lost because that cannot be read. */
async function choicesNow() {
  return await getSettings()
    .then(({ data }) => readChoices(data))
    .catch(() => undefined);
}

/** What the clinic's settings say at this moment. A message must not be lost because they cannot be read. */
async function readTerms(): Promise<Terms> {
  const settings = await getSettings().then(
    ({ data }) => data,
    () => null,
  );
  const form = settings?.formSettings;
  return {
    answerWithinDays: form?.answerWithinDays ?? ANSWER_WITHIN_DAYS,
    retentionDays: form?.retentionDays ?? RETENTION_DAYS,
    privacyVersion: settings?.privacyVersion ?? '',
    notify: form?.notifyEmail || process.env.CONTACT_TO || settings?.email || '',
    timeZone: settings?.hours?.timeZone,
    requestsTo: settings?.booking?.mode === 'whatsapp' ? settings.whatsapp?.number : undefined,
  };
}
