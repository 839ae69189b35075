import { daysAfter } from './days.ts';

type Numbers = Readonly<Record<string, number>>;

/** A week of the site as the lake tells it (`clinic/visits-route.ts`). */
export interface WeekOfVisits {
  /** Its Monday, `YYYY-MM-DD`. */
  readonly week: string;
  readonly from: Numbers;
  readonly leads: Numbers;
  readonly pages: Numbers;
  readonly missed: Numbers;
}

/** What visitors came for, in the clinic's words and order. */
export const LEADS = [
  ['call', 'Ligações'],
  ['whatsapp', 'WhatsApp'],
  ['mail', 'E-mails'],
  ['route', 'Rotas'],
  ['form', 'Formulários começados'],
  ['sent', 'Mensagens enviadas'],
] as const;

export const ORIGINS = [
  ['search', 'do Google e semelhantes'],
  ['direct', 'digitando o endereço ou por um link salvo'],
  ['other', 'de outros sites'],
] as const;

/** Twelve weeks, those without any visit too, the present one last. */
const WEEKS = 12;

export interface Bar {
  readonly week: string;
  readonly visits: number;
  readonly leads: number;
}

const VISITS = ORIGINS.map(([name]) => name);
/** A form that was begun is no contact yet. */
const CONTACTS = LEADS.map(([name]) => name).filter((name) => name !== 'form');

const sumOf = (numbers: Numbers, names: readonly string[]) =>
  names.reduce((sum, name) => sum + (numbers[name] ?? 0), 0);

/** @param today `YYYY-MM-DD` */
export function lastWeeks(weeks: readonly WeekOfVisits[], today: string): readonly Bar[] {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = daysAfter(today, -sinceMonday);
  return Array.from({ length: WEEKS }, (_, at) => {
    const week = daysAfter(monday, (at - WEEKS + 1) * 7);
    const known = weeks.find((one) => one.week === week);
    return { week, visits: sumOf(known?.from ?? {}, VISITS), leads: sumOf(known?.leads ?? {}, CONTACTS) };
  });
}

export const visitsOf = ({ from }: Pick<WeekOfVisits, 'from'>) => sumOf(from, VISITS);

/** @param month `YYYY-MM`; a week belongs to the month of its Monday */
export function weeksOfMonth(weeks: readonly WeekOfVisits[], month: string): readonly WeekOfVisits[] {
  return weeks.filter(({ week }) => week.startsWith(month));
}

/** The pages that were looked at most, the first of them first. */
export function mostSeen({ pages }: WeekOfVisits, count: number): readonly (readonly [path: string, views: number])[] {
  return Object.entries(pages)
    .toSorted(([one, views], [other, others]) => others - views || one.localeCompare(other))
    .slice(0, count);
}

/** What most searched the site for in the last weeks and did not find, the first of them first. */
export function mostMissed(weeks: readonly WeekOfVisits[], count: number): readonly string[] {
  const all = new Map<string, number>();
  for (const [words, times] of weeks.flatMap(({ missed }) => Object.entries(missed))) {
    all.set(words, (all.get(words) ?? 0) + times);
  }
  return [...all]
    .toSorted(([one, times], [other, others]) => others - times || one.localeCompare(other))
    .slice(0, count)
    .map(([words]) => words);
}

/** “1 visita”, “12 visitas”. */
export function visitsText(visits: number): string {
  return `${visits} ${visits === 1 ? 'visita' : 'visitas'}`;
}
