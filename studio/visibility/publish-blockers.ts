import { isOfApproval } from '../approval/approval.ts';

/** A problem as Studio's validation gives it. */
interface Marker {
  readonly level: string;
  readonly message: string;
  readonly path: readonly unknown[];
}

/** A type of the schema as far as the names of its fields go. */
interface WithFields {
  readonly fields?: readonly { readonly name: string; readonly type: { readonly title?: string } }[];
}

/**
 * Why a draft cannot be published, in a few words for a badge and in full for its tooltip. No label when nothing stands in
 * the way: warnings do not.
 */
export function describeBlockers(
  markers: readonly Marker[],
  type: unknown,
): { readonly label: string; readonly title: string } {
  const all = markers.filter(({ level }) => level === 'error');
  const others = all.filter((error) => !isOfApproval(error));
  const errors = others.length > 0 ? others : all;
  const [first] = errors;
  if (!first) return { label: '', title: '' };
  if (others.length === 0) return { label: 'Falta a aprovação do diretor técnico', title: first.message };
  const fieldOf = ({ path }: Marker) => titleOf(type, path[0]);
  const names = [...new Set(errors.map(fieldOf).filter(Boolean))];
  const label = names.length > 0 ? `Para publicar, corrija: ${shortList(names)}` : `Para publicar: ${first.message}`;
  return { label, title: errors.map((error) => [fieldOf(error), error.message].filter(Boolean).join(': ')).join('\n') };
}

function titleOf(type: unknown, name: unknown): string {
  return (type as WithFields | undefined)?.fields?.find((field) => field.name === name)?.type.title ?? '';
}

const MAX_SHOWN = 2;

function shortList(names: readonly string[]): string {
  const more = names.length - MAX_SHOWN;
  return names.slice(0, MAX_SHOWN).join(', ') + (more > 0 ? ` e mais ${more}` : '');
}
