import { systemCaller } from '../caller.ts';
import { NO_WRITE_LIMITS } from '../config/limits.ts';
import { openDataset } from '../dataset.ts';
import { isVersionId } from '../store/ids.ts';
import { sameValue } from '../store/json-values.ts';
import { lostUploads } from './try-out.ts';
import type { Dataset } from '../dataset.ts';
import type { Mutation, StoredDocument } from '../store/types.ts';

export interface RewindOptions {
  /** Documents of these types stay as they are: what visitors sent, and what was erased since, is nobody's to bring back. */
  readonly keep: readonly string[];
  /** Content migrations: they carry over what was written in an older form. */
  readonly migrations: readonly { mutations(documents: readonly StoredDocument[]): readonly Mutation[] }[];
}

/** How many documents are otherwise than before. */
export interface Rewound {
  /** As they were. */
  readonly changed: number;
  /** Deleted since, and there again. */
  readonly back: number;
  /** Made since, and gone; their history stays. */
  readonly gone: number;
}

/** Ids of groups and releases, and types of pictures and files. */
const SYSTEM = '_.';
const UPLOAD = 'sanity.';

/**
 * Brings published documents and drafts back to how they were at a moment, in one transaction: nothing that was written since leaves the
 * history, so a later moment undoes it. Releases and versions stay, since what one of them has scheduled would go out again at once; so do
 * uploads that came later.
 * @param moment ISO 8601, UTC
 * @throws Error when the history does not know the moment
 * @throws LakeError 409 when something that stays refers to what would go; nothing has changed then
 */
export function rewind(dataset: Dataset, moment: string, { keep, migrations }: RewindOptions): Rewound {
  const { history, reader, transactor } = dataset;
  const since = history.keptSince();
  if (since === undefined || moment < since) {
    const begin = since === undefined ? 'is empty' : `begins on ${since}`;
    throw new Error(`The history of "${dataset.name}" ${begin}: it does not know ${moment}. Nothing was changed.`);
  }
  const changed: Mutation[] = [];
  const back: Mutation[] = [];
  const gone: Mutation[] = [];
  for (const id of history.touchedAfter(moment)) {
    const [then, now] = [history.documentAt(id, { time: moment }), reader.get(id)];
    const type = (then ?? now)?._type;
    if (type === undefined || keep.includes(type) || isVersionId(id) || id.startsWith(SYSTEM)) continue;
    if (then && now && sameValue(contentOf(then), contentOf(now))) continue;
    if (then) (now ? changed : back).push({ createOrReplace: then });
    else if (!type.startsWith(UPLOAD)) gone.push({ delete: { id } });
  }
  const steps = [() => [...changed, ...back, ...gone], ...migrations.map((step) => () => step.mutations(reader.all()))];
  for (const mutationsOf of steps) {
    const mutations = mutationsOf();
    if (mutations.length > 0) transactor.mutate({ mutations, caller: systemCaller });
  }
  return { changed: changed.length, back: back.length, gone: gone.length };
}

function contentOf({ _rev, _updatedAt, ...content }: StoredDocument): object {
  return content;
}

/**
 * Does it to a dataset's file.
 * @returns what was done, and the names of uploads that have no file
 * @throws as `rewind`
 */
export function rewindFile(
  dataDir: string,
  name: string,
  moment: string,
  options: RewindOptions,
): Rewound & { readonly lost: readonly string[] } {
  const dataset = openDataset({ dataDir, name, writeLimits: NO_WRITE_LIMITS });
  try {
    return { ...rewind(dataset, moment, options), lost: lostUploads(dataDir, dataset) };
  } finally {
    dataset.close();
  }
}
