export const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

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
  readonly intervals: readonly { readonly opens: string; readonly closes: string }[] | null;
};

/** One line of an opening-hours table: the days and what happens on them. */
export type HoursRow = { days: string; text: string };

/** `07:30` → `7h30`, `18:00` → `18h`. */
export function formatTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/** `7h30 às 11h30 e 13h às 18h`. */
export function formatTimes(intervals: NonNullable<OpeningHours['intervals']>): string {
  const inOrder = [...intervals].sort((a, b) => a.opens.localeCompare(b.opens));
  return inOrder.map(({ opens, closes }) => `${formatTime(opens)} às ${formatTime(closes)}`).join(' e ');
}

function formatDays(first: number, last: number): string {
  const start = weekdayNames[week[first] ?? 'monday'];
  const end = weekdayNames[week[last] ?? 'sunday'];
  return capital(first === last ? start : `${start} ${last - first === 1 ? 'e' : 'a'} ${end}`);
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

/** `monday` → `Segunda`. */
export function weekdayTitle(day: (typeof week)[number]): string {
  return capital(weekdayNames[day]);
}

/** What happens on each day, Monday first; empty on days nobody entered. */
export function hoursByDay(openingHours: readonly OpeningHours[]): string[] {
  return week.map((day) =>
    openingHours
      .filter((hours) => hours.days?.includes(day))
      .map(({ intervals }) => formatTimes(intervals ?? []))
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

/** The first open line, for one-line summaries: `Segunda a sexta, 7h30 às 18h`. Null when nothing is open. */
export function hoursSummary(openingHours: readonly OpeningHours[]): string | null {
  const row = hoursByDepartment(openingHours)[0]?.rows.find(({ text }) => text !== closed);
  return row ? `${row.days}, ${row.text}` : null;
}
