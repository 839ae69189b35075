import { hasCouncil } from './has-council.ts';
import { memberOf } from './form-value.ts';
import type { RuleContext } from './rule-context.ts';

/** A doctor without RQE announces no organs, systems or diseases (CFM 2.336/2023, art. 11 I). */
export function focusAreasProblem(areas: readonly unknown[] | undefined, { document }: RuleContext): true | string {
  if (!areas?.length || !hasCouncil(memberOf(document, 'registrations'), 'CRM')) return true;
  const rqes = memberOf(document, 'rqes');
  const hasRqe = Array.isArray(rqes) && rqes.length > 0;
  return (
    hasRqe || 'Sem RQE, não se anunciam órgãos nem doenças. Deixe vazio: o site escreve “Atendimento clínico geral”.'
  );
}
