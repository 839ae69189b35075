import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assetIdOf, isAssetName } from '../assets/asset-files.ts';
import { DERIVED, derivedFrom } from '../assets/derived-cache.ts';
import type { AssetKind } from '../assets/asset-files.ts';
import type { LakeConfig } from '../config/config.ts';
import type { Dataset } from '../dataset.ts';
import type { ProjectDatasets } from './what-belongs.ts';

/** Removes a file; returns how many there were. At once, so that nothing happens between the check and the end of it. */
export function removeFile(path: string): number {
  const isThere = statSync(path, { throwIfNoEntry: false }) !== undefined;
  rmSync(path, { force: true });
  return isThere ? 1 : 0;
}

/** Removes a folder with everything in it; returns how many files there were. */
export function removeFolder(path: string): number {
  if (!statSync(path, { throwIfNoEntry: false })) return 0;
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  rmSync(path, { recursive: true, force: true });
  return files.length;
}

/**
 * A deleted asset is no longer served, and its file stays this long: a deletion can be taken back, and a backup that is
 * being made finds every file that its documents name.
 */
export const GRACE_MS = 24 * 60 * 60 * 1000;

const KINDS: readonly AssetKind[] = ['image', 'file'];

interface Options {
  readonly config: Pick<LakeConfig, 'dataDir'>;
  readonly datasets: ProjectDatasets;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Removes the files of assets whose documents are gone, with every picture made from them; returns how many files. */
export function collectFiles({ config, datasets, now }: Options): number {
  let removed = 0;
  for (const dataset of datasets.list().map(({ name }) => datasets.get(name))) {
    for (const kind of KINDS) {
      for (const { path, name } of filesOf(join(config.dataDir, 'assets', `${kind}s`, dataset.name), kind)) {
        const id = assetIdOf(kind, name);
        // No upload comes between this check and the end of the file: nothing here waits.
        if (dataset.reader.get(id) || now - goneSince(dataset, id, path) < GRACE_MS) continue;
        removed += removeFile(path);
        removed += removeFolder(derivedFrom(join(config.dataDir, DERIVED), `${dataset.name}/${name}`));
      }
    }
  }
  return removed;
}

function filesOf(folder: string, kind: AssetKind): readonly { readonly path: string; readonly name: string }[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files.flatMap(({ name, parentPath }) =>
    isAssetName(kind, name) ? [{ name, path: join(parentPath, name) }] : [],
  );
}

/** An upload touches its file, also when it was there before. */
function goneSince({ history }: Dataset, id: string, path: string): number {
  const [last] = history.transactions([id], { newestFirst: true, limit: 1 });
  return Math.max(statSync(path).mtimeMs, last ? Date.parse(last.timestamp) : 0);
}
