import { AREAS, titleOf } from '#schemas/objects/choices.ts';
import { identificationLines, separator, shownName } from '#web/shell/identification.ts';
import type { Identified, Settings } from '#web/shell/content.ts';

/**
 * What a search result says of a professional whom staff have not described: name, profession with the registrations that the
 * councils want beside it, area, and where.
 */
export function profileDescription(
  person: Identified & { readonly area: (typeof AREAS)[number]['value'] },
  settings: Settings | null,
): string {
  const who = [shownName(person), ...identificationLines(person)].join(separator);
  const area = titleOf(AREAS, person.area);
  const where = settings
    ? ` na ${settings.tradeName}${settings.address ? `, em ${settings.address.city}/${settings.address.uf}` : ''}`
    : '';
  return `${who}. ${area}${where}.`;
}
