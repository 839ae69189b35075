import type { ProfessionalSummary } from './content.ts';

type Area = ProfessionalSummary['area'];

/** The clinic's areas in the order of the site. The names are of services, never titles after a doctor's name. */
export const areaNames = {
  'clinica-geral': 'Clínica geral',
  psicologia: 'Psicologia',
  imagem: 'Diagnóstico por imagem',
} as const satisfies Record<Area, string>;

/** Professionals by area, areas without anybody left out, the order within an area kept. */
export function groupByArea<P extends { area: Area }>(
  people: readonly P[],
): { area: Area; name: string; people: P[] }[] {
  const areas: Area[] = ['clinica-geral', 'psicologia', 'imagem'];
  return areas
    .map((area) => ({ area, name: areaNames[area], people: people.filter((person) => person.area === area) }))
    .filter((group) => group.people.length > 0);
}
