import { hasCouncil } from '#schemas/rules/has-council.ts';
import { identificationLines, separator, shownName } from '#web/shell/identification.ts';
import type { Identified, ProfessionalDetails, Settings } from '#web/shell/content.ts';

/**
 * What a search result says of a professional whom staff have not described: name, profession with the registrations that the
 * councils want beside it, and where. The area only of who is no doctor: there it would pass for a specialty (CFM 2.330/2023).
 */
export function profileDescription(
  person: Identified & Pick<ProfessionalDetails, 'area'>,
  settings: Settings | null,
): string {
  const who = [shownName(person), ...identificationLines(person)].join(separator);
  const area = hasCouncil(person.registrations, 'CRM') ? 'Atende' : (person.area?.title ?? 'Atende');
  const where = settings
    ? ` na ${settings.tradeName}${settings.address ? `, em ${settings.address.city}/${settings.address.uf}` : ''}`
    : '';
  return where || area !== 'Atende' ? `${who}. ${area}${where}.` : `${who}.`;
}
