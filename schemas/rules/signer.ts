import type { ValidationContext } from '@sanity/types';

import { memberOf } from './form-value.ts';
import { hasCouncil } from './has-council.ts';

const SIGNER_QUERY = `*[_id == $id][0]{status, registrations[]{council}}`;

const hasLeft = (person: unknown) => memberOf(person, 'status') === 'ex-membro';

/**
 * A report is a medical act: technicians carry out exams and never sign them (Lei 7.394/1985; CFM 2.314/2022), nor does
 * somebody who left the clinic.
 * @param person the professional; nothing when nobody was chosen
 */
export function reportSignerProblem(person: unknown): true | string {
  if (!person) return true;
  if (hasLeft(person)) return 'Quem assina o laudo saiu da clínica. Escolha quem assina agora.';
  return hasCouncil(memberOf(person, 'registrations'), 'CRM') || 'O laudo é ato médico: escolha quem tem CRM.';
}

/** Who left answers for nothing any more: somebody else looks at the text again and takes its place. */
export function reviewerLeftProblem(person: unknown): true | string {
  return !hasLeft(person) || 'Quem revisou saiu da clínica. Outra pessoa precisa revisar e assinar.';
}

/** The same in Studio, where a reference has to be asked for. */
export function ofPerson(problem: (person: unknown) => true | string) {
  return async (value: { readonly _ref?: string } | undefined, context: ValidationContext): Promise<true | string> => {
    if (!value?._ref) return true;
    const client = context.getClient({ apiVersion: '2025-02-19' });
    return problem(await client.fetch<unknown>(SIGNER_QUERY, { id: value._ref }));
  };
}
