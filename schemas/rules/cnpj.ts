const FORMAT = /^[0-9A-Z]{12}\d{2}$/;
const FIRST_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * CNPJ without mask. Since July 2026 the first twelve places may be letters (IN RFB 2.229/2024): a character counts as
 * its ASCII code minus 48, then the usual modulo 11.
 */
export function isCnpj(value: string): boolean {
  if (!FORMAT.test(value)) return false;
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
