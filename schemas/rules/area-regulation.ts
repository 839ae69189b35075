import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';

import { memberOf, textOf } from './form-value.ts';
import { hasCouncil } from './has-council.ts';
import { regulationOf } from './in-area.ts';
import type { RuleContext } from './rule-context.ts';
import { slugProblem } from './slug.ts';

const HAS_PSYCHOLOGISTS = defineQuery(`count(*[_type == "professional" && area._ref == $id && status != "ex-membro"
  && "CRP" in registrations[].council && !("CRM" in registrations[].council)]) > 0`);

/**
 * Services and testimonials know psychology by their area alone: one that psychologists belong to has to say so, or P5 and
 * P7 would not hold there.
 */
export async function regulationProblem(
  regulation: string | undefined,
  { document, getClient }: ValidationContext,
): Promise<true | string> {
  if (!regulation || regulation === 'psicologia') return true;
  const id = textOf(document, '_id').replace(/^(drafts|versions\.[^.]+)\./, '');
  const client = getClient({ apiVersion: '2025-02-19' });
  return (
    !(await client.fetch(HAS_PSYCHOLOGISTS, { id })) ||
    'Há profissionais com CRP nesta área: escolha “Psicologia (CFP)”, ou mude a área dessas pessoas antes.'
  );
}

/** The same from the other side: a psychologist in an area of other rules. */
export function psychologistAreaProblem(_area: unknown, { document }: RuleContext): true | string {
  const registrations = memberOf(document, 'registrations');
  const isPsychologist = hasCouncil(registrations, 'CRP') && !hasCouncil(registrations, 'CRM');
  return (
    !isPsychologist ||
    ['', 'psicologia'].includes(regulationOf(document)) ||
    'Quem tem CRP fica em uma área com as regras da psicologia. Escolha outra área, ou mude as regras desta.'
  );
}

/**
 * An area has an address within a page that can be read out and outlives its name. Those of the closed list of before need
 * none: their id is the address that was printed (`area-psicologia`).
 */
export function areaAnchorProblem(anchor: string | undefined, id: string | undefined): true | string {
  const isOfBefore = id?.replace(/^(drafts|versions\.[^.]+)\./, '').startsWith('area-') === true;
  return (!anchor && isOfBefore) || slugProblem(anchor);
}
