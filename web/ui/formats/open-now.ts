import { byOpening, formatTime, type OpeningHours, week, weekdayNames } from './hours.ts';

type Interval = { readonly opens: string; readonly closes: string };

/** Days that differ from the week: holidays, shortened days. Dates as `YYYY-MM-DD`, both ends included. */
export type SpecialDate = {
  readonly date: string;
  readonly until?: string | null;
  readonly label?: string | null;
  /** The department that differs; the clinic's own hours stay as they are then. */
  readonly department?: string | null;
  readonly status: string;
  readonly intervals?: readonly Interval[] | null;
};

export interface Timetable {
  /** Null in a preview of a clinic whose hours staff are about to enter. */
  readonly openingHours: readonly OpeningHours[] | null;
  readonly specialDates?: readonly SpecialDate[] | null;
  /** IANA name of the clinic's time zone: a visitor may look from another one. */
  readonly timeZone: string;
}

/** All that "open now" needs in a browser: the first time zone that it has to know takes a slow phone 60 milliseconds. */
export interface OpenClock extends Omit<Timetable, 'timeZone'> {
  /** Minutes by which the clinic's clock is ahead of UTC. */
  readonly utcOffset: number;
}

export interface OpenState {
  readonly open: boolean;
  /** `Aberto agora`, `Fechado agora`, `Intervalo` or `Fechado hoje (…)`. */
  readonly now: string;
  /** What changes it: `fecha às 18h`, `abre amanhã às 7h30`. Null when no opening is in sight. */
  readonly next: string | null;
}

interface Day {
  readonly special: SpecialDate | undefined;
  readonly intervals: readonly Interval[];
}

const MINUTE_MS = 60_000;
const DAY = 86_400_000;
/** Longest closure looked across. */
const DAYS_AHEAD = 31;

/** Kept for each time zone: making the first takes a slow phone 60 milliseconds. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Date and time of day that a clock on the clinic's wall shows: `2026-11-23`, `07:30`. */
export interface WallClock {
  readonly date: string;
  readonly time: string;
}

export function wallClock(at: Date, timeZone: string): WallClock {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

/** The clock of a place so many minutes before UTC, or behind it where negative (`utcOffset`): no time zone has to be known for it. */
export function clockAt(at: Date, offset: number): WallClock {
  const shifted = new Date(at.getTime() + offset * MINUTE_MS).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

/** Minutes by which the clinic's clock is ahead of UTC at a moment: -240 in Cuiabá. */
export function utcOffset(at: Date, timeZone: string): number {
  const { date, time } = wallClock(at, timeZone);
  // The wall shows whole minutes.
  return Math.ceil((Date.parse(`${date}T${time}Z`) - at.getTime()) / MINUTE_MS);
}

/** What a browser needs of a timetable. On the server. */
export function openClock({ openingHours, specialDates = null, timeZone }: Timetable): OpenClock {
  return { openingHours, specialDates, utcOffset: utcOffset(new Date(), timeZone) };
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
}

/** What holds for the clinic; a department that is closed does not close it. */
const specialOn = (date: string, specialDates: readonly SpecialDate[]) =>
  specialDates.find(({ date: first, until, department }) => !department && first <= date && date <= (until || first));

const intervalsOf = ({ status, intervals }: SpecialDate): readonly Interval[] =>
  status === 'fechado' ? [] : (intervals ?? []);

/** What happens on a date. Departments with hours of their own do not open the clinic. */
function dayOf({ openingHours, specialDates }: Omit<Timetable, 'timeZone'>, date: string): Day {
  const special = specialOn(date, specialDates ?? []);
  const all = openingHours ?? [];
  const own = all.filter(({ department }) => !department);
  const weekly = (own.length > 0 ? own : all)
    .filter(({ days }) => days?.includes(week[weekdayOf(date)] ?? ''))
    .flatMap(({ intervals }) => intervals ?? []);
  return { special, intervals: joined(special ? intervalsOf(special) : weekly) };
}

/** Whether the clinic does not open at all on a date; where nobody entered any hours nothing is known of it. */
export function isClosedAllDay(timetable: Omit<Timetable, 'timeZone'>, date: string): boolean {
  return Boolean(timetable.openingHours?.length) && dayOf(timetable, date).intervals.length === 0;
}

/** In the order of opening; those that touch or overlap are one, whichever entries they come from. */
function joined(intervals: readonly Interval[]): Interval[] {
  const whole: Interval[] = [];
  for (const { opens, closes } of byOpening(intervals)) {
    const last = whole.at(-1);
    if (!last || opens > last.closes) whole.push({ opens, closes });
    else if (closes > last.closes) whole.splice(-1, 1, { opens: last.opens, closes });
  }
  return whole;
}

function nextOpening(timetable: Omit<Timetable, 'timeZone'>, today: string): string | null {
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    const [first] = dayOf(timetable, date).intervals;
    if (!first) continue;
    const [, month, day] = date.split('-');
    const weekday = weekdayNames[week[weekdayOf(date)] ?? 'monday'];
    // A week from now "segunda" would be read as the coming one.
    const name = ahead === 1 ? 'amanhã' : ahead < 7 ? weekday : `${weekday}, ${day}/${month},`;
    return `abre ${name} às ${formatTime(first.opens)}`;
  }
  return null;
}

/**
 * Whether the clinic is open, by its own clock, and until or from when (B10).
 * @returns null when nobody entered any hours: then nothing can be said
 */
export function openState(timetable: Omit<Timetable, 'timeZone'>, { date, time }: WallClock): OpenState | null {
  if (!timetable.openingHours?.length) return null;
  const { special, intervals } = dayOf(timetable, date);
  const present = intervals.find(({ opens, closes }) => opens <= time && time < closes);
  if (present) return { open: true, now: 'Aberto agora', next: `fecha às ${formatTime(present.closes)}` };
  const later = intervals.find(({ opens }) => time < opens);
  if (later) {
    const pause = intervals.some(({ closes }) => closes <= time);
    return { open: false, now: pause ? 'Intervalo' : 'Fechado agora', next: `abre às ${formatTime(later.opens)}` };
  }
  const holiday = special && intervals.length === 0;
  const reason = holiday && special.label ? ` (${special.label})` : '';
  return {
    open: false,
    now: holiday ? `Fechado hoje${reason}` : 'Fechado agora',
    next: nextOpening(timetable, date),
  };
}

/** Tells of every minute that begins. @returns what ends it */
export function watchMinutes(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  }
  function tick() {
    tell();
    wait();
  }
  wait();
  return () => clearTimeout(timer);
}
