import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemCaller } from '../caller.ts';
import { NO_WRITE_LIMITS } from '../config/limits.ts';
import { openDataset } from '../dataset.ts';
import { isVersionId } from '../store/ids.ts';
import { sameValue } from '../store/json-values.ts';
import { referencesIn } from '../store/references.ts';
import { lostUploads } from './try-out.ts';
import { folderOriginals } from '../assets/folder-originals.ts';
import { openOriginals } from '../assets/originals.ts';
import type { LakeConfig } from '../config/config.ts';
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
  /** Ids of what was left as it is: it referred to something that was erased since. */
  readonly left: readonly string[];
}

const UPLOADS = ['sanity.imageAsset', 'sanity.fileAsset'];

/**
 * Brings published documents and drafts back to how they were at a moment, in one transaction, and one for each migration that finds
 * something in an older form: nothing that was written since leaves the history, so a later moment undoes it. Releases and versions
 * stay, since what one of them has scheduled would go out again at once; so do uploads that came later.
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
  const plan = new Map<string, StoredDocument | undefined>();
  for (const id of history.touchedAfter(moment)) {
    const [then, now] = [history.documentAt(id, { time: moment }), reader.get(id)];
    const type = (then ?? now)?._type;
    if (type === undefined || keep.includes(type) || isVersionId(id) || isOfTheLake(id, type)) continue;
    if (then && now && sameValue(contentOf(then), contentOf(now))) continue;
    if (then || !UPLOADS.includes(type)) plan.set(id, then);
  }
  const left = leaveOut(plan, reader);
  const count = (isWanted: (id: string, then: StoredDocument | undefined) => boolean) =>
    [...plan].filter(([id, then]) => isWanted(id, then)).length;
  const rewound = {
    changed: count((id, then) => then !== undefined && reader.get(id) !== undefined),
    back: count((id, then) => then !== undefined && reader.get(id) === undefined),
    gone: count((_id, then) => then === undefined),
    left,
  };
  write([...plan].map(([id, then]) => (then ? { createOrReplace: then } : { delete: { id } })));
  for (const migration of migrations) write(migration.mutations(reader.all()));
  return rewound;

  function write(mutations: readonly Mutation[]): void {
    if (mutations.length > 0) transactor.mutate({ mutations, caller: systemCaller });
  }
}

/** Groups, releases, and what lends a view of drafts: nothing that was taken back may come again. */
function isOfTheLake(id: string, type: string): boolean {
  return id.startsWith('_.') || (type.startsWith('sanity.') && !UPLOADS.includes(type));
}

/**
 * Takes out of the plan what refers to something that is not there any more, erased since.
 * @returns ids of what was taken out
 */
function leaveOut(plan: Map<string, StoredDocument | undefined>, reader: Dataset['reader']): readonly string[] {
  const left: string[] = [];
  const isThere = (id: string) => (plan.has(id) ? plan.get(id) : reader.get(id)) !== undefined;
  const broken = () =>
    [...plan].find(([, then]) => then && referencesIn(then).some(({ to, strong }) => strong && !isThere(to)));
  for (let found = broken(); found; found = broken()) {
    plan.delete(found[0]);
    left.push(found[0]);
  }
  return left;
}

function contentOf({ _rev, _updatedAt, ...content }: StoredDocument): object {
  return content;
}

/**
 * Does it to a dataset's file, which must be there.
 * @returns what was done, and the names of uploads that have no file
 * @throws as `rewind`
 */
export async function rewindFile(
  dataDir: string,
  name: string,
  moment: string,
  { files, ...options }: RewindOptions & Pick<LakeConfig, 'files'>,
): Promise<Rewound & { readonly lost: readonly string[] }> {
  const path = join(dataDir, 'datasets', `${name}.db`);
  if (!existsSync(path)) throw new Error(`There is no ${path}. Nothing was changed.`);
  const dataset = openDataset({ dataDir, name, writeLimits: NO_WRITE_LIMITS });
  try {
    return {
      ...rewind(dataset, moment, options),
      lost: await lostUploads([folderOriginals(dataDir), openOriginals({ dataDir, files })], dataset),
    };
  } finally {
    dataset.close();
  }
}
