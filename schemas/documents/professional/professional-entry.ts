import { editMark } from '#web/ui/edit-mark.ts';
import { daysAhead, daysOff, formatDayAhead, type Visit } from '#web/ui/formats/visits.ts';
import { initialsOf, toneOf } from '#web/ui/initials.tsx';
import { type PictureImage, pictureImage } from '#web/ui/picture-image.ts';
import { searchable } from '#web/ui/search-words.ts';
import { MODALITIES } from '../../objects/choices.ts';
import type { ProfessionalSummary } from '../../content.ts';
import { identificationLines, shownName } from './identification.ts';

/** A health plan as it is chosen. */
export interface NamedPlan {
  readonly id: string;
  readonly name: string;
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
  /** `Presencial e online`; null where staff have not said. */
  readonly how: string | null;
  readonly portrait: PictureImage | null;
  readonly initials: { readonly letters: string; readonly tone: string };
  /** In a preview: where registrations, hours and portrait are edited. */
  readonly marks: { readonly lines: Marks; readonly hours: Marks; readonly portrait: Marks };
}

const PORTRAIT = { width: 104, ratio: 1, sizes: '104px' } as const;

/** Makes a list's entry of a professional. On the server only. */
export function professionalEntry(person: ProfessionalSummary, plans: readonly NamedPlan[] = []): ProfessionalEntry {
  const name = shownName(person);
  const { photo, fullName, slug, area, modalities, today = null } = person;
  const days = daysAhead({ ...person, off: daysOff(person) }, today);
  return {
    id: person._id,
    name,
    href: slug ? `/profissional/${slug}` : null,
    area,
    lines: identificationLines(person),
    words: professionalWords(person),
    today,
    days: days.map((day) => ({ ...day, text: `${formatDayAhead(day.date, today ?? '')}, ${day.times}` })),
    plans,
    how:
      MODALITIES.filter(({ value }) => modalities?.includes(value))
        .map(({ title }, index) => (index === 0 ? title : title.toLowerCase()))
        .join(' e ') || null,
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
