import { styled } from 'styled-components';
import { AvatarInitials } from '#web/ui/avatar-initials.tsx';
import { DrawnPortrait } from '#web/ui/drawn-portrait.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { Picture } from '#web/ui/picture.tsx';
import { areaTone } from '../../objects/area-tone.ts';
import type { ProfessionalSummary } from '../../content.ts';
import { shownName } from './identification.ts';
import { professionalGridStyle } from './professional-card-style.ts';
import { ProfessionalCard } from './professional-card.tsx';
import { professionalEntry } from './professional-entry.ts';

type PortraitProps = { person: ProfessionalSummary; width: number; sizes: string; priority?: boolean };

/** A professional's photo, cut square around its hotspot; the drawn portrait where there is none, or the initials. */
export function Portrait({ person, width, sizes, priority }: PortraitProps) {
  if (!person.photo?.asset) {
    const place = editMark(person, 'photo');
    if (person.drawing) return <DrawnPortrait name={person.drawing} place={place} />;
    return <AvatarInitials name={person.fullName} tone={areaTone(person.area)} place={place} />;
  }
  const alt = person.photo.alt || `Retrato de ${shownName(person)}`;
  return <Picture picture={{ ...person.photo, alt }} width={width} ratio={1} sizes={sizes} priority={priority} />;
}

const List = styled.ul`
  ${professionalGridStyle}
`;

/** Cards of professionals, as many in a row as fit. */
export function ProfessionalGrid({ people }: { people: readonly ProfessionalSummary[] }) {
  return (
    <List className="plain-list" data-alone={people.length === 1 ? '' : undefined}>
      {people.map((person) => (
        <li key={person._id}>
          <ProfessionalCard person={professionalEntry(person)} />
        </li>
      ))}
    </List>
  );
}
