import { brandHex, isNearlyWhite } from '#web/ui/brand-tones.ts';

/** `#1B5E20`, `1b5e20` and ` #1b5e20 ` as content stores the colour; anything else stays as it was typed. */
export function storedColor(typed: string): string {
  const text = typed.trim();
  return brandHex(text) ?? brandHex(`#${text}`) ?? text;
}

/** @returns true, or a sentence for a colour that the site cannot use */
export function brandColorProblem(value: string | undefined): true | string {
  if (!value) return true;
  const color = brandHex(value);
  if (!color) return 'Escreva a cor como #1b5e20: o sinal # e seis números ou letras de A a F.';
  return !isNearlyWhite(color) || 'Esta cor é quase branca e some na página. Escolha um tom mais forte dela.';
}
