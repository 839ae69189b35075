import type { ClinicHours, SpecialDate } from '../../schemas/index.ts';

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
