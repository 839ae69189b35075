import { textOf } from './form-value.ts';

/** Each interval ends after it begins and none overlaps the one before; times are `HH:mm`, so text order is time order. */
export function intervalsInOrder(intervals: readonly unknown[] | undefined): true | string {
  let lastClose = '';
  for (const interval of intervals ?? []) {
    const opens = textOf(interval, 'opens');
    const closes = textOf(interval, 'closes');
    if (closes <= opens) return 'Cada período precisa fechar depois de abrir.';
    if (opens < lastClose) return 'Os períodos estão fora de ordem ou se sobrepõem.';
    lastClose = closes;
  }
  return true;
}

/**
 * No day may have two rules, of the clinic or of one department: the site could not tell which one holds. A department's own
 * rule may stand beside the clinic's. Days are `YYYY-MM-DD`, so text order is time order.
 */
export function specialDatesProblem(dates: readonly unknown[] | undefined): true | string {
  const byDepartment = Map.groupBy(dates ?? [], (entry) =>
    textOf(entry, 'department').trim().toLocaleLowerCase('pt-BR'),
  );
  return [...byDepartment.values()].map(clashOf).find((problem) => problem !== true) ?? true;
}

function clashOf(dates: readonly unknown[]): true | string {
  const ranges = dates
    .map((entry) => ({
      from: textOf(entry, 'date'),
      to: textOf(entry, 'until') || textOf(entry, 'date'),
      of: textOf(entry, 'department'),
    }))
    .sort((a, b) => a.from.localeCompare(b.from));
  const clash = ranges.find((range, index) => index > 0 && range.from <= (ranges[index - 1]?.to ?? ''));
  if (!clash) return true;
  const where = clash.of ? ` de “${clash.of}”` : '';
  return `O dia ${clash.from.split('-').reverse().join('/')} aparece em duas datas especiais${where}.`;
}

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
