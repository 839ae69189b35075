'use client';

import { useSyncExternalStore } from 'react';
import { ProfessionalCard } from '#schemas/documents/professional/professional-card.tsx';
import type { ProfessionalEntry } from '#schemas/documents/professional/professional-entry.ts';
import { useAsking } from '#web/live/use-content.ts';
import { useLiveContent } from '#web/live/use-live-content.ts';
import { formatTimes, week, weekdayTitle } from '#web/ui/formats/hours.ts';
import {
  dateAt,
  type DayAhead,
  type SpecialDate,
  type Timetable,
  watchMinutes,
  weekdayOf,
  weekFrom,
} from '#web/ui/formats/open-now.ts';
import { groupByHeading } from '#web/ui/group-by-heading.ts';
import { SearchField, useListSearch } from '#web/ui/list-search.tsx';
import { matcher } from '#web/ui/search-words.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';

/* Everything that the browser draws of the list in one file: several small ones would be as many requests, one after the other. */
export { ListSearch } from '#web/ui/list-search.tsx';

type Entries = readonly ProfessionalEntry[];

interface ProfessionalResultsProps {
  /** Everyone who attends, as the server rendered it. */
  readonly first: Entries;
}

const all = (entries: Entries) => entries;

/** Everyone, as it is now, and of these whom the search finds. */
function useProfessionals(first: Entries) {
  const { words } = useListSearch();
  const { data } = useLiveContent('professionals', first, all);
  const isSought = matcher(words);
  return { words, everyone: data, found: data.filter((person) => isSought(person.words)) };
}

/** The search over the professionals (R2). */
export function ProfessionalSearch({ first }: ProfessionalResultsProps) {
  const { everyone, found } = useProfessionals(first);
  return (
    <SearchField
      id="profissionais-busca"
      action="/profissional"
      label="Buscar por nome, profissão ou área"
      button="Buscar"
      onReach={useAsking('professionals')}
      found={found.length}
      all={everyone.length}
    />
  );
}

/** Who attends, by area: whom the search finds, as it is now. */
export function ProfessionalResults({ first }: ProfessionalResultsProps) {
  const { words, found } = useProfessionals(first);
  const { settle } = useListSearch();
  const groups = groupByHeading(found, ({ area }) => area, 'Outras áreas');
  return (
    <>
      {groups.map(({ id, name, heading, items }) => {
        const anchor = heading?.anchor ?? 'area';
        return (
          // Links to the id, which was the address before, still lead here.
          <section key={id} id={id && id !== anchor ? id : undefined} aria-labelledby={anchor}>
            <h2 id={anchor}>{name}</h2>
            <ul className="plain-list">
              {items.map((person) => (
                <li key={person.id} data-words={person.words}>
                  <ProfessionalCard person={person} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {groups.length === 0 ? <p>Nenhum profissional encontrado.</p> : null}
      {words === '' ? null : (
        <p>
          <SmartLink
            href="/profissional"
            onClick={(event) => {
              event.preventDefault();
              settle('');
            }}
          >
            Ver todos os profissionais
          </SmartLink>
        </p>
      )}
    </>
  );
}

interface ProfessionalWeekProps {
  /** Everyone who attends, as the server rendered it. */
  readonly first: Entries;
  /** What the day is told by; null in an empty dataset. */
  readonly clinic: Pick<Timetable, 'timeZone' | 'specialDates'> | null;
}

/**
 * Who attends on which day, by the hours that professionals have. Which day is today only the browser knows, since the page
 * is kept for many visitors: it marks it, by the clinic's clock, and says on which of the next days the clinic differs, who
 * is away, and who comes on a date of their own.
 * Without script it is the whole week. Left out where nobody entered days. Styled by the list around.
 */
export function ProfessionalWeek({ first, clinic }: ProfessionalWeekProps) {
  const { data } = useLiveContent('professionals', first, all);
  const { timeZone = 'America/Cuiaba', specialDates } = clinic ?? {};
  const today = useSyncExternalStore(
    watchMinutes,
    () => dateAt(new Date(), timeZone),
    () => null,
  );
  if (!data.some(({ hours }) => hours)) return null;
  const ahead = today ? weekFrom(today, specialDates ?? []) : [];
  return (
    <section id="semana" aria-labelledby="semana-titulo" data-differs={differingDates(data, specialDates ?? [])}>
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

/** Dates on which the week is not as usual, as `from/until`: where one is near, a page that sleeps wakes (web/core/wake.ts). */
function differingDates(people: Entries, specialDates: readonly SpecialDate[]): string {
  const ofClinic = specialDates.filter(({ department }) => !department).map(({ date, until }) => [date, until]);
  const ofPeople = people.flatMap(({ visits, absences }) => [
    ...visits.map(({ date }) => [date]),
    ...absences.map(({ from, until }) => [from, until]),
  ]);
  return [...ofClinic, ...ofPeople].map((span) => span.filter(Boolean).join('/')).join(' ');
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
