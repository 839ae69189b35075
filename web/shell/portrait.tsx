import { AvatarInitials } from '../ui/avatar-initials.tsx';
import { editMark } from '../ui/edit-mark.ts';
import { Picture } from '../ui/picture.tsx';
import type { ProfessionalSummary } from './content.ts';
import { shownName } from './identification.ts';

type PortraitProps = { person: ProfessionalSummary; width: number; sizes: string; priority?: boolean };

/** A professional's photo, cut square around its hotspot; initials where there is none. */
export function Portrait({ person, width, sizes, priority }: PortraitProps) {
  if (!person.photo?.asset) return <AvatarInitials name={person.fullName} place={editMark(person, 'photo')} />;
  const alt = person.photo.alt || `Retrato de ${shownName(person)}`;
  return <Picture picture={{ ...person.photo, alt }} width={width} ratio={1} sizes={sizes} priority={priority} />;
}
