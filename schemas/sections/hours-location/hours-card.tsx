import { OpenNow } from '#web/shell/open-now.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { HoursTable } from '#web/ui/hours-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Clinic } from './clinic.ts';
import { specialDay } from './special-days.ts';

/** The week, whether it is open now, and the days that differ. Styled by the section. */
export function HoursCard({ clinic }: { clinic: Clinic }) {
  const { openingHours, specialDates, timeZone, upcoming } = clinic;
  const days = (upcoming ?? []).map((date) => ({ key: date._key, ...specialDay(date) }));
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
      <HoursTable openingHours={openingHours} />
      {days.length > 0 ? (
        <div className="special" {...editMark(clinic, 'specialDates')}>
          <p className="label">Datas especiais</p>
          <dl>
            {days.map(({ key, days: when, label, text }) => (
              <div key={key}>
                <dt>
                  {when} <span className="soft">{label}</span>
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
