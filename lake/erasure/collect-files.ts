import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assetIdOf, isAssetName } from '../assets/asset-files.ts';
import { derivedFrom, DERIVED } from '../assets/derived-cache.ts';
import { removeFile, removeFolder } from './remove-files.ts';
import type { AssetKind } from '../assets/asset-files.ts';
import type { LakeConfig } from '../config.ts';
import type { Dataset, Datasets } from '../lake.ts';

/**
 * A deleted asset is no longer served, and its file stays this long: a deletion can be taken back, and a backup that is
 * being made finds every file that its documents name.
 */
export const GRACE_MS = 24 * 60 * 60 * 1000;

const KINDS: readonly AssetKind[] = ['image', 'file'];

interface Options {
  readonly config: Pick<LakeConfig, 'dataDir'>;
  readonly datasets: Datasets;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Removes the files of assets whose documents are gone, with every picture made from them; returns how many files. */
export function collectFiles({ config, datasets, now }: Options): number {
  let removed = 0;
  for (const dataset of datasets.names().map((name) => datasets.get(name))) {
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
