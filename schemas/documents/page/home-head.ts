import type { ProfessionalSummary, Settings } from '../../content.ts';
import { shownName } from '../professional/identification.ts';

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** The clinic, its areas and where it is, for a home page that staff have not described. */
function ownWords({ tradeName, address, areas }: Settings): string {
  const names = list.format(areas.map(folded));
  const where = address ? ` em ${address.city}/${address.uf}` : '';
  return `${tradeName}${names ? `: ${names}` : ''}${where}.`;
}

/** A preview may lack any text. */
const folded = (text: string | null) => (text ?? '').toLocaleLowerCase('pt-BR');

/**
 * The home page's title names the clinic and its areas; where staff wrote one that leaves some of that out, it stands behind
 * their words (R10).
 */
export function homeTitle(settings: Settings, written: string | null | undefined): string {
  const text = folded(written ?? '');
  const names = [settings.tradeName, ...settings.areas];
  if (written && names.every((name) => text.includes(folded(name)))) return written;
  const [clinic = '', ...areas] = names;
  const missing = list.format(areas.map(folded).filter((area) => !text.includes(area)));
  if (!written) return ownWords(settings).replace(/\.$/, '');
  const behind = text.includes(folded(clinic)) ? missing : missing ? `${clinic}: ${missing}` : clinic;
  return `${written} | ${behind.charAt(0).toLocaleUpperCase('pt-BR')}${behind.slice(1)}`;
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

/** Without settings nobody knows the clinic's name: what staff wrote stands alone. */
export function homeHead(
  settings: Settings | null,
  professionals: readonly ProfessionalSummary[],
  written: { readonly title: string | null; readonly description: string | null } | null | undefined,
) {
  if (!settings) return { title: written?.title, description: written?.description };
  return {
    title: homeTitle(settings, written?.title),
    description: homeDescription(settings, professionals, written?.description),
  };
}
