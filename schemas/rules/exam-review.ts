import { memberOf } from './form-value.ts';
import type { RuleContext } from './rule-context.ts';

/** A preparation is a clinical protocol: nobody reads it without the name of who answers for it. */
export function reviewerProblem(reviewer: unknown, { document }: RuleContext): true | string {
  if (!memberOf(document, 'preparation') || reviewer) return true;
  return 'Informe quem revisou o preparo antes de publicar.';
}
