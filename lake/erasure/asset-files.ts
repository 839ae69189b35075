import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assetIdOf } from '../assets/asset-files.ts';
import { DERIVED, derivedFrom } from '../assets/derived-cache.ts';
import { ASSET_KINDS } from '../assets/folder-originals.ts';
import type { Original, Originals } from '../assets/originals.ts';
import type { LakeConfig } from '../config/config.ts';
import type { Dataset } from '../dataset.ts';
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
    const isRemoved = await originals.remove(original);
    return Number(isRemoved) + (await removeFolder(derivedFrom(join(config.dataDir, DERIVED), `${dataset}/${name}`)));
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

/** Removes the files of assets whose documents are gone, with every picture made from them; returns how many files. */
export async function collectFiles({ now, signal, ...place }: Options): Promise<number> {
  const { datasets, originals } = place;
  let removed = 0;
  for (const { name: dataset } of datasets.list()) {
    for (const kind of ASSET_KINDS) {
      for await (const { name, writtenAt } of originals.list(kind, dataset)) {
        if (signal?.aborted) return removed;
        const id = assetIdOf(kind, name);
        const isOver = () => now - goneSince(datasets.get(dataset), id, writtenAt) >= GRACE_MS;
        if (!datasets.get(dataset).reader.get(id)) removed += await removeAsset(place, { kind, dataset, name }, isOver);
      }
    }
  }
  return removed;
}

function goneSince({ history }: Dataset, id: string, writtenAt: number): number {
  const [last] = history.transactions([id], { newestFirst: true, limit: 1 });
  return Math.max(writtenAt, last ? Date.parse(last.timestamp) : 0);
}
