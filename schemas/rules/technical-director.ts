import type { ValidationContext } from '@sanity/types';

import { listOf, memberOf, textOf } from './form-value.ts';

/** Where the clinic is, for the councils: the state of its own registration (CFM 2.336/2023, art. 5º), or Mato Grosso. */
export function clinicUf(settings: unknown): string {
  return textOf(memberOf(settings, 'crmRegistration'), 'uf') || 'MT';
}

/**
 * The technical director answers for everything the site says (CFM 2.336/2023, art. 3º II and 5º): an active doctor
 * registered in the clinic's state.
 * @param director the professional; nothing when there is none with that id
 */
export function directorProblem(director: unknown, uf: string): true | string {
  if (!director) return true;
  if (memberOf(director, 'status') !== 'ativo') return 'O(a) diretor(a) técnico(a) precisa estar em atividade.';
  const isOfThisState = listOf(director, 'registrations').some(
    (entry) => textOf(entry, 'council') === 'CRM' && textOf(entry, 'uf') === uf,
  );
  return isOfThisState || `O(a) diretor(a) técnico(a) precisa ter CRM-${uf}, o estado do registro da clínica.`;
}

/** The same in Studio, where the reference has to be asked for. */
export async function technicalDirectorProblem(
  value: { readonly _ref?: string } | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!value?._ref) return true;
  const client = context.getClient({ apiVersion: '2025-02-19' });
  const director = await client.fetch<unknown>('*[_id == $id][0]{status, registrations}', { id: value._ref });
  return directorProblem(director, clinicUf(context.document));
}
