import { memberOf } from './form-value.ts';

interface RuleContext {
  readonly document?: unknown;
}

/**
 * Which prices may be announced: consultations; exams once the technical director agrees; never procedures (CFM manual,
 * ch. 8) nor psychology (CFP, Código de Ética, art. 20 d).
 */
export function amountProblem(cents: number | undefined, { document }: RuleContext): true | string {
  if (cents === undefined) return true;
  const kind = memberOf(document, 'kind');
  if (kind === 'procedimento') return 'O CFM não permite anunciar valor de procedimento. Deixe o valor vazio.';
  if (kind === 'psicologia') return 'O CFP não permite usar o preço como anúncio (art. 20 d). Deixe o valor vazio.';
  if (kind === 'exame' && memberOf(document, 'approvedByDirector') !== true) {
    return 'O valor de um exame só aparece com a aprovação do diretor técnico.';
  }
  return true;
}

/** A price binds who announces it (CDC, art. 30): one that is over must not stay. `YYYY-MM-DD`. */
export function priceDateProblem(until: string | undefined): true | string {
  if (!until) return true;
  return until >= new Date().toISOString().slice(0, 10) || 'Este valor já venceu e não aparece mais no site.';
}
