import { styled } from 'styled-components';
import type { ProfessionalEntry } from '#schemas/documents/professional/professional-entry.ts';
import { formatDayAhead } from '#web/ui/formats/visits.ts';
import type { SpecialDate } from '#web/ui/formats/open-now.ts';
import { fieldStyle } from '#web/ui/field-style.ts';
import { HeadSearch } from '#web/ui/head-search.tsx';
import { SearchForm } from '#web/ui/search-form.tsx';
import { searchResult } from '#web/ui/search-words.ts';
import { from, phone, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import type { PeopleSearch } from './people-search.ts';

const Root = styled(HeadSearch)`
  width: 100%;

  form {
    width: 100%;
  }
  /* On a wide screen the plan stands beside the words, both above the days. */
  ${from('gridMd')} {
    form {
      grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
      column-gap: ${space(16)};
    }
    form > label,
    .field {
      grid-column: 1;
    }
    form > label {
      grid-row: 1;
      align-self: end;
    }
    .field {
      grid-row: 2;
    }
    .plan {
      grid-row: 1 / span 2;
      grid-column: 2;
      align-self: end;
    }
    fieldset,
    .closed,
    output {
      grid-column: 1 / -1;
    }
    form > fieldset {
      margin-block-start: ${space(6)};
    }
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  .plan label {
    padding: 0;
    margin-block-end: ${space(4)};
    font-size: ${type.small};
    font-weight: ${weight.label};
  }
  .days {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
  }
  .days label {
    position: relative;
    flex: none;
    display: grid;
    place-content: center;
    justify-items: center;
    min-width: 4.25rem;
    min-height: 3.25rem;
    padding: ${space(2)} ${space(5)};
    border: 1px solid ${theme.tone.edge};
    border-radius: ${radius.control};
    background: ${theme.tone.card};
    font-size: ${type.small};
    line-height: 1.3;
    cursor: pointer;
  }
  .days b {
    font-variant-numeric: tabular-nums;
  }
  .hint {
    display: none;
    color: ${theme.tone.inkSoft};
    font-weight: ${weight.text};
  }
  /* One row that scrolls from edge to edge; the day that is cut, and the words, say so. With large letters it is several. */
  ${phone} {
    @media (min-width: 22em) {
      .days {
        flex-wrap: nowrap;
        margin-inline: -1.25rem;
        padding: ${space(2)} 1.25rem;
        overflow-x: auto;
        scroll-padding-inline: 1.25rem;
        scrollbar-width: thin;
        scrollbar-color: ${theme.tone.edge} transparent;
      }
      .days label:not(:first-child):has(:checked) {
        scroll-initial-target: nearest;
      }
      .hint {
        display: inline;
      }
      .plan {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: ${space(8)};
        align-items: center;
      }
      .plan label {
        margin: 0;
      }
    }
  }
  .days input {
    position: absolute;
    inset: 0;
    min-height: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .days label:has(:checked) {
    border-color: ${theme.tone.action};
    background: ${theme.tone.action};
    color: ${theme.tone.actionInk};
    @media (forced-colors: active) {
      outline: 3px solid Highlight;
    }
  }
  .days label:has(:focus-visible) {
    outline: 2px solid ${theme.tone.focus};
    outline-offset: 2px;
  }
  .plan {
    display: grid;
    max-width: 26rem;
  }
  select {
    ${fieldStyle}
  }
  .closed {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
`;

interface PeopleSearchFormProps {
  readonly people: readonly ProfessionalEntry[];
  readonly asked: PeopleSearch;
  /** Id of what holds the list. */
  readonly narrows: string;
  readonly found: number;
  readonly specialDates: readonly SpecialDate[];
}

const byDate = (one: string, other: string) => (one < other ? -1 : 1);

/** Who, when and with which plan (U2): days of the next two weeks on which somebody attends, and plans that somebody takes. */
const COUNTED = 'profissionais';

export function PeopleSearchForm({ people, asked, narrows, found, specialDates }: PeopleSearchFormProps) {
  const days = [...new Set(people.flatMap((person) => person.days.map(({ date }) => date)))].toSorted(byDate);
  const plans = new Map(people.flatMap((person) => person.plans.map(({ id, name }) => [id, name] as const)));
  const plansByName = [...plans].sort(([, a], [, b]) => a.localeCompare(b, 'pt-BR'));
  const isAsked = Object.values(asked).some(Boolean);
  return (
    <Root>
      <SearchForm
        id="profissionais-busca"
        action="/profissional"
        label="Buscar por nome, profissão ou área"
        words={asked.q}
        narrows={narrows}
        counted={COUNTED}
        result={searchResult(isAsked, found, people.length, COUNTED)}
      >
        {days.length > 0 ? <Days days={days} today={people[0]?.today ?? ''} asked={asked.dia} /> : null}
        <Closed days={days} specialDates={specialDates} />
        {plans.size > 0 ? (
          <div className="plan">
            <label htmlFor="profissionais-convenio">Convênio</label>
            <select id="profissionais-convenio" name="convenio" defaultValue={asked.convenio}>
              <option value="">Qualquer ou particular</option>
              {plansByName.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ) : null}
      </SearchForm>
    </Root>
  );
}

function Days({ days, today, asked = '' }: { days: readonly string[]; today: string; asked: string | undefined }) {
  return (
    <fieldset>
      <legend>
        Dia{' '}
        <span className="hint" aria-hidden="true">
          · role para o lado: até {dayAndMonth(days.at(-1) ?? '')}
        </span>
      </legend>
      <div className="days" data-scrolls="">
        {['', ...days].map((date) => (
          <label key={date}>
            <input type="radio" name="dia" value={date} defaultChecked={date === asked} />
            {date ? <DayName date={date} today={today} /> : 'Qualquer dia'}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const dayAndMonth = (date: string) => date.split('-').slice(1).toReversed().join('/');

function DayName({ date, today }: { date: string; today: string }) {
  const [weekday = ''] = formatDayAhead(date, today).split(', ');
  return (
    <>
      {weekday.charAt(0).toUpperCase() + weekday.slice(1)} <b>{dayAndMonth(date)}</b>
    </>
  );
}

/** Which of these days are not as usual at the clinic. */
function Closed({ days, specialDates }: { days: readonly string[]; specialDates: readonly SpecialDate[] }) {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const near = specialDates.filter(
    ({ date, until, department }) => !department && date <= last && (until || date) >= first,
  );
  if (near.length === 0) return null;
  const words = near.map(({ date, until, label, status }) => {
    const span = until && until !== date ? `${dayAndMonth(date)} a ${dayAndMonth(until)}` : dayAndMonth(date);
    return `${span} ${status === 'fechado' ? 'a clínica fecha' : 'a clínica tem outro horário'}${label ? ` (${label})` : ''}`;
  });
  return <p className="closed">Em {words.join('; em ')}.</p>;
}
