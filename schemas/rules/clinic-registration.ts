import { memberOf, textOf } from './form-value.ts';

/** Number of the establishment at the CRM, in every material (M3; CFM 2.336/2023, art. 5º I; Lei 6.839/1980). */
export function clinicRegistrationProblem(settings: unknown): true | string {
  const registration = memberOf(settings, 'crmRegistration');
  const isComplete = /^\d{1,6}$/.test(textOf(registration, 'number')) && textOf(registration, 'uf') !== '';
  return isComplete || 'Informe o registro da clínica no CRM, número e estado (CFM 2.336/2023, art. 5º).';
}
