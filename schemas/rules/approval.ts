import { isPsychology } from './advertising.ts';
import { memberOf, type RuleContext, textOf } from './form-value.ts';

/**
 * What the technical director answers for in a document (CFM 2.336/2023, art. 3º): the fields that are approved together.
 * Of texts about health it is who reviewed what, and when; the title says which exam a preparation is of. When one of them
 * changes afterwards, by whatever way, the document is not approved any more.
 * `objects/parts.query.ts` asks the same about testimonials and prices.
 */
export const APPROVED_FIELDS = {
  testimonial: ['quote', 'authorDisplay', 'area', 'subject', 'year'],
  priceItem: ['label', 'kind', 'amountCents', 'note'],
  exam: ['title', 'preparation', 'reviewedBy', 'reviewedAt'],
  post: ['title', 'excerpt', 'body', 'sources', 'reviewedBy', 'reviewedAt'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ApprovedType = keyof typeof APPROVED_FIELDS;

export const isApprovedType = (type: string): type is ApprovedType => Object.hasOwn(APPROVED_FIELDS, type);

/** Whether the lake noted an approval of the document as it is now. The document is stored, from a form, or a projection. */
export function isApproved(document: unknown, type: ApprovedType): boolean {
  return hasApproval(document) && changedFields(document, type).length === 0;
}

/** Whether the document was approved at some time, whatever became of it. What came in by an import nobody approved here. */
export function hasApproval(document: unknown): boolean {
  const approval = memberOf(document, 'approval');
  return textOf(approval, 'by') !== '' && textOf(approval, 'imported') === '';
}

/** Names of the fields that are not as they were approved; of a document that never was, those that say something. */
export function changedFields(document: unknown, type: ApprovedType): readonly string[] {
  const content = memberOf(memberOf(document, 'approval'), 'content');
  return APPROVED_FIELDS[type].filter((field) => !isSame(memberOf(content, field), memberOf(document, field)));
}

/** Whether two values say the same: what is empty says nothing, and a draft's references may be weak until it is published. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(said(one)) === JSON.stringify(said(other));
}

function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(said) : undefined;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const ref = textOf(value, '_ref');
  // What is more than a reference says more than what it refers to.
  if (ref && Object.keys(value).every((name) => name.startsWith('_'))) return ref;
  const entries = Object.entries(value).map(([name, member]) => [name, said(member)] as const);
  return Object.fromEntries(
    entries.filter(([, member]) => member !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The psychologists' council does not want testimonials at all (P7; CFP, NT 1/2022). */
export function testimonialAreaProblem(_area: unknown, context: RuleContext): true | string {
  return !isPsychology(context) || 'Depoimentos não são permitidos para psicologia (CFP, NT 1/2022).';
}

/** The technical director answers for what patients are quoted with (M19; CFM 2.336/2023, art. 3º and 14). */
export function approvalProblem(_approval: unknown, { document }: RuleContext): true | string {
  return isApproved(document, 'testimonial') || 'Aguardando aprovação do diretor técnico.';
}

/** The price of an exam is shown once the technical director agrees (M16; CFM manual, ch. 8). */
export function priceApprovalProblem(_approval: unknown, { document }: RuleContext): true | string {
  if (memberOf(document, 'kind') !== 'exame' || typeof memberOf(document, 'amountCents') !== 'number') return true;
  return isApproved(document, 'priceItem') || 'O valor de um exame só aparece com a aprovação do diretor técnico.';
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
