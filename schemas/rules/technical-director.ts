import type { ValidationContext } from '@sanity/types';

interface Candidate {
  readonly status: string | null;
  readonly hasCrm: boolean;
}

const CANDIDATE_QUERY = `*[_id == $id][0]{ status, "hasCrm": count(registrations[council == "CRM" && uf == "MT"]) > 0 }`;

/**
 * The technical director answers for everything the site says (CFM 2.336/2023, art. 3º II and 5º): an active doctor
 * registered in the clinic's state.
 */
export async function technicalDirectorProblem(
  value: { readonly _ref?: string } | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!value?._ref) return true;
  const client = context.getClient({ apiVersion: '2025-02-19' });
  const candidate = await client.fetch<Candidate | null>(CANDIDATE_QUERY, { id: value._ref });
  if (!candidate) return true;
  if (candidate.status !== 'ativo') return 'O(a) diretor(a) técnico(a) precisa estar em atividade.';
  return candidate.hasCrm || 'O(a) diretor(a) técnico(a) precisa ter CRM em Mato Grosso.';
}
