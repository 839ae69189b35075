import 'server-only';
import { contactDesk } from './desk.ts';
import type { FormState } from './form-state.ts';
import { readTerms } from './read-terms.ts';
import { createReception } from './reception.ts';

/** The reception of this process: its desk, and what the clinic's settings say at this moment. */
export async function receive(form: FormData, address: string): Promise<FormState> {
  const desk = contactDesk();
  return await createReception({ ...desk, readTerms: () => readTerms(desk.defaultNotify) })(form, address);
}
