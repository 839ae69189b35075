import { memberOf, textOf } from './form-value.ts';
import { isPlaceholder } from './placeholder.ts';
import type { RuleContext } from './rule-context.ts';

const CRP_REGION = /^(0[1-9]|1\d|2[0-4])$/;

/**
 * Identification every advertisement of a professional must carry: CRM with number and state (M1; CFM 2.336/2023,
 * art. 4º I), CRP with region and number (P1; Código de Ética do Psicólogo, art. 20 a; Mato Grosso is region 18).
 */
export function registrationsProblem(
  registrations: readonly unknown[] | undefined,
  { document }: RuleContext,
): true | string {
  const list = registrations ?? [];
  for (const entry of list) {
    const council = textOf(entry, 'council');
    const number = textOf(entry, 'number');
    if (council === 'CRM' && !(/^\d{1,6}$/.test(number) && textOf(entry, 'uf'))) {
      return 'CRM precisa de número e estado. Obrigatório pelo CFM (Res. 2.336/2023, art. 4º).';
    }
    if (council === 'CRM' && textOf(entry, 'region')) return 'CRM é por estado: apague a região do registro.';
    if (council === 'CRP' && !(/^\d{3,6}$/.test(number) && CRP_REGION.test(textOf(entry, 'region')))) {
      return 'CRP precisa de região (01 a 24) e número. Obrigatório pelo CFP (Código de Ética, art. 20).';
    }
    if (isPlaceholder(entry, document)) return 'Informe o número real do registro.';
  }
  if (list.length > 0 && list.filter((entry) => memberOf(entry, 'isPrimary') === true).length !== 1) {
    return 'Marque exatamente um registro como principal.';
  }
  return true;
}
