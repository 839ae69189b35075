import type { Tint } from '#web/ui/chip.tsx';
import type { ServiceDetails } from '../content.ts';

type Area = Pick<NonNullable<ServiceDetails['area']>, 'regulation'>;

const tones: Readonly<Record<Area['regulation'], Tint>> = {
  medicina: 'blue',
  psicologia: 'violet',
  exames: 'green',
  outra: 'blue',
};

/** The quiet colour of an area, on tags, icons and initials. It is decoration: words carry the meaning. */
export function areaTone(area: Area | null | undefined): Tint {
  return area ? (tones[area.regulation] ?? 'blue') : 'blue';
}
