import { textOf } from './form-value.ts';

/**
 * Says that nobody who reads the profile sees a date any more.
 * @param visits days (`date`, `YYYY-MM-DD`) and monthly rules, which never end
 */
export function visitsProblem(visits: readonly unknown[] | undefined): true | string {
  const dates = (visits ?? []).map((visit) => textOf(visit, 'date'));
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const isOver = dates.length > 0 && dates.every((date) => date !== '' && date < yesterday);
  return !isOver || 'Todas as datas já passaram: o site não mostra nenhuma. Acrescente as próximas.';
}
