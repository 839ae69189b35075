/** Equipment without registration at Anvisa may not be advertised (M13; CFM 2.336/2023, art. 9º II and 11 III). */
export function anvisaProblem(registration: string | undefined): true | string {
  return (
    /^\d{9,13}$/.test(registration ?? '') ||
    'Informe o registro na Anvisa, de 9 a 13 números: sem ele o equipamento não pode ser anunciado (CFM, art. 9º).'
  );
}
