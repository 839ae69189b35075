import { memberOf, textOf } from './form-value.ts';

/** Every picture that says something says it in words, too (A2; ABNT NBR 17225, WCAG 1.1.1). */
export function altTextProblem(picture: unknown): true | string {
  if (!memberOf(picture, 'asset') || memberOf(picture, 'decorative') === true) return true;
  return textOf(picture, 'alt') !== '' || 'Descreva a foto para quem não enxerga ou marque a imagem como decorativa.';
}
