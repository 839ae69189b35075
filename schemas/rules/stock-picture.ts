import { memberOf, textOf } from './form-value.ts';

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
