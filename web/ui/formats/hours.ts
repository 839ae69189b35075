export const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The weekday of a date as stored; empty for what is none. */
export const weekdayOf = (date: string) => week[(new Date(date).getUTCDay() + 6) % 7] ?? '';

export const weekdayNames: Record<(typeof week)[number], string> = {
  monday: 'segunda',
  tuesday: 'terça',
  wednesday: 'quarta',
  thursday: 'quinta',
  friday: 'sexta',
  saturday: 'sábado',
  sunday: 'domingo',
};

export const closed = 'Fechado';

export type OpeningHours = {
  readonly days: readonly string[] | null;
  readonly department?: string | null;
  readonly room?: string | null;
  readonly intervals: readonly { readonly opens: string; readonly closes: string }[] | null;
};

/** One line of an opening-hours table: the days and what happens on them. */
export type HoursRow = { days: string; text: string };

/** `07:30` → `7h30`, `18:00` → `18h`. */
export function formatTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/** In the order of opening. `HH:MM` sorts as it is; the first `localeCompare` of a page takes a slow phone 40 milliseconds. */
export function byOpening<Times extends { readonly opens: string }>(entries: readonly Times[]): Times[] {
  return [...entries].sort((a, b) => Number(a.opens > b.opens) - Number(a.opens < b.opens));
}

/** `7h30 às 11h30 e 13h às 18h`. */
export function formatTimes(intervals: NonNullable<OpeningHours['intervals']>): string {
  return byOpening(intervals)
    .map(({ opens, closes }) => `${formatTime(opens)} às ${formatTime(closes)}`)
    .join(' e ');
}

/** `8h às 12h (Sala 2)`; the room alone where nobody gave times. */
export function withRoom(times: string, room: string | null | undefined): string {
  if (!room) return times;
  return times ? `${times} (${room})` : room;
}

function formatDays(first: number, last: number): string {
  const start = weekdayNames[week[first] ?? 'monday'];
  const end = weekdayNames[week[last] ?? 'sunday'];
  return capital(first === last ? start : `${start} ${last - first === 1 ? 'e' : 'a'} ${end}`);
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

/** What happens on each day, Monday first; empty on days nobody entered. */
export function hoursByDay(openingHours: readonly OpeningHours[]): string[] {
  const parts = openingHours.map(({ days, intervals, room }) => ({
    days,
    opens: byOpening(intervals ?? [])[0]?.opens ?? '',
    text: withRoom(formatTimes(intervals ?? []), room),
  }));
  return week.map((day) =>
    byOpening(parts.filter(({ days }) => days?.includes(day)))
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' e '),
  );
}

/**
 * The week as lines, neighbours with the same hours together: `Segunda a sexta: 7h30 às 11h30 e 13h às 18h`.
 * Days nobody entered are closed, and are said to be.
 */
export function hoursRows(openingHours: readonly OpeningHours[]): HoursRow[] {
  const byDay = hoursByDay(openingHours).map((text) => text || closed);
  const rows: HoursRow[] = [];
  let first = 0;
  for (let day = 1; day <= week.length; day += 1) {
    if (day < week.length && byDay[day] === byDay[first]) continue;
    rows.push({ days: formatDays(first, day - 1), text: byDay[first] ?? closed });
    first = day;
  }
  return rows;
}

/** Opening hours of the clinic itself first, then of each department that has its own. */
export function hoursByDepartment(
  openingHours: readonly OpeningHours[],
): { department: string | null; rows: HoursRow[] }[] {
  const departments = [...new Set(openingHours.map((hours) => hours.department || null))];
  return departments
    .sort((a, b) => Number(a !== null) - Number(b !== null))
    .map((department) => {
      const rows = hoursRows(openingHours.filter((hours) => (hours.department || null) === department));
      return { department, rows: department === null ? rows : rows.filter((row) => row.text !== closed) };
    });
}

/** What one department does differently on a day. */
export interface DepartmentDay {
  readonly department: string | null;
  readonly label?: string | null;
  readonly status: string | null;
  readonly intervals: readonly { readonly opens: string; readonly closes: string }[] | null;
  /** `YYYY-MM-DD`, today at the clinic when it was read. */
  readonly day: string | null;
}

/** `Ultrassonografia não atende hoje (23/11, manutenção)`, `Raio-X hoje (23/11): 8h às 12h`. */
export function departmentToday({ department, label, status, intervals, day }: DepartmentDay): string {
  const [, month, date] = (day ?? '').split('-');
  const why = [month && `${date}/${month}`, label].filter(Boolean).join(', ');
  const when = why ? `hoje (${why})` : 'hoje';
  const times = status === 'fechado' ? '' : formatTimes(intervals ?? []);
  return times ? `${department} ${when}: ${times}` : `${department} não atende ${when}`;
}

/** The first open line, for one-line summaries: `Segunda a sexta, 7h30 às 18h`. Null when nothing is open. */
export function hoursSummary(openingHours: readonly OpeningHours[] | null): string | null {
  const row = hoursByDepartment(openingHours ?? [])[0]?.rows.find(({ text }) => text !== closed);
  return row ? `${row.days}, ${row.text}` : null;
}
