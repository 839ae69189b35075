import { memberOf, type RuleContext } from './form-value.ts';

/** E.164 for Brazil: area code, then nine digits for a mobile or eight for a landline. */
const PHONE_FORMAT = /^\+55[1-9][1-9](9\d{8}|[2-5]\d{7})$/;

export function phoneProblem(value: string | undefined): true | string {
  if (!value) return true;
  return PHONE_FORMAT.test(value) || 'Confira o número: DDD e 8 ou 9 números, como (66) 99999-0000.';
}

/** Eight digits, stored without hyphen. */
export function cepProblem(cep: string | undefined): true | string {
  return !cep || /^\d{8}$/.test(cep) || 'O CEP tem 8 números, como 78550-000.';
}

/** Mato Grosso's codes begin with 78: another beginning is most likely a slip of the hand. */
export function cepRegionProblem(cep: string | undefined, { parent }: RuleContext): true | string {
  if (!cep || memberOf(parent, 'uf') !== 'MT') return true;
  return cep.startsWith('78') || 'Os CEPs de Mato Grosso começam com 78. Confira.';
}

const CNPJ_FORMAT = /^[0-9A-Z]{12}\d{2}$/;
const FIRST_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * CNPJ without mask. Since July 2026 the first twelve places may be letters (IN RFB 2.229/2024): a character counts as
 * its ASCII code minus 48, then the usual modulo 11.
 */
export function isCnpj(value: string): boolean {
  if (!CNPJ_FORMAT.test(value)) return false;
  const first = checkDigit(value.slice(0, 12), FIRST_WEIGHTS);
  const second = checkDigit(value.slice(0, 12) + String(first), [6, ...FIRST_WEIGHTS]);
  return value.endsWith(`${first}${second}`);
}

export function cnpjProblem(value: string | undefined): true | string {
  if (!value) return true;
  return isCnpj(value) || 'CNPJ inválido. Confira os 14 caracteres: os dois últimos são de conferência.';
}

function checkDigit(base: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (base.charCodeAt(index) - 48), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Search engines give a whole tag to copy; the site writes the tag itself and needs only the code inside. */
export function verificationProblem(code: string | undefined): true | string {
  if (!code) return true;
  return (
    /^[\w=+/-]{8,128}$/.test(code) || 'Cole só o código, sem a etiqueta: o que está entre aspas depois de “content=”.'
  );
}
