const MONTH = 30 * 24 * 60 * 60 * 1000;

/**
 * Says a month ahead that a certificate or licence ends, and more firmly once it has (E3, E4; CFM 1.980/2011).
 * @param date `YYYY-MM-DD`
 */
export function expiryProblem(date: string | undefined): true | string {
  if (!date) return true;
  const left = Date.parse(date) - Date.now();
  if (left < 0) return 'Este documento está vencido. Renove antes de continuar divulgando a clínica.';
  return left > MONTH || 'Este documento vence em menos de 30 dias.';
}

/**
 * A plan without contract in force may not be shown (L14): the site takes it away by itself, staff hear of it before.
 * @param date `YYYY-MM-DD`
 */
export function contractProblem(date: string | undefined): true | string {
  if (!date) return true;
  const left = Date.parse(date) - Date.now();
  if (left < 0) return 'Este contrato já terminou: o convênio não aparece no site.';
  return left > MONTH || 'Este contrato termina em menos de 30 dias; depois disso o convênio sai do site.';
}
