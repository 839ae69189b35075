import type { SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { listedIndexes } from '#web/content/route-of.ts';
import type { Place } from '#schemas/documents/places.ts';
import { addressLines } from '#schemas/documents/site-settings/address.ts';
import { formatPhone } from '#web/ui/formats/identifiers.ts';
import { hoursRows } from '#web/ui/formats/hours.ts';
import { siteUrl } from './site-url.ts';

/** The clinic's facts and addresses as Markdown. A demonstration says that it is one, and lists nothing. */
export function llmsText(
  settings: SETTINGS_QUERY_RESULT,
  places: readonly Pick<Place, 'path' | 'listed' | 'type'>[],
): string {
  if (!settings) return '# Site em preparação\n';
  const { tradeName, tagline, address, phones, hours, emergencyNotice, emergencyRoom, disclaimer, demoMode } = settings;
  const room = [emergencyRoom?.name, emergencyRoom?.address, emergencyRoom?.phone && formatPhone(emergencyRoom.phone)]
    .filter(Boolean)
    .join(', ');
  if (demoMode) return `# ${tradeName}\n\n> Conteúdo de demonstração: clínica e pessoas não existem.\n`;
  const facts = [
    address ? `- Endereço: ${addressLines(address).join(', ')}` : '',
    ...(phones ?? []).map(({ label, number }) => `- ${label}: ${formatPhone(number)}`),
    ...hoursRows((hours?.openingHours ?? []).filter(({ department }) => !department)).map(
      ({ days, text }) => `- ${days}: ${text}`,
    ),
  ].filter(Boolean);
  const links = [
    '/',
    ...listedIndexes(places).map(({ path }) => path),
    ...places.filter(({ listed }) => listed).map(({ path }) => path),
  ];
  return [
    `# ${tradeName}`,
    ...(tagline ? [`> ${tagline}`] : []),
    facts.join('\n'),
    `## Páginas\n\n${links.map((path) => `- ${siteUrl}${path}`).join('\n')}`,
    ...[disclaimer, emergencyNotice, room && `Pronto-socorro mais próximo: ${room}`].filter(Boolean),
  ]
    .join('\n\n')
    .concat('\n');
}
