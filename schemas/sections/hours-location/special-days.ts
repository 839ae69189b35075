import { isDay } from '#web/ui/formats/dates.ts';
import { formatTime } from '#web/ui/formats/hours.ts';
import type { Clinic } from './clinic.ts';

type SpecialDate = NonNullable<NonNullable<Clinic['hours']>['upcoming']>[number];

const dayAndMonth = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `2026-12-25` → "25 de dezembro"; the year is left out, since only what is near is shown. */
const day = (date: string) => dayAndMonth.format(new Date(date));

/** Whether a special date is days that can be shown: Studio stores no other, an import may. */
export function hasDays({ date, until }: SpecialDate): boolean {
  return isDay(date) && (!until || isDay(until));
}

/** One special date as a row: which days, of which department or why, and what holds then. */
export function specialDay({ date, until, label, department, status, intervals }: SpecialDate) {
  const days = until && until !== date ? `${day(date)} a ${day(until)}` : day(date);
  const hours = (intervals ?? [])
    .map(({ opens, closes }) => `${formatTime(opens)} às ${formatTime(closes)}`)
    .join(' e ');
  const closed = department ? 'Não atende' : 'Fechado';
  const what = [department, label].filter(Boolean).join(' · ') || null;
  return { days, label: what, text: status === 'fechado' || !hours ? closed : hours };
}
