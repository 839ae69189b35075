import { isPsychology } from './advertising.ts';
import { memberOf, type RuleContext, textOf } from './form-value.ts';

/**
 * What the technical director answers for in a document (CFM 2.336/2023, art. 3º): the fields that are approved together.
 * When one of them changes afterwards, the document is not approved any more. `objects/parts.query.ts` asks the same.
 */
export const APPROVED_FIELDS = {
  testimonial: ['quote', 'authorDisplay', 'area', 'subject', 'year'],
  priceItem: ['label', 'kind', 'amountCents', 'note'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ApprovedType = keyof typeof APPROVED_FIELDS;

/** Whether the lake noted an approval of the document as it is now. The document is stored, from a form, or a projection. */
export function isApproved(document: unknown, type: ApprovedType): boolean {
  const approval = memberOf(document, 'approval');
  const content = memberOf(approval, 'content');
  // Of a reference only where it leads: a draft's may be weak until it is published.
  const said = (value: unknown) => textOf(value, '_ref') || (value ?? null);
  const same = (field: string) => said(memberOf(content, field)) === said(memberOf(document, field));
  return textOf(approval, 'by') !== '' && APPROVED_FIELDS[type].every(same);
}

/** The psychologists' council does not want testimonials at all (P7; CFP, NT 1/2022). */
export function testimonialAreaProblem(_area: unknown, context: RuleContext): true | string {
  return !isPsychology(context) || 'Depoimentos não são permitidos para psicologia (CFP, NT 1/2022).';
}

/** The technical director answers for what patients are quoted with (M19; CFM 2.336/2023, art. 3º and 14). */
export function approvalProblem(_approval: unknown, { document }: RuleContext): true | string {
  return isApproved(document, 'testimonial') || 'Aguardando aprovação do diretor técnico (botão “Aprovar”).';
}

/** Patients stay anonymous, with their permission, too (M19; CFM 2.336/2023, art. 14). */
export function initialsProblem(initials: string | undefined): true | string {
  return (
    /^[A-ZÀ-Ü]\.( ?[A-ZÀ-Ü]\.)?$/.test(initials ?? '') ||
    'Só iniciais, como “M. S.”: quem fala não é identificado (CFM).'
  );
}

/** Nobody is quoted without permission; the code leads to the signed paper, which is kept elsewhere (M19, L8, L9). */
export function consentProblem(code: string | undefined): true | string {
  return Boolean(code?.trim()) || 'Informe o código da autorização por escrito.';
}
