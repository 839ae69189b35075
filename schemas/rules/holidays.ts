import { isClosedAllDay, type Timetable } from '#web/ui/formats/open-now.ts';

export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
  /** Not a holiday by law: each house decides (carnival, Corpus Christi). */
  readonly optional: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * National holidays of one date each: Lei 662/1949 with Lei 10.607/2002, Lei 6.802/1980, Lei 14.759/2023. Mato Grosso has
 * none of its own beside 20 November, which is national since 2023; a town's own are entered as special dates.
 */
const FIXED: readonly (readonly [monthAndDay: string, name: string])[] = [
  ['01-01', 'Confraternização Universal'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência do Brasil'],
  ['10-12', 'Nossa Senhora Aparecida'],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  ['11-20', 'Consciência Negra'],
  ['12-25', 'Natal'],
];

/** Days after Easter Sunday. Good Friday is a holiday by each town's law (Lei 9.093/1995), and every town has it. */
const AROUND_EASTER: readonly (readonly [days: number, name: string, optional: boolean])[] = [
  [-48, 'Carnaval (segunda-feira)', true],
  [-47, 'Carnaval', true],
  [-46, 'Quarta-feira de Cinzas', true],
  [-2, 'Sexta-feira Santa', false],
  [60, 'Corpus Christi', true],
];

/** Easter Sunday of the Gregorian calendar, in milliseconds since the epoch (Meeus, Astronomical Algorithms, ch. 8). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

function holidaysOf(year: number): readonly Holiday[] {
  const fixed = FIXED.map(([day, name]): Holiday => ({ date: `${year}-${day}`, name, optional: false }));
  const sunday = easter(year);
  const moving = AROUND_EASTER.map(([days, name, optional]): Holiday => ({
    date: isoDay(sunday + days * DAY_MS),
    name,
    optional,
  }));
  return [...fixed, ...moving];
}

/**
 * Holidays from one day to another, both included, in order.
 * @param from `YYYY-MM-DD`, as is `to`
 */
export function holidaysBetween(from: string, to: string): readonly Holiday[] {
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  return years
    .flatMap(holidaysOf)
    .filter(({ date }) => from <= date && date <= to)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

interface SpecialDay {
  readonly date: string;
  readonly until?: string | null | undefined;
  /** Of a department: it decides nothing for the clinic. */
  readonly department?: string | null | undefined;
}

/** Holidays for which staff have not said yet what the clinic does. */
export function undecided(holidays: readonly Holiday[], special: readonly SpecialDay[]): readonly Holiday[] {
  const decided = special.filter(({ department }) => !department);
  return holidays.filter(({ date }) => !decided.some((day) => day.date <= date && date <= (day.until || day.date)));
}

type Hours = Pick<Timetable, 'openingHours' | 'specialDates'>;

/** Working days in which the clinic answers, for settings that were never written. */
export const ANSWER_WITHIN_DAYS = 2;

/** Weeks that no run of holidays outlasts. */
const MAX_DAYS = 60;

/**
 * The last day on which an answer keeps what the site promises: so many working days after a day. Saturdays, Sundays and
 * national holidays do not count; days that each house decides about do, unless it is closed.
 * @param day `YYYY-MM-DD`
 * @param workingDays as the settings have it; without, what visitors are promised all the same
 * @param hours the clinic's, as published
 */
export function promisedDay(day: string, workingDays: number | null | undefined, hours: Hours | null): string {
  const dayAhead = (count: number) => isoDay(Date.parse(day) + count * DAY_MS);
  const holidays = new Set(
    holidaysBetween(day, dayAhead(MAX_DAYS)).flatMap(({ date, optional }) => (optional ? [] : [date])),
  );
  const isWorking = (date: string) =>
    ![0, 6].includes(new Date(date).getUTCDay()) && !holidays.has(date) && !(hours && isClosedAllDay(hours, date));
  const ahead = Array.from({ length: MAX_DAYS }, (_, index) => dayAhead(index + 1));
  return ahead.filter(isWorking)[(workingDays ?? ANSWER_WITHIN_DAYS) - 1] ?? day;
}
