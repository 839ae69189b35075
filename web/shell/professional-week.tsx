'use client';

import { useSyncExternalStore } from 'react';
import { useLiveContent } from '../live/use-live-content.ts';
import { formatTimes, week, weekdayTitle } from '../ui/formats/hours.ts';
import { dateAt, type DayAhead, type Timetable, weekdayOf, weekFrom } from '../ui/formats/open-now.ts';
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
 * is kept for many visitors: it marks it, by the clinic's clock, and says on which of the next days the clinic differs, who
 * is away, and who comes on a date of their own.
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
  const ahead = today ? weekFrom(today, clinic?.specialDates ?? []) : [];
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
                <Day people={data} day={day} ahead={ahead[day]} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** When somebody attends on a day: by the week, or, once the date is known, by dates of their own. Empty when not. */
function timesOf({ hours, visits, absences }: ProfessionalEntry, day: number, date: string | undefined): string {
  const isOff = date && absences.some(({ from, until }) => from <= date && date <= (until || from));
  if (isOff) return '';
  const visit = visits.find((coming) => coming.date === date);
  return visit ? visit.times || 'horário a confirmar' : (hours?.[day] ?? '');
}

interface DayProps {
  readonly people: Entries;
  readonly day: number;
  readonly ahead: DayAhead | undefined;
}

function Day({ people, day, ahead }: DayProps) {
  const { date, special } = ahead ?? {};
  if (special && special.intervals.length === 0) {
    return <p>Clínica fechada{special.label ? ` (${special.label})` : ''}.</p>;
  }
  const attending = people.flatMap((person) => {
    const times = timesOf(person, day, date);
    return times ? [{ person, times }] : [];
  });
  return (
    <>
      {special ? <p>Horário especial da clínica: {formatTimes(special.intervals)}. Confirme com a recepção.</p> : null}
      {attending.length === 0 ? <p>Ninguém atende.</p> : null}
      <ul className="plain-list">
        {attending.map(({ person: { id, name, href, marks }, times }) => (
          <li key={id} {...marks.hours}>
            {href ? <SmartLink href={href}>{name}</SmartLink> : name}: {times}
          </li>
        ))}
      </ul>
    </>
  );
}
