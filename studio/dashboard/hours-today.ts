import { formatIntervals } from '../../schemas/index.ts';
import type { OverviewDate, OverviewWeek } from './overview.ts';
import { departmentsOf, weekdayOf } from './prepared-content.ts';

/** What the clinic or one of its departments does today. */
interface HoursToday {
  /** Null for the clinic itself. */
  readonly department: string | null;
  /** `7h30 às 11h30, 13h às 18h`, or that nobody attends. */
  readonly text: string;
  /** Whether somebody has already said that today is not as every week. */
  readonly differs: boolean;
}

interface Hours {
  readonly openingHours: readonly OverviewWeek[] | null;
  readonly specialDates: readonly OverviewDate[] | null;
  readonly namedDepartments: readonly { readonly department: string }[] | null;
}

/**
 * The clinic first, then every department that the hours name. On a day on which the whole clinic is closed nobody attends,
 * as on the site, whatever was said of a department.
 * @param today `YYYY-MM-DD`
 */
export function hoursToday(
  { openingHours, specialDates, namedDepartments }: Hours,
  today: string,
): readonly HoursToday[] {
  const departments = departmentsOf({
    openingHours,
    specialDates: [...(specialDates ?? []), ...(namedDepartments ?? [])],
  });
  const todays = (specialDates ?? []).filter(({ date, until }) => date <= today && today <= (until ?? date));
  const isClosed = todays.some(({ department, status }) => department === null && status === 'fechado');
  return [null, ...departments].map((department) => {
    const special = todays.find((date) => date.department === department);
    const differs = special !== undefined;
    if (isClosed && department !== null) return { department, text: 'não atende', differs };
    const weekly = openingHours?.filter((row) => row.department === department && row.days?.includes(weekdayOf(today)));
    // A department without hours of its own keeps the clinic's.
    const isOwn = openingHours?.some((row) => row.department === department);
    const intervals = special
      ? special.status === 'fechado'
        ? []
        : (special.intervals ?? [])
      : weekly?.flatMap((row) => row.intervals ?? []);
    if (!special && department !== null && !isOwn) return { department, text: 'como a clínica', differs };
    const closed = [department === null ? 'fechada' : 'não atende', special?.label && `(${special.label})`];
    const times = formatIntervals(intervals);
    return { department, text: times || closed.filter(Boolean).join(' '), differs };
  });
}
