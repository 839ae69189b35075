import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';

import { memberOf, textOf } from './form-value.ts';
import { isPlaceholder } from './placeholder.ts';
import type { RuleContext } from './rule-context.ts';
import { clinicUf } from './technical-director.ts';

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

/**
 * Who attends in a state needs a registration there (Lei 3.268/1957, art. 17–18, for doctors; the same is said of
 * psychologists). From memory, not read: it warns and says that it is to be confirmed. Mato Grosso is region 18 of the CRP;
 * of other states the region is not known here.
 * @param uf the clinic's state
 */
export function otherStateProblem(registrations: readonly unknown[] | undefined, uf: string): true | string {
  const onlyElsewhere = (council: string, isHere: (entry: unknown) => boolean) => {
    const own = (registrations ?? []).filter((entry) => textOf(entry, 'council') === council);
    return own.length > 0 && !own.some(isHere);
  };
  if (onlyElsewhere('CRM', (entry) => ['', uf].includes(textOf(entry, 'uf')))) {
    return `Só há CRM de outro estado. Para atender em ${uf} pode ser preciso CRM-${uf} (Lei 3.268/1957, art. 17 e 18; a confirmar com o CRM).`;
  }
  if (uf === 'MT' && onlyElsewhere('CRP', (entry) => ['', '18'].includes(textOf(entry, 'region')))) {
    return 'Só há CRP de outra região. Para atender em MT pode ser preciso CRP 18 (a confirmar com o CRP).';
  }
  return true;
}

const CLINIC_REGISTRATION = defineQuery(`*[_id == "siteSettings"][0]{crmRegistration}`);

/** The same in Studio, where the clinic's state has to be asked for. */
export async function localRegistrationProblem(
  registrations: readonly unknown[] | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const client = context.getClient({ apiVersion: '2025-02-19' });
  const settings = await client.fetch(CLINIC_REGISTRATION);
  return otherStateProblem(registrations, clinicUf(settings));
}
