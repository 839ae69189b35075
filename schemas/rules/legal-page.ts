import { textOf } from './form-value.ts';

/** A policy says which version it is and since when it holds (L5; LGPD, art. 9º): messages keep the one agreed to. */
export function legalPageProblem(legal: unknown): true | string {
  if (!textOf(legal, 'kind')) return true;
  return (
    (textOf(legal, 'version') !== '' && textOf(legal, 'effectiveAt') !== '') ||
    'Uma página legal precisa de versão e de data em que passou a valer (LGPD, art. 9º).'
  );
}
