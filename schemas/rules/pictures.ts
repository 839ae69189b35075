import { memberOf, textOf } from './form-value.ts';

/** A field of this name holds a mark, not a photo: the name beside it is its text, nobody is seen on it, nobody sold it. */
export function isLogo(field: unknown): boolean {
  return field === 'logo';
}

/** Every picture that says something says it in words, too (A2; ABNT NBR 17225, WCAG 1.1.1). */
export function altTextProblem(picture: unknown): true | string {
  if (!memberOf(picture, 'asset') || memberOf(picture, 'decorative') === true) return true;
  return textOf(picture, 'alt') !== '' || 'Descreva a foto para quem não enxerga ou marque a imagem como decorativa.';
}

/** A picture that was not taken at the clinic must name its origin (M21; CFM 2.336/2023, art. 9º I). */
export function creditProblem(picture: unknown): true | string {
  return (
    memberOf(picture, 'isStock') !== true ||
    textOf(picture, 'credit') !== '' ||
    'Imagem de banco precisa citar a origem (CFM 2.336/2023, art. 9º).'
  );
}

/** Pictures of rooms and people show what is there (M21): a bought one would not be faithful to reality. */
export function ownPictureProblem(picture: unknown): true | string {
  return (
    memberOf(picture, 'isStock') !== true ||
    'Aqui cabe uma foto da própria clínica: imagem de banco não mostra o que existe (CFM 2.336/2023, art. 9º).'
  );
}

/**
 * Whether people are seen, and with what permission, is settled before a picture is shown (L8; CFM 2.336/2023, art. 14;
 * LGPD). The signed paper stays outside of the dataset (L9).
 */
export function peopleConsentProblem(consent: string | undefined, parent: unknown): true | string {
  return (
    !memberOf(parent, 'asset') ||
    memberOf(parent, 'isStock') === true ||
    Boolean(consent) ||
    'Diga se há pessoas na foto. Com pessoas, guarde a autorização assinada fora do site (LGPD).'
  );
}

/** What a browser offers to choose, as the site can show it. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';
