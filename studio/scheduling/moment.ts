import { MASKS, plainWords } from '../../schemas/index.ts';
import { dayAt, daysAfter, formatDay, timeAt, USUAL_TIME_ZONE } from '../dashboard/days.ts';

/**
 * A day as people here write it: “25/11/2026”, “25/11/26”, “25/11” for the next one that comes, “hoje”, “amanhã”.
 * Undefined for what is no day.
 * @param today `YYYY-MM-DD`, as is what comes back
 */
export function dayOf(typed: string, today: string): string | undefined {
  const near = ['hoje', 'amanha'].indexOf(plainWords(typed.trim()));
  if (near >= 0) return daysAfter(today, near);
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(typed.trim()) ?? [];
  if (!day) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const dayIn = (of: number) => [of, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  if (year !== undefined) return existing(dayIn(year.length === 2 ? 2000 + Number(year) : Number(year)));
  // 29/02 comes once in four years, and once in eight where a century ends.
  const comingYears = Array.from({ length: 9 }, (_, later) => thisYear + later);
  return comingYears.map(dayIn).find((next) => next >= today && existing(next));
}

/** The day, if there is one: 31/04 is the first of May for a clock. */
function existing(wanted: string): string | undefined {
  return Number.isNaN(Date.parse(wanted)) || daysAfter(wanted, 0) !== wanted ? undefined : wanted;
}

/** An hour as people write it: “8h”, “8h30”, “08:00”. Undefined for what is none. */
export function timeOf(typed: string): string | undefined {
  const time = MASKS.time.stored(typed);
  return /^\d\d:\d\d$/.test(time) ? time : undefined;
}

/** A moment on the clock of the clinic: its day, `YYYY-MM-DD`, and in words. */
export function momentAtClinic(at: string, zone: string | null) {
  const [timeZone, moment] = [zone ?? USUAL_TIME_ZONE, new Date(at)];
  const day = dayAt(timeZone, moment);
  return { day, words: `${formatDay(day)}, às ${MASKS.time.shown(timeAt(timeZone, moment))}, no horário da clínica` };
}
