import type { OPENING_HOURS_QUERY_RESULT } from '../../generated/content-types.ts';
import { useLiveContent } from '#web/live/use-live-content.ts';
import { OpenNow } from '#web/shell/open-now.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { HoursRows } from '#web/ui/hours-rows.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { hasDays, specialDay } from './special-days.ts';

/** Opening hours, and the days that differ. */
export type ClinicHours = NonNullable<OPENING_HOURS_QUERY_RESULT>;

/** The week, whether it is open now, and the days that differ, as they are now. Styled by the section. */
export function HoursBlock({ first }: { readonly first: ClinicHours }) {
  const { data: hours } = useLiveContent('hours', first, (read) => read ?? first);
  const { openingHours, specialDates, timeZone, upcoming, departmentsToday } = hours;
  const days = (upcoming ?? []).filter(hasDays).map((date) => ({ key: date._key, ...specialDay(date) }));
  return (
    <div className="block">
      <h3>
        <Icon name="clock" /> Horário
      </h3>
      <p className="now">
        {/* A line of its own from the start, so that nothing below moves. */}
        <OpenNow openingHours={openingHours} specialDates={specialDates} timeZone={timeZone}>
          {'\u00a0'}
        </OpenNow>
      </p>
      <div className="hours" {...editMark(openingHours[0])}>
        <HoursRows openingHours={openingHours} departmentsToday={departmentsToday} />
      </div>
      {days.length > 0 ? (
        <div className="special" {...editMark(hours, 'specialDates')}>
          <p className="label">Datas especiais</p>
          <dl>
            {days.map(({ key, days: when, label, text }) => (
              <div key={key}>
                <dt>
                  {when} {label ? <span className="soft">{label}</span> : null}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </div>
  );
}
