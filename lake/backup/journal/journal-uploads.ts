import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AssetKind, assetNameOf, exists, isAssetName, originalPath } from '../../assets/asset-files.ts';
import { journalFolder, journalPath } from './journal-file.ts';
import type { Commit } from '../../store/types.ts';

const KINDS: readonly AssetKind[] = ['image', 'file'];

interface Place {
  readonly dataDir: string;
  /** Where backups are. */
  readonly folder: string;
  readonly dataset: string;
}

/** Copies the uploads that a transaction names beside the journal. What was removed since is missed by nobody. */
export async function keepUploads({ changes }: Commit, { dataDir, folder, dataset }: Place): Promise<void> {
  for (const { id, after } of changes) {
    const upload = after && assetNameOf(id);
    if (!upload) continue;
    const original = originalPath(dataDir, upload.kind, dataset, upload.name);
    const copy = originalPath(journalFolder(folder), upload.kind, dataset, upload.name);
    if (!(await exists(copy)) && (await exists(original))) await copyWhole(original, copy);
  }
}

/** The copy is whole or not there, whenever this is cut off. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.part`;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, draft);
  const handle = await open(draft, 'r+');
  await handle.sync();
  await handle.close();
  await rename(draft, to);
}

/** Removes copies that are in a backup, and what was put aside before it. */
export async function removeUploads(folder: string, dataset: string, backup: number): Promise<void> {
  const journal = journalFolder(folder);
  const aside = (await readdir(journal)).map((name) => join(journal, name));
  const old = aside.filter((path) => path.startsWith(`${journalPath(folder, dataset)}.before-`));
  for (const path of [...(await copies(folder, dataset)).map(({ path }) => path), ...old]) {
    if ((await stat(path)).mtimeMs < backup) await rm(path);
  }
}

/** Adds copies to the uploads of an unpacked backup. */
export async function addUploads(folder: string, unpacked: string, dataset: string): Promise<void> {
  for (const { kind, name, path } of await copies(folder, dataset)) {
    const place = originalPath(unpacked, kind, dataset, name);
    if (!(await exists(place))) await copyWhole(path, place);
  }
}

async function copies(folder: string, dataset: string) {
  const found = await Promise.all(
    KINDS.map(async (kind) => {
      const place = join(journalFolder(folder), 'assets', `${kind}s`, dataset);
      const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && isAssetName(kind, entry.name))
        .map(({ name, parentPath }) => ({ kind, name, path: join(parentPath, name) }));
    }),
  );
  return found.flat();
}
