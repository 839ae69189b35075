import { existsSync, openAsBlob } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { exists, isAssetName, moveWhole, originalPath } from './asset-files.ts';
import type { AssetKind } from './asset-files.ts';
import type { Listed, Original, OriginalStore, StoredFile } from './originals.ts';

export const ASSET_KINDS: readonly AssetKind[] = ['image', 'file'];

/** Keeps originals in the data folder. */
export function folderOriginals(dataDir: string): OriginalStore {
  const pathOf = ({ kind, dataset, name }: Original) => originalPath(dataDir, kind, dataset, name);
  const folderOf = (kind: AssetKind, dataset: string) => join(dataDir, 'assets', `${kind}s`, dataset);
  const local = async (original: Original) => ((await exists(pathOf(original))) ? pathOf(original) : undefined);
  return {
    elsewhere: undefined,
    // Readiness looks at the folder by itself.
    isReachable: () => true,
    prepare: () => Promise.resolve(),
    keep: (original, path) => moveWhole(path, pathOf(original)),
    // Here, what no document names is found without a note.
    settle: () => Promise.resolve(),
    unsettled: () => [],
    has: (original) => exists(pathOf(original)),
    local,
    async open(original) {
      const path = await local(original);
      return path === undefined ? undefined : openFile(path);
    },
    async remove(original) {
      const isThere = await exists(pathOf(original));
      await rm(pathOf(original), { force: true });
      return isThere;
    },
    list: (kind, dataset) => filesOf(folderOf(kind, dataset), kind),
    async copyAll(from, to) {
      for (const kind of ASSET_KINDS) await linkFiles(folderOf(kind, from), folderOf(kind, to), kind);
    },
    async removeAll(dataset) {
      for (const kind of ASSET_KINDS) await rm(folderOf(kind, dataset), { force: true, recursive: true });
    },
  };
}

export async function openFile(path: string): Promise<StoredFile> {
  const file = await openAsBlob(path);
  return { size: file.size, read: (start, end) => file.slice(start, end + 1) };
}

async function pathsOf(folder: string, kind: AssetKind) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap(({ name, parentPath }) =>
    isAssetName(kind, name) ? [{ name, path: join(parentPath, name) }] : [],
  );
}

async function* filesOf(folder: string, kind: AssetKind): AsyncGenerator<Listed> {
  for (const { name, path } of await pathsOf(folder, kind)) {
    const found = await stat(path).catch(() => undefined);
    if (found) yield { name, writtenAt: found.mtimeMs };
  }
}

/** A link is enough; across file systems it takes a copy. */
async function linkFiles(from: string, to: string, kind: AssetKind): Promise<void> {
  for (const { path } of await pathsOf(from, kind)) {
    const target = join(to, relative(from, path));
    await mkdir(dirname(target), { recursive: true });
    await link(path, target).catch(() => copyFile(path, target));
  }
}
