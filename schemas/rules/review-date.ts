import { memberOf } from './form-value.ts';
import type { RuleContext } from './rule-context.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/**
 * Health content is to be looked at again within a year; demonstration texts are nobody's protocol.
 * @param date `YYYY-MM-DD`, as Studio stores dates
 */
export function reviewDateProblem(date: string | undefined, { document }: RuleContext): true | string {
  if (memberOf(document, 'isDemo') === true) return true;
  if (!date) return 'Informe quando o texto foi revisado.';
  return Date.now() - Date.parse(date) < YEAR || 'A última revisão tem mais de um ano. Revise e atualize a data.';
}
