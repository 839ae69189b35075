import { memberOf, textOf } from './form-value.ts';
import { hasCouncil } from './has-council.ts';
import { isPlaceholder } from './placeholder.ts';
import type { RuleContext } from './rule-context.ts';

/**
 * A specialty is announced only with its number (M2; CFM 2.336/2023, art. 4º II), at most two of them, and areas of
 * practice only beside one (M8; art. 13 VI). RQE exists only in medicine; a psychologist's specialties are registered
 * with the CRP instead.
 */
export function rqesProblem(rqes: readonly unknown[] | undefined, { document }: RuleContext): true | string {
  if (!rqes?.length) return true;
  if (!hasCouncil(memberOf(document, 'registrations'), 'CRM')) {
    return 'RQE existe só para quem tem CRM. Remova a especialidade ou informe o CRM.';
  }
  if (rqes.some((entry) => !/^\d{1,6}$/.test(textOf(entry, 'number')) || isPlaceholder(entry, document))) {
    return 'Informe o RQE ou remova a especialidade (CFM 2.336/2023, art. 4º).';
  }
  return (
    rqes.filter((entry) => !isArea(entry)).length <= 2 ||
    'O CFM permite anunciar no máximo duas especialidades (Res. 2.336/2023, art. 13).'
  );
}

/** An area of practice hangs off a specialty; by itself it would pass for one (M8; CFM 2.336/2023, art. 13 VI). */
export function areasProblem(rqes: readonly unknown[] | undefined): true | string {
  return !rqes?.length || !rqes.every(isArea) || 'Uma área de atuação depende de uma especialidade com RQE.';
}

function isArea(entry: unknown): boolean {
  return memberOf(entry, 'kind') === 'areaAtuacao';
}
