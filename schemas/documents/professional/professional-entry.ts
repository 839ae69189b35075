import { editMark } from '#web/ui/edit-mark.ts';
import { hoursByDay, week, weekdayNames } from '#web/ui/formats/hours.ts';
import { weekdayOf } from '#web/ui/formats/open-now.ts';
import { daysAhead, daysOff, formatDayAhead, type Visit } from '#web/ui/formats/visits.ts';
import { initialsOf } from '#web/ui/initials.tsx';
import { type PictureImage, pictureImage } from '#web/ui/picture-image.ts';
import { Synonyms } from '../../rules/common-synonyms.ts';
import { searchable } from '#web/ui/search-words.ts';
import { listed } from '../../objects/appointment-words.ts';
import { areaTone } from '../../objects/area-tone.ts';
import { capitalized, languageWords, modalityWords } from '../../objects/modality-words.ts';
import type { ProfessionalSummary } from '../../content.ts';
import { identificationLines, shownName } from './identification.ts';

/** A health plan as it is chosen, and what it asks for the person; empty where it asks nothing. */
interface NamedPlan {
  readonly id: string;
  readonly name: string;
  readonly terms?: string;
}

type Marks = ReturnType<typeof editMark>;

/**
 * A professional as a list draws it: plain data made on the server of what PROFESSIONALS_QUERY gives. The rules of the
 * councils, the search words and the addresses of pictures stay there; browsers get the texts.
 */
export interface ProfessionalEntry {
  readonly id: string;
  readonly name: string;
  /** Address of the profile; null where there is none. */
  readonly href: string | null;
  readonly area: ProfessionalSummary['area'];
  readonly lines: readonly string[];
  /** What a search finds the person by, as `searchable` gives it. */
  readonly words: string;
  /** `YYYY-MM-DD` at the clinic; null where it is not known. */
  readonly today: string | null;
  /** The days of the next two weeks on which the person attends, and how a list says each: `hoje, 8h às 12h`. */
  readonly days: readonly (Visit & { readonly text: string })[];
  /** Plans by which the person attends. */
  readonly plans: readonly NamedPlan[];
  /** `Segunda e quarta`, `presencial e online`, `atende em Libras`; empty where staff have not said. */
  readonly how: readonly string[];
  /** Where an appointment with the person is asked for; null where nobody books with them. */
  readonly booking: string | null;
  readonly portrait: PictureImage | null;
  /** What stands for a portrait that is missing; initials for who has neither. */
  readonly drawing: ProfessionalSummary['drawing'];
  readonly initials: { readonly letters: string; readonly tone: string };
  /** In a preview: where registrations, hours and portrait are edited. */
  readonly marks: { readonly lines: Marks; readonly hours: Marks; readonly portrait: Marks };
}

const PORTRAIT = { width: 208, ratio: 1, sizes: '(min-width: 62em) 208px, 104px' } as const;

interface Around {
  readonly plans?: readonly NamedPlan[];
  readonly booking?: string | null;
}

/** Makes a list's entry of a professional. On the server only. */
export function professionalEntry(
  person: ProfessionalSummary,
  { plans = [], booking = null }: Around = {},
): ProfessionalEntry {
  const name = shownName(person);
  const { photo, drawing, fullName, slug, area, today = null } = person;
  const days = daysAhead({ ...person, off: daysOff(person) }, today);
  return {
    id: person._id,
    name,
    href: slug ? `/profissional/${slug}` : null,
    area,
    lines: identificationLines(person),
    words: professionalWords(person, days, plans),
    today,
    days: days.map((day) => ({
      ...day,
      text: `${formatDayAhead(day.date, today ?? '')}, ${day.times.replaceAll(' às ', '\u00a0às\u00a0')}`,
    })),
    plans,
    how: howWords(person, days),
    booking,
    portrait: photo ? pictureImage({ ...photo, alt: photo.alt || `Retrato de ${name}` }, PORTRAIT) : null,
    drawing,
    initials: { letters: initialsOf(fullName), tone: areaTone(area) },
    marks: {
      lines: editMark(person.registrations?.[0]),
      hours: editMark(person, 'schedule'),
      portrait: editMark(person, 'photo'),
    },
  };
}

/** “Terça, quinta e alguns sábados”, whether one meets in person or by video, and in which other languages. @param ahead days on which the person comes */
function howWords({ schedule, modalities, languages }: ProfessionalSummary, ahead: readonly Visit[]): string[] {
  const times = hoursByDay(schedule ?? []);
  const [each, others] = [week.filter((_day, index) => times[index]), week.filter((_day, index) => !times[index])];
  const coming = new Set(ahead.map(({ date }) => week[weekdayOf(date)]));
  const some = others
    .filter((day) => coming.has(day))
    .map((day) => `${WEEKEND.has(day) ? 'alguns' : 'algumas'} ${weekdayNames[day]}s`);
  const days = [...each.map((day) => weekdayNames[day]), ...some];
  const spoken = languageWords(languages);
  const [first, ...rest] = [listed(days), modalityWords(modalities, 'e'), spoken ? `atende em ${spoken}` : ''].filter(
    Boolean,
  );
  return first ? [capitalized(first), ...rest] : [];
}

/** Their names are masculine. */
const WEEKEND = new Set<string>(['saturday', 'sunday']);

/** What people call a profession, a specialty or a service, as in the search of the site (U1). */
const synonyms = new Synonyms();

/** Everything a visitor may look for a professional by; weekdays so that “quinta”, “quintas” and “quinta-feira” begin them. */
function professionalWords(person: ProfessionalSummary, days: readonly Visit[], plans: readonly NamedPlan[]): string {
  const { fullName, displayName, area, focusAreas, approaches, languages, does } = person;
  const weekdays = days.map(({ date }) => `${weekdayNames[week[weekdayOf(date)] ?? 'monday']}s-feiras`);
  const doing = [
    // Whoever looks for a “psicólogo” also means a woman.
    ...(['feminine', 'masculine'] as const).flatMap((genderLabel) => identificationLines({ ...person, genderLabel })),
    area?.title,
    ...(focusAreas ?? []),
    ...(approaches ?? []),
    ...(does ?? []),
    languageWords(languages),
  ].join(' ');
  const words = [
    fullName,
    displayName,
    doing,
    ...synonyms.namesFor(doing),
    ...weekdays,
    ...howWords(person, days),
    ...plans.map(({ name }) => name),
  ];
  return [...new Set(searchable(words.join(' ')).split(' '))].join(' ');
}
