import { AREAS } from '#schemas/objects/choices.ts';
import type { ProfessionalSummary } from './content.ts';

type Area = ProfessionalSummary['area'];

/** Professionals by area, areas without anybody left out, the order within an area kept. */
export function groupByArea<P extends { area: Area }>(
  people: readonly P[],
): { area: Area; name: string; people: P[] }[] {
  return AREAS.map(({ value, title }) => ({
    area: value,
    name: title,
    people: people.filter((person) => person.area === value),
  })).filter((group) => group.people.length > 0);
}
