import { useLiveContent } from '#web/live/use-live-content.ts';
import type { ContentMap } from '#web/live/content-map.ts';
import { editMark } from '#web/ui/edit-mark.ts';
import { isDay } from '#web/ui/formats/dates.ts';
import { formatTimes } from '#web/ui/formats/hours.ts';
import { HoursRows } from '#web/ui/hours-rows.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OpenNow } from '#web/ui/open-now.tsx';
import type { Clinic } from './place-card.tsx';

type SpecialDate = NonNullable<NonNullable<Clinic['hours']>['upcoming']>[number];

const dayAndMonth = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `2026-12-25` → "25 de dezembro"; the year is left out, since only what is near is shown. */
const day = (date: string) => dayAndMonth.format(new Date(date));

/** Whether a special date is days that can be shown: Studio stores no other, an import may. */
function hasDays({ date, until }: SpecialDate): boolean {
  return isDay(date) && (!until || isDay(until));
}

/** One special date as a row: which days, of which department or why, and what holds then. */
export function specialDay({ date, until, label, department, status, intervals }: SpecialDate) {
  const days = until && until !== date ? `${day(date)} a ${day(until)}` : day(date);
  const hours = formatTimes(intervals ?? []);
  const closed = department ? 'Não atende' : 'Fechado';
  const what = [department, label].filter(Boolean).join(' · ') || null;
  return { days, label: what, text: status === 'fechado' || !hours ? closed : hours };
}

type ShownHours = NonNullable<ContentMap['hours']>;

/** The week, whether it is open now, and the days that differ, as they are now. Styled by the section. */
export function HoursBlock({ first }: { readonly first: ShownHours }) {
  const { data: hours } = useLiveContent('hours', first, (read) => read ?? first);
  const { openingHours, upcoming, departmentsToday } = hours;
  const days = (upcoming ?? []).filter(hasDays).map((date) => ({ key: date._key, ...specialDay(date) }));
  return (
    <div className="block">
      <h3>
        <Icon name="clock" /> Horário
      </h3>
      <p className="now">
        {/* A line of its own from the start, so that nothing below moves. */}
        <OpenNow clock={hours} />
      </p>
      <div className="hours" {...editMark(openingHours?.[0])}>
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
