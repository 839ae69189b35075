import type { ClinicHours, Holiday, Notice, SpecialDate } from '../../schemas/index.ts';
import { daysAfter } from './days.ts';

/** Where to look at, and what has to be put there first. */
export interface Prepared<Item> {
  readonly key: string;
  /** Missing when what is wanted is there already. */
  readonly item?: Item & { readonly _key: string };
  /** Keys of items that go. */
  readonly unanswered?: readonly string[];
}

type Hours = Pick<ClinicHours, 'openingHours' | 'specialDates'>;

/** A special date that waits for its answer. */
type Begun = Omit<SpecialDate, 'status'>;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** `2026-11-20` → `friday`, as hours of the week name it. */
export function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? '';
}

/**
 * Another hour for one day: the special date that covers it, or a new one. Whether it is closed or has other hours is asked;
 * these start from the week's, so that only what differs has to be typed.
 * @param day `YYYY-MM-DD`
 */
export function hoursOf(day: string, hours: Hours, key: string): Prepared<Begun> {
  const known = specialOn(day, hours);
  if (known) return { key: known._key };
  const week = hours.openingHours?.find(({ days, department }) => days?.includes(weekdayOf(day)) && !department);
  const item = { _key: key, _type: 'specialDate', date: day } as const;
  return { key, item: week ? { ...item, intervals: week.intervals } : item, unanswered: unansweredIn(hours) };
}

/** Keys of special dates that somebody began and left: without an answer they would keep all else from being published. */
function unansweredIn({ specialDates }: Hours): readonly string[] {
  return (specialDates ?? []).flatMap(({ _key, status }) => (status === undefined ? [_key] : []));
}

function specialOn(day: string, { specialDates }: Hours, of?: string) {
  return specialDates?.find(
    ({ date, until, department }) => (department ?? '') === (of ?? '') && date <= day && day <= (until ?? date),
  );
}

/**
 * One department that attends nobody on a day, or at other hours: the choice stands beside it in the form. The clinic stays
 * open.
 * @param day `YYYY-MM-DD`
 */
export function departmentOff(day: string, typed: string, hours: Hours, key: string): Prepared<SpecialDate> {
  const folded = (name: string) => name.trim().toLocaleLowerCase('pt-BR');
  // In the letters that the hours have it in: visitors would read of two departments.
  const department = departmentsOf(hours).find((name) => folded(name) === folded(typed)) ?? typed;
  const known = specialOn(day, hours, department);
  if (known) return { key: known._key };
  const item = { _key: key, _type: 'specialDate', date: day, department, status: 'fechado' } as const;
  return { key, item, unanswered: unansweredIn(hours) };
}

/** The departments that hours name: those of the week first, then those of special dates, each once. */
export function departmentsOf(hours: {
  readonly openingHours?: readonly { readonly department?: string | null }[] | null;
  readonly specialDates?: readonly { readonly department?: string | null }[] | null;
}): readonly string[] {
  const named = [...(hours.openingHours ?? []), ...(hours.specialDates ?? [])];
  return [...new Set(named.flatMap(({ department }) => (department ? [department] : [])))];
}

/** A holiday as a special date: closed, or open as on that weekday, to be looked at before it is published. */
export function holidayHours(
  { date, name }: Holiday,
  isOpen: boolean,
  hours: Hours,
  key: string,
): Prepared<SpecialDate> {
  const { item, ...there } = hoursOf(date, hours, key);
  if (!item) return there;
  const { intervals, ...day } = item;
  const isSpecial = isOpen && intervals !== undefined;
  return {
    ...there,
    item: { ...day, label: name, ...(isSpecial ? { status: 'especial', intervals } : { status: 'fechado' }) },
  };
}

/** A notice of a holiday for the whole site, until its day is over at the clinic. Its text is to be looked at. */
export function holidayNotice({ date, name }: Holiday): Pick<Notice, 'variant' | 'title' | 'text' | 'until' | 'scope'> {
  const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  return {
    variant: 'informacao',
    title: `${name}: a clínica não abre em ${day}`,
    text: 'Os outros dias estão em “Horário”.',
    until: `${daysAfter(date, 1)}T04:00:00.000Z`,
    scope: 'site',
  };
}
