import type { OpeningHoursSpecification } from 'schema-dts';
import type { Settings } from '#web/shell/content.ts';
import { known } from './known.ts';

type Node = Exclude<OpeningHoursSpecification, string>;

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The week; a lunch break makes two entries of one day. Departments have hours of their own and are left out. */
export function openingHoursNodes(hours: Settings['hours']): Node[] {
  return (hours?.openingHours ?? [])
    .filter(({ department }) => !department)
    .flatMap(({ days, intervals }) =>
      (intervals ?? []).map(({ opens, closes }): Node => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: names.filter((name) => days?.some((day) => day === name.toLowerCase())),
        opens,
        closes,
      })),
    );
}

/** Holidays and shortened days of the clinic; a department's own are left out. Closed is written as a day that opens and closes at midnight. */
export function specialHoursNodes(hours: Settings['hours']): Node[] {
  const dates = (hours?.specialDates ?? []).filter(({ department }) => !department);
  return dates.flatMap(({ date, until, label, status, intervals }) => {
    const times = status === 'fechado' ? [{ opens: '00:00', closes: '00:00' }] : (intervals ?? []);
    return times.map(({ opens, closes }): Node => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: until || date,
      opens,
      closes,
      ...known({ name: label }),
    }));
  });
}
