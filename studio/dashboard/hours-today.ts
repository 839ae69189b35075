import { formatIntervals } from '../../schemas/index.ts';
import type { Overview, OverviewDate } from './overview.ts';
import { departmentsOf, weekdayOf } from './prepared-content.ts';

/** What the clinic or one of its departments does today. */
interface HoursToday {
  /** Null for the clinic itself. */
  readonly department: string | null;
  /** `7h30 às 11h30, 13h às 18h`, or that nobody attends. */
  readonly text: string;
  readonly attends: boolean;
  /** What can be done about it; null where nothing that is said would be shown. */
  readonly change: 'Mudar' | 'Não atende hoje' | null;
}

/**
 * The clinic first, then every department that the hours name. On a day on which the whole clinic is closed nobody attends,
 * as on the site, whatever was said of a department.
 * @param today `YYYY-MM-DD`
 */
export function hoursToday(
  { openingHours, specialDates, publishedHours }: Pick<Overview, 'openingHours' | 'specialDates' | 'publishedHours'>,
  today: string,
): readonly [HoursToday, ...HoursToday[]] {
  const departments = departmentsOf({
    openingHours,
    specialDates: [...(specialDates ?? []), ...(publishedHours?.specialDates ?? [])],
  });
  const todays = (specialDates ?? []).filter(({ date, until }) => date <= today && today <= (until ?? date));
  const hoursOf = (department: string | null) => {
    const special = todays.find((date) => date.department === department);
    const weekly = openingHours?.filter((row) => row.department === department && row.days?.includes(weekdayOf(today)));
    const isClosed = special?.status === 'fechado';
    const intervals = special ? (isClosed ? [] : special.intervals) : weekly?.flatMap((row) => row.intervals ?? []);
    return { special, times: formatIntervals(intervals) };
  };
  const clinic = hoursOf(null);
  const isClosed = clinic.special?.status === 'fechado';
  const reason = (special: OverviewDate | undefined) => (special?.label ? ` (${special.label})` : '');
  const ofDepartment = (department: string): HoursToday => {
    const { special, times } = hoursOf(department);
    if (isClosed) return { department, text: 'não atende', attends: false, change: null };
    // A department without hours of its own keeps the clinic's.
    const isOwn = special !== undefined || openingHours?.some((row) => row.department === department) === true;
    const attends = (isOwn ? times : clinic.times) !== '';
    const change = special ? 'Mudar' : attends ? 'Não atende hoje' : null;
    const text = isOwn ? times || `não atende${reason(special)}` : 'como a clínica';
    return { department, text, attends, change };
  };
  const text = clinic.times || `fechada${reason(clinic.special)}`;
  return [
    { department: null, text, attends: clinic.times !== '', change: 'Mudar' },
    ...departments.map((department) => ofDepartment(department)),
  ];
}
