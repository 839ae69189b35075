/** A month of the clinic's calendar, as two moments: from its first midnight to that of the next month. */
export interface MonthRange {
  /** ISO 8601, UTC. */
  readonly from: string;
  readonly until: string;
}

/** @param month `2026-11` */
export function rangeOf(month: string, timeZone: string): MonthRange {
  return { from: midnight(`${month}-01`, timeZone), until: midnight(`${monthsAfter(month, 1)}-01`, timeZone) };
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

/** When a day begins on the clinic's clock: its distance to UTC is read off that clock, twice for a day on which it changes. */
function midnight(day: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const first = wanted + behindUtc(wanted, timeZone);
  return new Date(wanted + behindUtc(first, timeZone)).toISOString();
}

/** Milliseconds. */
function behindUtc(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const [day = '', time = ''] = format.format(new Date(moment)).split(', ');
  return moment - Date.parse(`${day}T${time.slice(0, 8)}Z`);
}
