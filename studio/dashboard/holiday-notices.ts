import type { Holiday } from '../../schemas/index.ts';
import type { Overview } from './overview.ts';
import { holidayNotice } from './prepared-content.ts';

/** Holidays on which the clinic is closed, drafts included, and which no notice tells yet. */
export function untold(
  holidays: readonly Holiday[],
  { specialDates, noticesAhead }: Pick<Overview, 'specialDates' | 'noticesAhead'>,
): readonly Holiday[] {
  const closed = (specialDates ?? []).filter(({ department, status }) => !department && status === 'fechado');
  const isClosed = ({ date }: Holiday) => closed.some((day) => day.date <= date && date <= (day.until || day.date));
  const isTold = (holiday: Holiday) =>
    noticesAhead.some(
      ({ title, until }) => title?.includes(holiday.name) === true || until === holidayNotice(holiday).until,
    );
  return holidays.filter((holiday) => isClosed(holiday) && !isTold(holiday));
}
