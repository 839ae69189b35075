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
      to: lastDayOf(entry),
      of: textOf(entry, 'department'),
    }))
    .sort((a, b) => a.from.localeCompare(b.from));
  const clash = ranges.find((range, index) => index > 0 && range.from <= (ranges[index - 1]?.to ?? ''));
  if (!clash) return true;
  const where = clash.of ? ` de “${clash.of}”` : '';
  return `O dia ${clash.from.split('-').reverse().join('/')} aparece em duas datas especiais${where}.`;
}

/**
 * Hours of a department on days on which the whole clinic is closed: the site does not show them, so whoever wrote them is
 * told. Days are `YYYY-MM-DD`, so text order is time order.
 */
export function closedDepartmentProblem(dates: readonly unknown[] | undefined): true | string {
  const closures = (dates ?? []).filter(
    (entry) => !textOf(entry, 'department') && textOf(entry, 'status') === 'fechado',
  );
  const unseen = (dates ?? []).find(
    (entry) =>
      textOf(entry, 'department') &&
      textOf(entry, 'status') === 'especial' &&
      closures.some(
        (closure) => textOf(closure, 'date') <= textOf(entry, 'date') && lastDayOf(entry) <= lastDayOf(closure),
      ),
  );
  if (!unseen) return true;
  const day = textOf(unseen, 'date').split('-').reverse().join('/');
  return `A clínica está fechada em ${day}: o site não mostra o horário de “${textOf(unseen, 'department')}” nesse dia.`;
}

const lastDayOf = (entry: unknown) => textOf(entry, 'until') || textOf(entry, 'date');

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
