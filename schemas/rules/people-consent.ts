import { memberOf } from './form-value.ts';

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
