import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';
import { memberOf, publishedIdOf, type RuleContext, textOf } from './form-value.ts';
import { slugProblem } from './links.ts';
import { hasCouncil } from './registrations.ts';

/** One that is not published yet counts, too: it is published before what belongs to it. */
const AREA = defineQuery(`coalesce(*[_id == "drafts." + $id][0], *[_id == $id][0]){regulation}`);

/** The document with the rules that hold for its area (`regulationOf`), which Studio has to ask for. */
export async function withArea({ document, getClient }: ValidationContext): Promise<RuleContext> {
  const id = textOf(memberOf(document, 'area'), '_ref');
  if (!id) return { document };
  const client = getClient({ apiVersion: '2025-02-19' });
  const area = await client.fetch(AREA, { id }, { perspective: 'raw' });
  return { document: { ...document, area } };
}

/** Makes a rule that looks at the area one that Studio can ask. */
export function inArea<Value>(problem: (value: Value | undefined, context: RuleContext) => true | string) {
  return async (value: Value | undefined, context: ValidationContext): Promise<true | string> =>
    problem(value, await withArea(context));
}

/** The rules that hold for what a document is about, `area` being the area itself; empty where it belongs to none. */
export function regulationOf(document: unknown): string {
  return textOf(memberOf(document, 'area'), 'regulation');
}

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
  const id = publishedIdOf(document);
  const client = getClient({ apiVersion: '2025-02-19' });
  return (
    !(await client.fetch(HAS_PSYCHOLOGISTS, { id })) ||
    'Há profissionais com CRP nesta área: escolha “Psicologia (CFP)”, ou mude a área dessas pessoas antes.'
  );
}

/** The same from the other side: a psychologist in an area of other rules. */
export function psychologistAreaProblem(_area: unknown, { document }: RuleContext): true | string {
  const isPsychologist = hasCouncil(document, 'CRP') && !hasCouncil(document, 'CRM');
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
  const isOfBefore = publishedIdOf({ _id: id }).startsWith('area-');
  return (!anchor && isOfBefore) || slugProblem(anchor);
}
