import { memberOf } from './form-value.ts';
import type { RuleContext } from './rule-context.ts';

/** Eight digits, stored without hyphen. */
export function cepProblem(cep: string | undefined): true | string {
  return !cep || /^\d{8}$/.test(cep) || 'O CEP tem 8 números.';
}

/** Mato Grosso's codes begin with 78: another beginning is most likely a slip of the hand. */
export function cepRegionProblem(cep: string | undefined, { parent }: RuleContext): true | string {
  if (!cep || memberOf(parent, 'uf') !== 'MT') return true;
  return cep.startsWith('78') || 'Os CEPs de Mato Grosso começam com 78. Confira.';
}
