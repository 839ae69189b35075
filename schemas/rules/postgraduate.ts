/**
 * A course without RQE may be announced only when the CRM has registered it (M7; CFM 2.336/2023, art. 13 §1º). The words
 * NÃO ESPECIALISTA are added by the site.
 */
export function courseRegistrationProblem(isRegistered: boolean | undefined): true | string {
  return (
    isRegistered === true || 'Confirme o registro deste curso no CRM antes de anunciá-lo (CFM 2.336/2023, art. 13).'
  );
}
