const DAY_MS = 24 * 60 * 60 * 1000;

/** The clinic's, until it is known. */
export const USUAL_TIME_ZONE = 'America/Cuiaba';

/** The day it is at the clinic, as stored: `2026-11-21`. */
export function dayAt(timeZone: string, moment: Date): string {
  // Canada writes dates the way they are stored.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The hour on a clock at the clinic: `08:00`. */
export function timeAt(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', timeStyle: 'short' }).format(moment);
}

/** @param day `YYYY-MM-DD` */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** From one day to another; negative when the other is over. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `2026-12-25` as people here write it. */
export function formatDay(day: string): string {
  return day.slice(0, 10).split('-').toReversed().join('/');
}

/** How far a day is: "venceu há 3 dias", "vence hoje", "vence em 12 dias". */
export function expiryOf(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'vence hoje';
  if (days === 1) return 'vence amanhã';
  if (days === -1) return 'venceu ontem';
  return days > 0 ? `vence em ${days} dias` : `venceu há ${-days} dias`;
}

/**
 * The moment at which a clock at the clinic shows a day and an hour: its distance to UTC is read off that clock, twice for a
 * day on which it changes.
 * @param time `HH:MM`
 * @returns ISO 8601, UTC
 */
export function momentAt(day: string, time: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
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
