import { isDay } from './dates.ts';
import { formatTimes, hoursByDay, type OpeningHours, week, weekdayNames, withRoom } from './hours.ts';
import { weekdayOf } from './open-now.ts';

/** A day on which somebody comes to the clinic, or a rule for one day of each month. */
interface VisitRule {
  /** `YYYY-MM-DD`; absent for a rule. */
  readonly date?: string | null;
  readonly week?: string | null;
  readonly day?: string | null;
  readonly intervals?: OpeningHours['intervals'];
  readonly room?: string | null;
}

/** Days off, first and last, `YYYY-MM-DD`; without a last one it is one day. */
export interface Absence {
  readonly from: string;
  readonly until?: string | null;
}

export interface Visit {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `8h às 12h (Sala 2)`, or empty. */
  readonly times: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTHS_AHEAD = 12;
const WEEKS = ['first', 'second', 'third', 'fourth'];

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const lastDayOf = ({ from, until }: Absence) => until || from;
/** Studio refuses any other, an import does not. */
const isSpan = (off: Absence) => isDay(off.from) && isDay(lastDayOf(off)) && off.from <= lastDayOf(off);

type Absences = readonly Absence[] | null | undefined;

/** Days on which somebody does not come: they are away, or the clinic is closed. */
export function daysOff({ absences, closures }: { absences?: Absences; closures?: Absences }): readonly Absence[] {
  return [...(absences ?? []), ...(closures ?? [])];
}

/** The day of a month, counted from January of the year, that a rule means. */
function dayOfMonth(year: number, month: number, rule: VisitRule): string | undefined {
  const weekday = week.findIndex((day) => day === rule.day);
  if (weekday < 0) return undefined;
  const nth = WEEKS.indexOf(rule.week ?? '');
  // Monday is 0 here, Sunday is 0 for `Date`.
  const mondayBased = (time: number) => (new Date(time).getUTCDay() + 6) % 7;
  if (nth >= 0) {
    const first = Date.UTC(year, month, 1);
    return isoDay(first + (((weekday - mondayBased(first) + 7) % 7) + nth * 7) * DAY_MS);
  }
  const last = Date.UTC(year, month + 1, 0);
  return isoDay(last - ((mondayBased(last) - weekday + 7) % 7) * DAY_MS);
}

/**
 * The next days on which somebody is there who does not come every week, today included, without days off.
 * @param absences see `daysOff`
 * @param today `YYYY-MM-DD` at the clinic; null where it is not known
 * @param most how many
 */
export function nextVisits(...asked: Parameters<typeof comingVisits>): Visit[] {
  return comingVisits(...asked).map(({ date, times }) => ({ date, times }));
}

function comingVisits(
  rules: readonly VisitRule[] | null | undefined,
  absences: Absences,
  today: string | null,
  most = 3,
): (Visit & { readonly closings: readonly string[] })[] {
  if (!today) return [];
  const [year = 0, month = 1] = today.split('-').map(Number);
  const isOff = (date: string) => (absences ?? []).some((off) => off.from <= date && date <= lastDayOf(off));
  const byDate = new Map<string, { readonly times: string; readonly closings: readonly string[] }>();
  for (const rule of rules ?? []) {
    const dates = rule.date
      ? [rule.date]
      : Array.from({ length: MONTHS_AHEAD }, (_, ahead) => dayOfMonth(year, month - 1 + ahead, rule));
    const times = withRoom(formatTimes(rule.intervals ?? []), rule.room);
    const closings = closingsOf(rule.intervals);
    // A day that is entered knows better than the rule of the month.
    for (const date of dates) if (date && (rule.date || !byDate.has(date))) byDate.set(date, { times, closings });
  }
  return [...byDate]
    .filter(([date]) => date >= today && isDay(date) && !isOff(date))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, most)
    .map(([date, visit]) => ({ date, ...visit }));
}

const closingsOf = (intervals: OpeningHours['intervals'] | undefined) => (intervals ?? []).map(({ closes }) => closes);

interface Attendance {
  readonly schedule?: readonly OpeningHours[] | null;
  readonly visits?: readonly VisitRule[] | null;
  /** See `daysOff`. */
  readonly off?: Absences;
  /** Closing times that have passed today. */
  readonly ended?: readonly (readonly (string | null)[] | null)[] | null;
}

const DAYS_AHEAD = 14;

/**
 * The days of the next two weeks on which somebody attends, by the week or by dates of their own, without days off; today until
 * their hours end.
 * @param today `YYYY-MM-DD` at the clinic; null where it is not known
 */
export function daysAhead({ schedule, visits, off, ended }: Attendance, today: string | null): Visit[] {
  if (!today) return [];
  const weekly = hoursByDay(schedule ?? []);
  const own = comingVisits(visits, off, today, DAYS_AHEAD);
  const isOver = (date: string, closings: readonly string[]) =>
    date === today && closings.length > 0 && closings.every((time) => ended?.flat().includes(time));
  const weeklyClosings = (date: string) =>
    (schedule ?? [])
      .filter(({ days }) => days?.includes(week[weekdayOf(date)] ?? ''))
      .flatMap(({ intervals }) => closingsOf(intervals));
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => isoDay(Date.parse(today) + ahead * DAY_MS)).flatMap(
    (date) => {
      const visit = own.find((coming) => coming.date === date);
      if (isOver(date, visit?.closings ?? weeklyClosings(date))) return [];
      if (visit) return [{ date, times: visit.times || 'horário a confirmar' }];
      const isOff = (off ?? []).some((absence) => absence.from <= date && date <= lastDayOf(absence));
      const times = isOff ? '' : weekly[weekdayOf(date)];
      return times ? [{ date, times }] : [];
    },
  );
}

/** `2026-11-28` → `hoje`, `amanhã` or `sábado, 28/11`. */
export function formatDayAhead(date: string, today: string): string {
  const ahead = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  if (ahead < 2) return ahead === 0 ? 'hoje' : 'amanhã';
  const [, month, day] = date.split('-');
  return `${weekdayNames[week[weekdayOf(date)] ?? 'monday']}, ${day}/${month}`;
}

const dayAndMonth = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const withWeekday = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** `2026-12-04` → `Sexta-feira, 4 de dezembro`. */
export function formatVisitDay(date: string): string {
  const text = withWeekday.format(new Date(date));
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}

/** Said so many days ahead: whoever books for later hears of it from the clinic. */
const NOTICE_DAYS = 30;

/**
 * `Não atende de 10 a 20 de dezembro.` for the first absence that is not over and begins within a month; otherwise null.
 * @param today `YYYY-MM-DD` at the clinic; null where it is not known
 */
export function absenceNotice(absences: readonly Absence[] | null | undefined, today: string | null): string | null {
  if (!today) return null;
  const horizon = isoDay(Date.parse(today) + NOTICE_DAYS * DAY_MS);
  const [next] = (absences ?? [])
    .filter((off) => lastDayOf(off) >= today && off.from <= horizon && isSpan(off))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (!next) return null;
  const [from, until] = [next.from, lastDayOf(next)];
  const last = dayAndMonth.format(new Date(until));
  if (from === until) return `Não atende em ${last}.`;
  const sameMonth = from.slice(0, 7) === until.slice(0, 7);
  const first = sameMonth ? String(Number(from.slice(8))) : dayAndMonth.format(new Date(from));
  return `Não atende de ${first} a ${last}.`;
}
