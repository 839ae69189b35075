import { editMark } from '#web/ui/edit-mark.ts';
import { hoursByDay } from '#web/ui/formats/hours.ts';
import { type Absence, daysOff, nextVisits, type Visit } from '#web/ui/formats/visits.ts';
import { initialsOf, toneOf } from '#web/ui/initials.tsx';
import { type PictureImage, pictureImage } from '#web/ui/picture-image.ts';
import { searchable } from '#web/ui/search-words.ts';
import type { ProfessionalSummary } from '../../content.ts';
import { identificationLines, shownName } from './identification.ts';

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
  /** When the person attends on each day, Monday first, empty where not; null where nobody entered days. */
  readonly hours: readonly string[] | null;
  /** The next dates of somebody who does not come every week, and days off: only what is still to come. */
  readonly visits: readonly Visit[];
  readonly absences: readonly Absence[];
  readonly portrait: PictureImage | null;
  readonly initials: { readonly letters: string; readonly tone: string };
  /** In a preview: where registrations, hours and portrait are edited. */
  readonly marks: { readonly lines: Marks; readonly hours: Marks; readonly portrait: Marks };
}

/** As many dates as a week can have. */
const WEEK = 7;

const PORTRAIT = { width: 104, ratio: 1, sizes: '104px' } as const;

/** Makes a list's entry of a professional. On the server only. */
export function professionalEntry(person: ProfessionalSummary): ProfessionalEntry {
  const name = shownName(person);
  const { photo, fullName, slug, area, schedule, visits, absences, today = null } = person;
  return {
    id: person._id,
    name,
    href: slug ? `/profissional/${slug}` : null,
    area,
    lines: identificationLines(person),
    words: professionalWords(person),
    hours: schedule?.length ? hoursByDay(schedule) : null,
    visits: nextVisits(visits, daysOff(person), today, WEEK),
    absences: (absences ?? []).filter(({ from, until }) => (until || from) >= (today ?? '')),
    portrait: photo ? pictureImage({ ...photo, alt: photo.alt || `Retrato de ${name}` }, PORTRAIT) : null,
    initials: { letters: initialsOf(fullName), tone: toneOf(fullName) },
    marks: {
      lines: editMark(person.registrations?.[0]),
      hours: editMark(person, 'schedule'),
      portrait: editMark(person, 'photo'),
    },
  };
}

/** Everything a visitor may look for a professional by. */
function professionalWords(person: ProfessionalSummary): string {
  const { fullName, displayName, area } = person;
  return searchable([fullName, displayName, ...identificationLines(person), area?.title].join(' '));
}
