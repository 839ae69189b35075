import 'server-only';
import { getSettings } from '../content/get-settings.ts';
import { contactDesk } from './desk.ts';
import type { FormState } from './form-state.ts';
import { createReception, type Terms } from './reception.ts';

/** What the content model proposes, for settings that were never written. */
const ANSWER_WITHIN_DAYS = 2;
const RETENTION_DAYS = 180;

/** The reception of this process: its desk, and what the clinic's settings say at this moment. */
export async function receive(form: FormData, address: string): Promise<FormState> {
  const desk = contactDesk();
  return await createReception({ ...desk, readTerms: () => readTerms(desk.defaultNotify) })(form, address);
}

/** @param defaultNotify who is told by e-mail when the settings name nobody for messages */
async function readTerms(defaultNotify: string): Promise<Terms> {
  // A message must not be lost because the settings cannot be read.
  const settings = await getSettings().then(
    ({ data }) => data,
    () => null,
  );
  const form = settings?.formSettings;
  return {
    answerWithinDays: form?.answerWithinDays ?? ANSWER_WITHIN_DAYS,
    retentionDays: form?.retentionDays ?? RETENTION_DAYS,
    privacyVersion: settings?.privacyVersion ?? '',
    notify: form?.notifyEmail || defaultNotify || settings?.email || '',
    timeZone: settings?.hours?.timeZone,
  };
}
