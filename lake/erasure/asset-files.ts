import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assetIdOf } from '../assets/asset-files.ts';
import { DERIVED, derivedFrom } from '../assets/derived-cache.ts';
import { ASSET_KINDS } from '../assets/folder-originals.ts';
import type { Original, Originals } from '../assets/originals.ts';
import type { LakeConfig } from '../config/config.ts';
import type { ProjectDatasets } from './what-belongs.ts';

interface Place {
  readonly config: Pick<LakeConfig, 'dataDir'>;
  readonly datasets: ProjectDatasets;
  readonly originals: Originals;
}

/**
 * Removes the file of an asset with every picture made from it, unless the asset was uploaded again since.
 * @param mayGo asked when nobody is uploading it
 * @returns how many files there were
 */
export async function removeAsset(
  { config, datasets, originals }: Place,
  original: Original,
  mayGo: () => boolean = () => true,
): Promise<number> {
  const { kind, dataset, name } = original;
  return originals.inTurn(original, async () => {
    if (datasets.get(dataset).reader.get(assetIdOf(kind, name)) || !mayGo()) return 0;
    // First what is here: the bucket may be away.
    const made = await removeFolder(derivedFrom(join(config.dataDir, DERIVED), `${dataset}/${name}`));
    return made + Number(await originals.remove(original));
  });
}

/** Removes a folder with everything in it; returns how many files there were. */
async function removeFolder(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  await rm(path, { recursive: true, force: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/**
 * A deleted asset is no longer served, and its file stays this long: a deletion can be taken back, and a backup that is
 * being made finds every file that its documents name.
 */
export const GRACE_MS = 24 * 60 * 60 * 1000;

interface Options extends Place {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly signal?: AbortSignal;
}

/** Brings an upload to its end that may have been cut off: its file goes, unless its document was there. */
async function endUpload({ datasets, originals }: Place, original: Original): Promise<number> {
  const { kind, dataset, name } = original;
  return originals.inTurn(original, async () => {
    const { reader, history } = datasets.get(dataset);
    const id = assetIdOf(kind, name);
    const isKnown = reader.get(id) || history.transactions([id], { limit: 1 }).length > 0;
    if (!isKnown) return Number(await originals.remove(original));
    await originals.settle(original);
    return 0;
  });
}

/**
 * Removes the files of assets that this history has deleted, and of uploads that were cut off, with every picture made from them; returns how many files. A bucket
 * may hold files that it does not know: those of a newer state of the lake, whose folder is a copy.
 */
export async function collectFiles({ now, signal, ...place }: Options): Promise<number> {
  const { datasets, originals } = place;
  let removed = 0;
  for (const { name: dataset } of datasets.list()) {
    const purged = new Set(
      datasets
        .get(dataset)
        .history.erasedFrom(0)
        .map(({ id }) => id),
    );
    const isKnown = (id: string) => originals.elsewhere === undefined || purged.has(id);
    for (const kind of ASSET_KINDS) {
      for await (const { name } of originals.unsettled(kind, dataset)) {
        removed += await endUpload(place, { kind, dataset, name });
      }
      for await (const { name, writtenAt } of originals.list(kind, dataset)) {
        if (signal?.aborted) return removed;
        const id = assetIdOf(kind, name);
        const { reader, history } = datasets.get(dataset);
        if (reader.get(id)) continue;
        const isOver = () => {
          const [last] = history.transactions([id], { newestFirst: true, limit: 1 });
          if (!last && !isKnown(id)) return false;
          return now - Math.max(writtenAt, last ? Date.parse(last.timestamp) : 0) >= GRACE_MS;
        };
        removed += await removeAsset(place, { kind, dataset, name }, isOver);
      }
    }
  }
  return removed;
}
