import { AREAS } from '#schemas/objects/choices.ts';
import { shownName } from '#web/shell/identification.ts';
import type { ProfessionalSummary, Settings } from '#web/shell/content.ts';

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** The clinic, its areas and where it is, for a home page that staff have not described. */
function ownWords({ tradeName, address }: Settings): string {
  const areas = list.format(AREAS.map(({ title }) => title.toLocaleLowerCase('pt-BR')));
  return `${tradeName}: ${areas}${address ? ` em ${address.city}/${address.uf}` : ''}.`;
}

/** The home page's description names the professionals, too, after what staff wrote (R10). */
export function homeDescription(
  settings: Settings,
  professionals: readonly ProfessionalSummary[],
  written: string | null | undefined,
): string {
  const text = written ?? settings.seo?.description ?? ownWords(settings);
  const names = professionals.map(shownName).filter((name) => !text.includes(name));
  return names.length > 0 ? `${text} Atendem: ${list.format(names)}.` : text;
}
