import type { ClinicHours, Notice, SpecialDate } from '../../schemas/index.ts';
import { daysAfter } from './days.ts';
import type { Holiday } from './holidays.ts';

/** Where to look at, and what has to be put there first. */
export interface Prepared<Item> {
  readonly key: string;
  /** Missing when what is wanted is there already. */
  readonly item?: Item & { readonly _key: string };
}

type Hours = Pick<ClinicHours, 'openingHours' | 'specialDates'>;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Another hour for one day: the special date that covers it, or a new one that starts from the week's hours, so that only
 * what differs has to be typed.
 * @param day `YYYY-MM-DD`
 */
export function hoursOf(day: string, hours: Hours, key: string): Prepared<SpecialDate> {
  const known = hours.specialDates?.find(({ date, until }) => date <= day && day <= (until ?? date));
  if (known) return { key: known._key };
  const weekday = WEEKDAYS[new Date(day).getUTCDay()] ?? '';
  const week = hours.openingHours?.find(({ days, department }) => days?.includes(weekday) && !department);
  const item = { _key: key, _type: 'specialDate', date: day } as const;
  return {
    key,
    item: week ? { ...item, status: 'especial', intervals: week.intervals } : { ...item, status: 'fechado' },
  };
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
    key,
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
    text: 'Nos outros dias, o horário é o de sempre.',
    until: `${daysAfter(date, 1)}T04:00:00.000Z`,
    scope: 'site',
  };
}
