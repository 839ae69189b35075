import type { ReleaseDocument } from 'sanity';

import { momentAtClinic } from '../scheduling/moment.ts';
import { amountPatch, copyWith, type Judged, type PriceRow, shownOf, type StoredPrice } from './price-rows.ts';

/** A planned change (a release of Sanity's) that takes prices. */
export interface Planned {
  readonly release: string;
  readonly title: string;
  /** ISO 8601; undefined where somebody publishes it by hand. */
  readonly at: string | undefined;
  /** Why nothing can be included in it. */
  readonly problem?: string;
}

const ANOTHER = 'Escolha outra no alto da tela, ou “Rascunhos” para mudar o site.';

/** The planned change that is chosen at the top of Studio; a name alone is one that Studio does not find. */
export function plannedIn(chosen: ReleaseDocument | string): Planned | undefined {
  if (chosen === 'drafts' || chosen === 'published') return undefined;
  if (typeof chosen === 'string')
    return {
      release: chosen,
      title: '',
      at: undefined,
      problem: `Esta mudança programada não foi encontrada. ${ANOTHER}`,
    };
  // Studio reads releases without their names.
  const release = chosen._id.replace(/^_\.releases\./, '');
  const { state, publishAt, metadata } = chosen;
  const title = metadata.title?.trim() || 'Mudança programada sem nome';
  const planned = { release, title, at: publishAt ?? metadata.intendedPublishAt };
  if (metadata.cardinality === 'one')
    return { ...planned, problem: `No alto da tela está um agendamento, que leva um só documento. ${ANOTHER}` };
  if (state === 'active') return planned;
  return {
    ...planned,
    problem: `“${title}” já está agendada. Para mudar valores nela, abra Mudanças programadas e cancele o agendamento.`,
  };
}

/** The clinic's day of it, where it has one, and when the site changes. */
export function momentOf({ at }: Planned, timeZone: string | null) {
  if (at === undefined) return { day: undefined, words: 'quando alguém publicar a mudança' };
  const { day, words } = momentAtClinic(at, timeZone);
  return { day, words: `em ${words}` };
}

/** Prices as they are with a planned change, without those that it takes off the site. */
export function plannedRows(documents: readonly StoredPrice[], release: string): readonly PriceRow[] {
  const byId = Map.groupBy(documents, ({ _id }) => _id.replace(/^(drafts|versions\.[^.]+)\./, ''));
  return [...byId].flatMap(([id, states]) => {
    const stored = (_id: string) => states.find((state) => state._id === _id);
    const [version, published] = [stored(versionId(release, id)), stored(id)];
    return version?._system?.delete || !(version ?? published)
      ? []
      : { id, version, published, draft: stored(`drafts.${id}`) };
  });
}

const versionId = (release: string, id: string) => `versions.${release}.${id}`;

/**
 * One transaction that includes all changes in a planned change. Fails as a whole where a version is not as it was read.
 * @param day `YYYY-MM-DD`, from when the new amounts are valid
 */
export function plannedMutations(changed: readonly Judged[], release: string, day: string | undefined) {
  return changed.map(({ row, cents }) =>
    row.version
      ? { patch: amountPatch(row.version, cents, day) }
      : { create: copyWith(shownOf(row), versionId(release, row.id), cents, day) },
  );
}
