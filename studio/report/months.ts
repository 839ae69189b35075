import { momentAt } from '../dashboard/days.ts';

/** A month of the clinic's calendar, as two moments: from its first midnight to that of the next month. */
export interface MonthRange {
  /** ISO 8601, UTC. */
  readonly from: string;
  readonly until: string;
}

/** @param month `2026-11` */
export function rangeOf(month: string, timeZone: string): MonthRange {
  return {
    from: momentAt(`${month}-01`, '00:00', timeZone),
    until: momentAt(`${monthsAfter(month, 1)}-01`, '00:00', timeZone),
  };
}

/** @param month `2026-11` */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** `novembro de 2026` */
export function monthInWords(month: string): string {
  const format = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
