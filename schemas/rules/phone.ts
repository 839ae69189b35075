/** E.164 for Brazil: area code, then nine digits for a mobile or eight for a landline. */
const PHONE_FORMAT = /^\+55[1-9][1-9](9\d{8}|[2-5]\d{7})$/;

export function phoneProblem(value: string | undefined): true | string {
  if (!value) return true;
  return PHONE_FORMAT.test(value) || 'Confira o número: DDD e 8 ou 9 números, como (66) 99999-0000.';
}
