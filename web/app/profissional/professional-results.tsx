import { Fragment } from 'react';
import { ProfessionalCard } from '#schemas/documents/professional/professional-card.tsx';
import { listed } from '#schemas/objects/appointment-words.ts';
import type { ProfessionalEntry } from '#schemas/documents/professional/professional-entry.ts';
import { useLiveContent } from '#web/live/use-live-content.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { fewOf } from '#web/ui/formats/few.ts';
import { Icon } from '#web/ui/icon.tsx';
import { groupByHeading } from '#web/ui/group-by-heading.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { findsPerson, type PeopleSearch } from './people-search.ts';

interface ProfessionalResultsProps {
  /** Id of what holds the list. */
  readonly id: string;
  /** Everyone who attends, as the server rendered it. */
  readonly first: readonly ProfessionalEntry[];
  /** What the server was asked for: the rest of the list is hidden. */
  readonly asked: PeopleSearch;
}

const all = (entries: readonly ProfessionalEntry[]) => entries;

/** Who attends, by area, as it is now. What is not asked for is hidden by the search (web/behaviours/narrow-lists.ts). */
export function ProfessionalResults({ id, first, asked }: ProfessionalResultsProps) {
  const { data: everyone } = useLiveContent('professionals', first, all);
  const isFound = findsPerson(asked);
  const plans = [...new Map(everyone.flatMap((person) => person.plans.map(({ id, name }) => [id, name] as const)))];
  const groups = groupByHeading(everyone, ({ area }) => area, 'Outras áreas');
  return (
    <div id={id}>
      {groups.map(({ id: areaId, name, heading, items }) => {
        const anchor = heading?.anchor ?? 'area';
        return (
          // Links to the id, which was the address before, still lead here.
          <section
            key={areaId}
            id={areaId && areaId !== anchor ? areaId : undefined}
            aria-labelledby={anchor}
            hidden={!items.some(isFound)}
          >
            <h2 id={anchor}>{name}</h2>
            <ul className="plain-list">
              {items.map((person) => (
                <li
                  key={person.id}
                  data-words={person.words}
                  data-dia={person.days.map(({ date }) => date).join(' ')}
                  data-convenio={person.plans.map((plan) => plan.id).join(' ')}
                  hidden={!isFound(person)}
                >
                  <ProfessionalCard person={person}>
                    <Attendance person={person} day={asked.dia} chosen={asked.convenio} />
                    {person.booking ? (
                      <SmartLink className="book button-plain" href={person.booking}>
                        Agendar<span className="visually-hidden"> com {person.name}</span>
                      </SmartLink>
                    ) : null}
                  </ProfessionalCard>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p data-none="" hidden={everyone.some(isFound)}>
        {everyone.length === 0 ? (
          'Nenhum profissional encontrado.'
        ) : (
          <>
            Ninguém atende assim.{' '}
            {plans.map(([plan, name]) => (
              <NextWithPlan key={plan} {...{ plan, name, everyone }} isAsked={asked.convenio === plan} />
            ))}
            Confira as palavras e o dia, ou pergunte à recepção.
          </>
        )}{' '}
        {plans.length > 0 ? (
          <span data-if="convenio " hidden={Boolean(asked.convenio)}>
            Convênios que a equipe atende: {listed(plans.map(([, name]) => name))}.{' '}
          </span>
        ) : null}
        {everyone.length === 0 ? null : <SmartLink href="/profissional">Ver todos os profissionais</SmartLink>}
      </p>
    </div>
  );
}

interface NextWithPlanProps {
  readonly plan: string;
  readonly name: string;
  readonly everyone: readonly ProfessionalEntry[];
  readonly isAsked: boolean;
}

/** For whom chose a plan, and a day on which nobody takes it: who takes it next, and when. */
function NextWithPlan({ plan, name, everyone, isAsked }: NextWithPlanProps) {
  const next = everyone
    .flatMap((person) => {
      const [day] = person.plans.some(({ id }) => id === plan) ? person.days : [];
      return day ? [{ person, day }] : [];
    })
    .toSorted((one, other) => one.day.date.localeCompare(other.day.date));
  if (next.length === 0) return null;
  return (
    <span data-if={`convenio ${plan}`} hidden={!isAsked}>
      Com {name}:{' '}
      {next.map(({ person, day }, index) => (
        <Fragment key={person.id}>
          {index > 0 ? '; ' : ''}
          {/* Another page, so that the form is filled in anew. */}
          <SmartLink
            rel="nofollow"
            target="_self"
            href={`/profissional?${new URLSearchParams({ dia: day.date, convenio: plan })}`}
          >
            {person.name}, {day.text}
          </SmartLink>
        </Fragment>
      ))}
      .{' '}
    </span>
  );
}

interface AttendanceProps {
  readonly person: ProfessionalEntry;
  readonly day?: string | undefined;
  /** The id of a plan. */
  readonly chosen?: string | undefined;
}

/** When the person attends, the next time or on the day that is asked for; how, by which plans, and what the chosen one asks. */
function Attendance({ person: { days, plans, how, marks }, day = '', chosen }: AttendanceProps) {
  const [next] = days;
  return (
    <div className="attendance">
      {next ? (
        <p {...marks.hours}>
          <Icon name="calendar" size={16} />
          <span data-if="dia " hidden={day !== ''}>
            Próximo dia: {next.text}
          </span>
          {days.map(({ date, text }) => (
            <span key={date} data-if={`dia ${date}`} hidden={day !== date}>
              Atende {text}
            </span>
          ))}
        </p>
      ) : null}
      {how.length > 0 ? (
        <p>
          <Icon name="clock" size={16} />
          <span>
            <Dotted parts={how} />
          </span>
        </p>
      ) : null}
      {plans.length > 0 ? (
        <p>
          <Icon name="shield" size={16} />
          <span>Convênios: {fewOf(plans.map(({ name }) => name))}</span>
        </p>
      ) : null}
      {plans.map(({ id, name, terms }) =>
        terms ? (
          <p key={id} data-if={`convenio ${id}`} hidden={chosen !== id}>
            <Icon name="document" size={16} />
            <span>
              {name}: {terms}
            </span>
          </p>
        ) : null,
      )}
    </div>
  );
}
