import { textOf } from './form-value.ts';

/** A company registered (not only enrolled) at the CRP shows its number (P9; Res. CFP 16/2019, art. 8º). */
export function crpClinicProblem(registration: unknown): true | string {
  if (textOf(registration, 'modality') !== 'registro') return true;
  return (
    (textOf(registration, 'number') !== '' && textOf(registration, 'region') !== '') ||
    'Clínica com registro no CRP mostra região e número (Res. CFP 16/2019, art. 8º).'
  );
}
