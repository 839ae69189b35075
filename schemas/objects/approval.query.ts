/** The document is as the technical director approved it. The same fields as in `rules/approval.ts`. */
export const TESTIMONIAL_IS_APPROVED = `defined(approval.by) && approval.content.quote == quote
  && approval.content.authorDisplay == authorDisplay && approval.content.area._ref == area._ref
  && approval.content.subject == subject && approval.content.year == year`;

export const PRICE_IS_APPROVED = `defined(approval.by) && approval.content.label == label
  && approval.content.kind == kind && approval.content.amountCents == amountCents && approval.content.note == note`;
