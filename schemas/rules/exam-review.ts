import { memberOf } from './form-value.ts';

interface RuleContext {
  readonly document?: unknown;
}

/** A preparation is a clinical protocol: nobody reads it without the name of who answers for it. */
export function reviewerProblem(reviewer: unknown, { document }: RuleContext): true | string {
  if (!memberOf(document, 'preparation') || reviewer) return true;
  return 'Informe quem revisou o preparo antes de publicar.';
}
