'use client';

import { useSyncExternalStore } from 'react';
import { useLiveContent } from '../live/use-live-content.ts';
import { formatTimes, week, weekdayTitle } from '../ui/formats/hours.ts';
import { dateAt, specialDatesFrom, type Timetable, weekdayOf } from '../ui/formats/open-now.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import type { ProfessionalEntry } from './professional-entry.ts';
import { watchMinutes } from './watch-minutes.ts';

type Entries = readonly ProfessionalEntry[];

interface ProfessionalWeekProps {
  /** Everyone who attends, as the server rendered it. */
  readonly first: Entries;
  /** What the day is told by; null in an empty dataset. */
  readonly clinic: Pick<Timetable, 'timeZone' | 'specialDates'> | null;
}

const all = (entries: Entries) => entries;

/**
 * Who attends on which day, by the hours that professionals have. Which day is today only the browser knows, since the page
 * is kept for many visitors: it marks it, by the clinic's clock, and says on which of the next days the clinic differs.
 * Without script it is the whole week. Left out where nobody entered days. Styled by the list around.
 */
export function ProfessionalWeek({ first, clinic }: ProfessionalWeekProps) {
  const { data } = useLiveContent('professionals', first, all);
  const today = useSyncExternalStore(
    watchMinutes,
    () => dateAt(new Date(), clinic?.timeZone ?? 'America/Cuiaba'),
    () => null,
  );
  if (!data.some(({ hours }) => hours)) return null;
  const special = today ? specialDatesFrom(today, clinic?.specialDates ?? []) : [];
  return (
    <section id="semana" aria-labelledby="semana-titulo">
      <h2 id="semana-titulo">Quem atende em cada dia</h2>
      <dl>
        {week.map((name, day) => {
          const isToday = today !== null && weekdayOf(today) === day;
          return (
            <div key={name} aria-current={isToday ? 'date' : undefined}>
              <dt>
                {weekdayTitle(name)}
                {isToday ? <span className="today"> hoje</span> : null}
              </dt>
              <dd>
                <Day people={data.filter(({ hours }) => hours?.[day])} day={day} special={special[day]} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type DayProps = {
  readonly people: Entries;
  readonly day: number;
  readonly special: ReturnType<typeof specialDatesFrom>[number];
};

function Day({ people, day, special }: DayProps) {
  if (special && special.intervals.length === 0) {
    return <p>Clínica fechada{special.label ? ` (${special.label})` : ''}.</p>;
  }
  return (
    <>
      {special ? <p>Horário especial da clínica: {formatTimes(special.intervals)}. Confirme com a recepção.</p> : null}
      {people.length === 0 ? <p>Ninguém atende.</p> : null}
      <ul className="plain-list">
        {people.map(({ id, name, href, hours, marks }) => (
          <li key={id} {...marks.hours}>
            {href ? <SmartLink href={href}>{name}</SmartLink> : name}: {hours?.[day]}
          </li>
        ))}
      </ul>
    </>
  );
}
