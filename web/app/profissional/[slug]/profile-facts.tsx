import { AGE_GROUPS, LANGUAGES, titleOf } from '#schemas/objects/choices.ts';
import { closed, hoursRows } from '#web/ui/formats/hours.ts';
import {
  absenceNotice,
  daysAhead,
  daysOff,
  formatDayAhead,
  formatVisitDay,
  nextVisits,
  type Visit,
} from '#web/ui/formats/visits.ts';
import { editMark } from '#web/ui/edit-mark.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import type { ProfessionalDetails } from '#schemas/content.ts';
import { FactList, planFacts } from '#web/shell/detail-page.tsx';
import { priceFact } from '#web/shell/price-fact.tsx';

/** Days on which somebody does not attend are not said: the person is not closed. */
function Days({ schedule }: { schedule: NonNullable<ProfessionalDetails['schedule']> }) {
  const rows = hoursRows(schedule).filter(({ text }) => text !== closed);
  return rows.map(({ days, text }) => (
    <p key={days}>
      {days}
      <span className="soft">{text}</span>
    </p>
  ));
}

/** The next of two weeks' days on which somebody attends; nothing where there is none. */
export function NextDay({ professional }: { professional: ProfessionalDetails }) {
  const { today } = professional;
  const [next] = daysAhead({ ...professional, off: daysOff(professional) }, today);
  if (!next) return null;
  return (
    <p className="next">
      <Icon name="calendar" size={20} />
      <span>
        Próximo dia:{' '}
        <time dateTime={next.date}>
          {formatDayAhead(next.date, today ?? '')}, {next.times}
        </time>
      </span>
    </p>
  );
}

/** The next dates of somebody who does not come every week. */
function Visits({ visits }: { visits: readonly Visit[] }) {
  if (visits.length === 0) return <p>A próxima data ainda não está marcada. Pergunte na recepção.</p>;
  return visits.map(({ date, times }) => (
    <p key={date}>
      <time dateTime={date}>{formatVisitDay(date)}</time>
      {times ? <span className="soft">{times}</span> : null}
    </p>
  ));
}

function Education({ education }: { education: NonNullable<ProfessionalDetails['education']> }) {
  return (
    <ul className="plain-list">
      {education.map(({ _key, course, institution, year }) => (
        <li key={_key}>
          {course}
          <span className="soft">{[institution, year].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** On which days somebody attends, and on which not, above their story. */
export function ProfileTimes({ professional }: { professional: ProfessionalDetails }) {
  const { visits, absences, today, schedule } = professional;
  return (
    <FactList
      label="Quando atende"
      facts={[
        {
          label: 'Dias de atendimento',
          value: schedule?.length ? <Days schedule={schedule} /> : null,
          place: editMark(professional, 'schedule'),
        },
        {
          label: 'Próximas datas na clínica',
          value: visits?.length ? <Visits visits={nextVisits(visits, daysOff(professional), today)} /> : null,
          place: editMark(professional, 'visits'),
        },
        {
          label: 'Ausência',
          value: absenceNotice(absences, today),
          place: editMark(professional, 'absences'),
        },
      ]}
    />
  );
}

/** For whom, with which plans and which education, beside the story of a professional. */
export function ProfileFacts({ professional }: { professional: ProfessionalDetails }) {
  const { ageGroups, healthPlans, prices, education, approaches, languages, lattesUrl } = professional;
  const spoken = (languages ?? []).map((language) => titleOf(LANGUAGES, language) || language);
  return (
    <FactList
      label="Sobre o atendimento"
      facts={[
        {
          label: 'Idades',
          value: (ageGroups ?? []).map((group) => titleOf(AGE_GROUPS, group)).join(', '),
          place: editMark(professional, 'ageGroups'),
        },
        priceFact(prices),
        ...planFacts(healthPlans),
        { label: 'Abordagem', value: (approaches ?? []).join(', ') },
        { label: 'Formação', value: education?.length ? <Education education={education} /> : null },
        {
          label: 'Idiomas',
          value: spoken.length > 0 ? ['Português', ...spoken].join(', ') : '',
          place: editMark(professional, 'languages'),
        },
        {
          label: 'Currículo',
          value: lattesUrl ? <SmartLink href={lattesUrl}>Currículo Lattes</SmartLink> : null,
          place: editMark(professional, 'lattesUrl'),
        },
      ]}
    />
  );
}
