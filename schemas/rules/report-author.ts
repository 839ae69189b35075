import type { ValidationContext } from '@sanity/types';

const HAS_CRM = `count(*[_id == $id][0].registrations[council == "CRM"]) > 0`;

/** A report is a medical act: technicians carry out exams and never sign them (Lei 7.394/1985; CFM 2.314/2022). */
export async function reportAuthorProblem(
  value: { readonly _ref?: string } | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!value?._ref) return true;
  const client = context.getClient({ apiVersion: '2025-02-19' });
  const isDoctor = await client.fetch<boolean | null>(HAS_CRM, { id: value._ref });
  return isDoctor !== false || 'O laudo é ato médico: escolha quem tem CRM.';
}
