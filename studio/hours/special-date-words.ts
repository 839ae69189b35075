import { formatIntervals } from '../../schemas/index.ts';

/** A special date as far as a form has it. */
export interface DayOff {
  readonly _key?: string;
  readonly date?: string | null;
  readonly until?: string | null;
  readonly department?: string | null;
  readonly label?: string | null;
  readonly status?: string | null;
  readonly intervals?: readonly unknown[] | null;
}

const LONG = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' });

/**
 * What visitors read of a special date: “sexta-feira, 27 de novembro: fechado (Feriado municipal)”. Empty while the form has no
 * answer yet.
 */
export function wordsOf(
  { date, until, department, label, status, intervals }: DayOff,
  length: 'long' | 'short' = 'long',
): string {
  const days = [date, until === date ? null : until].filter((day) => typeof day === 'string' && Date.parse(day));
  const times = status === 'especial' ? formatIntervals(intervals) : '';
  const isAnswered = status === 'fechado' || (status === 'especial' && times !== '' && !times.includes('?'));
  if (days.length === 0 || !isAnswered) return '';
  const format = length === 'long' ? LONG : SHORT;
  const when = days.map((day) => format.format(new Date(String(day)))).join(' a ');
  const what = times || (department ? 'não atende' : 'fechado');
  return `${[department, when].filter(Boolean).join(', ')}: ${what}${label ? ` (${label})` : ''}`;
}

/** Whether the last of its days is over. @param today `YYYY-MM-DD` */
export function isPast({ date, until }: DayOff, today: string): boolean {
  return Boolean(date) && (until || date || '') < today;
}

/**
 * The next day first; what is over last, the latest of it first. What has no day yet stands before all: it is being written.
 * @param today `YYYY-MM-DD`
 */
export function inOrder<Item>(items: readonly Item[], dayOff: (item: Item) => DayOff, today: string): readonly Item[] {
  const firstDay = (item: Item) => dayOff(item).date ?? '';
  const isOver = (item: Item) => isPast(dayOff(item), today);
  const byDay = items.toSorted((one, other) => firstDay(one).localeCompare(firstDay(other)));
  return [...byDay.filter((item) => !isOver(item)), ...byDay.filter((item) => isOver(item)).toReversed()];
}

interface Hours {
  readonly openingHours?: readonly object[] | null;
  readonly specialDates?: readonly DayOff[] | null;
}

/**
 * What a publication of the hours changes for visitors, in few words. Special dates that are over are no news.
 * @param today `YYYY-MM-DD`
 */
export function newsOf(draft: Hours, published: Hours | null, today: string): readonly string[] {
  const isToCome = (day: DayOff) => Boolean(day.date) && !isPast(day, today);
  const before = (published?.specialDates ?? []).filter(isToCome).map((day) => wordsOf(day, 'short'));
  const after = (draft.specialDates ?? []).filter(isToCome).map((day) => wordsOf(day, 'short'));
  const dates = (words: string) => words.slice(0, words.indexOf(':'));
  const isGone = (words: string) => !after.some((other) => dates(other) === dates(words));
  const week = JSON.stringify(draft.openingHours ?? []) !== JSON.stringify(published?.openingHours ?? []);
  return [
    ...after.filter((words) => words && !before.includes(words)),
    ...before.filter((words) => words && isGone(words)).map((words) => `${dates(words)}: como na semana`),
    ...(week ? ['o horário da semana'] : []),
  ];
}
