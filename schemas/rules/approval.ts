import { memberOf, textOf } from './form-value.ts';

/**
 * What the technical director answers for in a document (CFM 2.336/2023, art. 3º): the fields that are approved together.
 * When one of them changes afterwards, the document is not approved any more. `approval.query.ts` asks the same.
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
