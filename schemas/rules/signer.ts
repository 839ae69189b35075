import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';

import { memberOf, textOf } from './form-value.ts';
import { hasCouncil } from './has-council.ts';

const SIGNER_QUERY = defineQuery(`*[_id == $id][0]{status, registrations[]{council}}`);

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

/** How to get ready for an exam is a doctor's protocol (clinic protocol; the report is one's, too: CFM 2.314/2022). */
export function preparationReviewerProblem(person: unknown): true | string {
  return !person || hasCouncil(memberOf(person, 'registrations'), 'CRM') || 'O preparo é revisado por quem tem CRM.';
}

/**
 * An article is reviewed by the council it is about: its author's, where that is medicine or psychology. Good practice and
 * no rule that was read, so it warns.
 */
export function articleReviewerProblem(reviewer: unknown, author: unknown): true | string {
  const has = (person: unknown, council: string) => hasCouncil(memberOf(person, 'registrations'), council);
  if (!reviewer) return true;
  const own = ['CRM', 'CRP'].filter((council) => has(author, council));
  if (own.length > 0) {
    return own.some((council) => has(reviewer, council)) || `Quem escreveu é do ${own.join(' e ')}: a revisão também.`;
  }
  return has(reviewer, 'CRM') || has(reviewer, 'CRP') || 'A revisão é de quem tem CRM ou CRP, conforme o assunto.';
}

/** The same in Studio, where who is referred to has to be asked for; of an article its author, too. */
export function ofPerson(problem: (person: unknown, author: unknown) => true | string) {
  return async (value: { readonly _ref?: string } | undefined, context: ValidationContext): Promise<true | string> => {
    if (!value?._ref) return true;
    const client = context.getClient({ apiVersion: '2025-02-19' });
    const find = (id: string) => client.fetch(SIGNER_QUERY, { id });
    const author = textOf(memberOf(context.document, 'author'), '_ref');
    return problem(await find(value._ref), author ? await find(author) : undefined);
  };
}
