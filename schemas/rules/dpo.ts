import { textOf } from './form-value.ts';

/**
 * Who answers for personal data is public, with full name (L3; LGPD, art. 41; ANPD, Res. 18/2024). Small agents may name a
 * channel instead (L4; Res. CD/ANPD 2/2022): then the address alone must be there, which is always asked for.
 */
export function dpoProblem(dpo: unknown): true | string {
  const kind = textOf(dpo, 'kind');
  if (!textOf(dpo, 'email')) return 'Informe o e-mail para pedidos sobre dados pessoais (LGPD, art. 41).';
  if (kind === 'canal') return true;
  if (textOf(dpo, 'name').split(/\s+/).length < 2) {
    return 'Informe nome e sobrenome do encarregado (ANPD, Res. 18/2024).';
  }
  return kind !== 'empresa' || textOf(dpo, 'company') !== '' || 'Informe a empresa encarregada (ANPD, Res. 18/2024).';
}
